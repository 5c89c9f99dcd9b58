import { expect, it } from 'vitest';
import { stageTestTable, type TestTable } from '../testing/table.testing.ts';
import { sayRefusal } from './refusals.ts';

const open = (hand: string, more = {}): TestTable =>
  stageTestTable({ row: 'rN kI', last: [2], hands: { 0: hand }, ...more });
const word = (hand: string): TestTable => stageTestTable({ row: 'kR yA gT', status: 'word', hands: { 0: hand } });
const SCORES = { phase: 'switch', tally: { 0: [1], 1: [3], 2: [8] } };

it.each<[string, TestTable, number | 'clock', string, string]>([
  [
    'NOT_A_BEGINNING',
    stageTestTable({ row: 'kN', hands: { 0: 'yI kK' } }),
    0,
    'play . kK',
    'NK begins no word (TM-067); NI or IN would do.',
  ],
  ['NOT_A_BEGINNING', stageTestTable({ row: 'kN', hands: { 0: 'kK' } }), 0, 'play . kK', 'NK begins no word (TM-067).'],
  [
    'NOT_A_WORD',
    word('bI'),
    0,
    'play ... bI',
    'RATI begins a word but is none (TM-082); make a new word of it or clear it.',
  ],
  [
    'NOT_A_WORD',
    open('kK kE'),
    0,
    'play .. kK kE',
    'NIKE is not in the word list (TM-043); without a word only one card can be laid.',
  ],
  [
    'NOT_A_WORD',
    stageTestTable({ hands: { 0: 'rA' } }),
    0,
    'play rA word',
    'A single letter is never a whole word (TM-063); leave out “word” to start with it.',
  ],
  [
    'NOT_A_WORD',
    open('rC'),
    0,
    'play .. rC word',
    'NIC begins a word but is none (TM-111); leave out “word” to score the letter.',
  ],
  [
    'CLAIM_REQUIRED',
    open('kT'),
    0,
    'play .. kT',
    'One card makes NIT a word, so choose how to score it (TM-111); “letter” gives 1 for sure, “word” gives 3 unless it is taken.',
  ],
  [
    'CLAIM_NOT_ALLOWED',
    open('rC kE'),
    0,
    'play .. rC kE letter',
    'Two or more cards are always scored as a word (TM-115); leave out “letter”.',
  ],
  [
    'CANNOT_CLEAR',
    open('rC'),
    0,
    'clear rC',
    'Only a standing word can be cleared (TM-064); these letters stay until they become a word.',
  ],
  ['NO_CARDS', open('rC'), 0, 'play ..', 'A play lays at least one card of your hand (TM-045).'],
  [
    'BAD_CELLS',
    open('rC'),
    0,
    'play . rC',
    'The cells do not cover the row NI card by card (TM-047); write a dot for each card that stays and a slash before each replacement, and add cards only before or behind.',
  ],
  ['NOT_IN_HAND', open('rC'), 0, 'play .. bC', 'You do not hold a blue C (TM-045).'],
  ['NOT_IN_HAND', open('kE'), 0, 'play .. kE kE', 'You hold the black E only once (TM-045).'],
  [
    'BLANK_NEEDS_LETTER',
    open('b?'),
    0,
    'play .. b?',
    'The blue blank has to stand for a letter (TM-004); b?=S would make it an S.',
  ],
  ['NOT_A_BLANK', open('rC'), 0, 'play .. rC=S', 'The red C is no blank and cannot stand for S (TM-004).'],
  [
    'BLACK_LOCKED',
    open('kO'),
    0,
    'play . /kO',
    'The black I is locked and cannot be replaced (TM-092); you can add cards before and behind the row.',
  ],
  [
    'COLOUR_MISMATCH',
    open('bT'),
    0,
    'play /bT .',
    'A blue T cannot replace the red N (TM-093); a red or black card could.',
  ],
  [
    'KEEP_ONE',
    open('rT', { last: [1] }),
    0,
    'play /rT .',
    'The N was laid in the latest turn and has to stay (TM-096).',
  ],
  [
    'NO_CHANGE',
    open('kN'),
    0,
    'play /kN .',
    'The row would still read NI (TM-051); a play has to change what it reads.',
  ],
  [
    'PREMIUM_NEEDS_WORD',
    open('rC', { premiums: { 0: 'TL' } }),
    0,
    'play . .+TL rC',
    'You can lay a triple letter card only with a word that is scored as a word (TM-123).',
  ],
  [
    'PREMIUM_NOT_YOURS',
    open('rC kE'),
    0,
    'play . .+TL rC kE',
    'You do not have a triple letter card for each place (TM-128).',
  ],
  [
    'PREMIUM_NEEDS_BLACK',
    open('rC kE'),
    0,
    'play .+ST . rC kE',
    'Premiums lie only on black cards, and this N is not black (TM-122).',
  ],
  [
    'PREMIUM_TAKEN',
    stageTestTable({ row: 'rN kI+DL', hands: { 0: 'rC kE' } }),
    0,
    'play . .+ST rC kE',
    'The I already bears a double letter card (TM-124).',
  ],
  [
    'PASS_NOT_ALLOWED',
    open('rC'),
    0,
    'pass',
    'You have a legal play, so you cannot pass (TM-071); “giveup” ends the turn all the same.',
  ],
  [
    'PASS_NOT_ALLOWED',
    word('rC'),
    0,
    'pass',
    'Facing a word you do not pass (TM-072); make a new word of it or clear it.',
  ],
  ['NOT_YOUR_TURN', open('rC'), 1, 'pass', 'It is another player’s turn (TM-135).'],
  ['WRONG_PHASE', open('rC'), 0, 'stay', 'No switch of places is on offer now (TM-179).'],
  ['NOT_DUE', open('rC'), 'clock', 'timeUp', 'The clock has not run out (TM-172).'],
  ['NOT_AWAY', open('rC'), 0, 'back', 'You are not away (TM-174).'],
  ['NOT_YOUR_OFFER', stageTestTable(SCORES, 3), 0, 'stay', 'The choice to switch places is another player’s (TM-138).'],
  ['NO_SUCH_PLAYER', stageTestTable(SCORES, 3), 2, 'switch 7', 'Nobody plays at seat 7 (TM-139).'],
  [
    'CANNOT_SWITCH_WITH_SELF',
    stageTestTable(SCORES, 3),
    2,
    'switch 2',
    'You cannot switch places with yourself (TM-136); “stay” keeps the order.',
  ],
  [
    'NO_DOUBLE',
    stageTestTable(SCORES, 3, { seatSwitch: 'noDouble' }),
    2,
    'switch 0',
    'You had the last turn of the round and may not move to the first place (TM-139).',
  ],
  ['ALREADY_LEFT', stageTestTable(SCORES, 3).act(0, 'leave'), 0, 'leave', 'You have left this game (TM-175).'],
  ['GAME_OVER', stageTestTable({ round: 10, turn: 1 }).act(1, 'giveup'), 0, 'pass', 'The game is over (TM-140).'],
])('%s', (code, t, by, text, sentence) => {
  const refusal = t.refusal(by, text);
  expect([refusal.code, sayRefusal(refusal)]).toEqual([code, sentence]);
});

it('TIME_UP', () => {
  const t = open('rC');
  expect(sayRefusal(t.refusal(0, 'pass', 95_000))).toBe('Your time was up before this arrived (TM-172).');
});
