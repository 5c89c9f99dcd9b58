import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { findSentenceFaults, readRetiredTerms } from '../../conformance/sentence-faults.ts';
import { game } from '../game.ts';
import { stageTestTable, type TestTable } from '../testing/table.testing.ts';
import { sayRefusal } from './refusals.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];
const RETIRED = readRetiredTerms(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'));

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
    'No word starts with NK. Try another card or another place.',
  ],
  ['NOT_A_WORD', word('bI'), 0, 'play ... bI', 'RATI isn’t a word yet. Make a new word from RAT, or clear it.'],
  [
    'NOT_A_WORD',
    open('kK kE'),
    0,
    'play .. kK kE',
    'NIKE isn’t in the dictionary. If you don’t make a word, you can play only one card.',
  ],
  [
    'NOT_A_WORD',
    stageTestTable({ hands: { 0: 'rA' } }),
    0,
    'play rA word',
    'One letter is never a word. Leave out “word” to start with it.',
  ],
  ['NOT_A_WORD', open('rC'), 0, 'play .. rC word', 'NIC isn’t a word yet. Leave out “word” to score the letter.'],
  [
    'CLAIM_REQUIRED',
    open('kT'),
    0,
    'play .. kT',
    'NIT is a word. Add “letter” to score 1 point for sure, or “word” to score 3 points unless it’s taken.',
  ],
  [
    'CLAIM_NOT_ALLOWED',
    open('rC kE'),
    0,
    'play .. rC kE letter',
    'If you play two or more cards, they always score as a word. Leave out “letter”.',
  ],
  [
    'CANNOT_CLEAR',
    open('rC'),
    0,
    'clear rC',
    'You can’t clear NI, because it wasn’t scored as a word. Finish a word, or play one card.',
  ],
  ['NO_CARDS', open('rC'), 0, 'play ..', 'Play at least one card from your hand.'],
  [
    'BAD_CELLS',
    open('rC'),
    0,
    'play . rC',
    'Write a dot for each card of NI that stays and “/” before each replacement. New cards go at the ends.',
  ],
  ['NOT_IN_HAND', open('rC'), 0, 'play .. bC', 'You don’t have a blue “C”. Choose a card from your hand.'],
  ['NOT_IN_HAND', open('kE'), 0, 'play .. kE kE', 'You have only 1 black “E” card.'],
  [
    'BLANK_NEEDS_LETTER',
    open('b?'),
    0,
    'play .. b?',
    'Choose a letter for the blue blank. For example, b?=S makes it an “S”.',
  ],
  ['NOT_A_BLANK', open('rC'), 0, 'play .. rC=S', 'The red “C” isn’t a blank, so it can’t stand for “S”.'],
  [
    'BLACK_LOCKED',
    open('kO'),
    0,
    'play . /kO',
    'The black “I” is locked, so it has to stay. You can add cards before or after the row.',
  ],
  ['COLOUR_MISMATCH', open('bT'), 0, 'play /bT .', 'A blue “T” can’t replace the red “N”. Use a red or black card.'],
  ['KEEP_ONE', open('rT', { last: [1] }), 0, 'play /rT .', 'The “N” was played last, so it has to stay.'],
  ['NO_CHANGE', open('kN'), 0, 'play /kN .', 'The row would still be NI. Change or add a letter.'],
  [
    'PREMIUM_NEEDS_WORD',
    open('rC', { premiums: { 0: 'TL' } }),
    0,
    'play . .+TL rC',
    'You can use a triple letter card only when you score a word. Take it back, or finish a word.',
  ],
  ['PREMIUM_NOT_YOURS', open('rC kE'), 0, 'play . .+TL rC kE', 'You don’t have a triple letter card.'],
  [
    'PREMIUM_NEEDS_BLACK',
    open('rC kE'),
    0,
    'play .+ST . rC kE',
    'Premium cards go only on black cards, and this “N” isn’t black.',
  ],
  [
    'PREMIUM_TAKEN',
    stageTestTable({ row: 'rN kI+DL', hands: { 0: 'rC kE' } }),
    0,
    'play . .+ST rC kE',
    'The “I” already has a double letter card. Each card can have only one.',
  ],
  [
    'PASS_NOT_ALLOWED',
    open('rC'),
    0,
    'pass',
    'You can’t pass, because you can still play. If you don’t see how, give up your turn.',
  ],
  [
    'PASS_NOT_ALLOWED',
    word('rC'),
    0,
    'pass',
    'You can’t pass on a finished word. Make a new word from it, or clear it.',
  ],
  ['NOT_YOUR_TURN', open('rC'), 1, 'pass', 'It’s Ann’s turn. You can plan your move while you wait.'],
  ['WRONG_PHASE', open('rC'), 0, 'stay', 'You can’t switch places now. After each round, the top scorer may.'],
  ['NOT_DUE', open('rC'), 'clock', 'timeUp', 'Time isn’t up yet.'],
  ['NOT_AWAY', open('rC'), 0, 'back', 'You’re not away. Just keep playing.'],
  ['NOT_YOUR_OFFER', stageTestTable(SCORES, 3), 0, 'stay', 'Only Cid can switch places now.'],
  [
    'NO_SUCH_PLAYER',
    stageTestTable(SCORES, 3),
    2,
    'switch 7',
    'There’s no such player at this table. Players are numbered from 0.',
  ],
  [
    'CANNOT_SWITCH_WITH_SELF',
    stageTestTable(SCORES, 3),
    2,
    'switch 2',
    'You can’t switch places with yourself. Choose another player, or stay.',
  ],
  [
    'NO_DOUBLE',
    stageTestTable(SCORES, 3, { seatSwitch: 'noDouble' }),
    2,
    'switch 0',
    'You had the last turn of this round, so you can’t switch to first place. Choose another player, or stay.',
  ],
  ['ALREADY_LEFT', stageTestTable(SCORES, 3).act(0, 'leave'), 0, 'leave', 'You’ve left this game.'],
  [
    'CANNOT_CLEAR',
    stageTestTable({ row: 'kR yA', hands: { 0: 'gT kE', 1: 'rC' } }, 2, { seatSwitch: 'off' }).act(
      0,
      'play .. gT letter',
    ),
    1,
    'clear rC',
    'You can’t clear RAT, because it wasn’t scored as a word. Finish a word, or play one card.',
  ],
  [
    'CANNOT_CLEAR',
    stageTestTable({ hands: { 0: 'rC' } }),
    0,
    'clear rC',
    'There’s no word to clear. Play a word or a single letter.',
  ],
  [
    'NOT_A_WORD',
    word('kE bI'),
    0,
    'play ... kE bI',
    'RATEI isn’t in the dictionary. Make a new word from RAT, or clear it.',
  ],
  ['NO_CARDS', word('kN'), 0, 'clear', 'Clearing and playing are one move. Name your cards too, such as “clear kN”.'],
  [
    'BAD_CELLS',
    stageTestTable({ hands: { 0: 'rC' } }),
    0,
    'play . rC',
    'The row is empty, so just name your cards, without dots and slashes.',
  ],
  [
    'KEEP_ONE',
    stageTestTable({ row: 'rN yI', hands: { 0: 'rT yA' } }),
    0,
    'play /rT /yA',
    '“N” and “I” were played last. At least one of them has to stay.',
  ],
  [
    'KEEP_ONE',
    stageTestTable({ row: 'rN yI', hands: { 0: 'rT yA' } }, 2, { keepRule: 'any' }),
    0,
    'play /rT /yA',
    'You can’t replace every card. At least one has to stay.',
  ],
  [
    'PREMIUM_NOT_YOURS',
    stageTestTable({ row: 'kR', hands: { 0: 'kA kT' }, premiums: { 0: 'TL' } }),
    0,
    'play . kA+TL kT+TL',
    'You have only 1 triple letter card.',
  ],
  [
    'PREMIUM_NOT_YOURS',
    open('rC kE', { premiums: { 0: '', 1: 'ST' } }),
    0,
    'play . .+ST rC kE',
    'You don’t have the star.',
  ],
  [
    'PASS_NOT_ALLOWED',
    stageTestTable({ hands: { 0: 'rC' } }),
    0,
    'pass',
    'You can’t pass on an empty row. Play a word or a single letter.',
  ],
  ['NOT_YOUR_TURN', stageTestTable({}, 3).act(1, 'leave'), 1, 'pass', 'You’ve left this game.'],
  ['WRONG_PHASE', stageTestTable(SCORES, 3), 0, 'pass', 'Wait until Cid decides whether to switch places.'],
  ['WRONG_PHASE', stageTestTable(SCORES, 3), 2, 'pass', 'Choose a player to switch places with first, or stay.'],
  [
    'NO_SUCH_PLAYER',
    stageTestTable(SCORES, 3).act(1, 'leave'),
    2,
    'switch 1',
    'Bob left the game. Choose another player.',
  ],
  ['GAME_OVER', stageTestTable({ round: 10, turn: 1 }).act(1, 'giveup'), 0, 'pass', 'The game is over.'],
])('%s', (code, t, by, text, sentence) => {
  const refusal = t.refusal(by, text);
  const players = playerNames(NAMES, by === 'clock' ? null : by);
  expect([refusal.code, sayRefusal(refusal, players)]).toEqual([code, sentence]);
  expect(findSentenceFaults(sentence, RETIRED)).toEqual([]);
});

it('TIME_UP', () => {
  const t = open('rC');
  expect(sayRefusal(t.refusal(0, 'pass', 95_000), playerNames(NAMES, 0))).toBe('Too late: your time was already up.');
});

it('[TM-178] a refusal names no word that could be played', () => {
  // RATE could be made from RAT; NI and IN from N. None of them is named, nor anywhere in the refusal's data.
  const standing = stageTestTable({ row: 'kR yA gT', turn: 1, hands: { 1: 'kE bZ' } }, 3);
  const start = stageTestTable({ row: 'kN', hands: { 0: 'yI kK' } });
  for (const [t, seat, text, tried] of [
    [standing, 1, 'play ... bZ', 'RATZ'],
    [start, 0, 'play . kK', 'NK'],
  ] as const) {
    const refusal = t.refusal(seat, text);
    expect([refusal.code, refusal.about]).toEqual(['NOT_A_BEGINNING', [tried]]);
    expect(sayRefusal(refusal, playerNames(NAMES, seat))).toBe(
      `No word starts with ${tried}. Try another card or another place.`,
    );
  }
});

it('says that a card can have only one premium, although such a move can’t be parsed', () => {
  const refusal = { code: 'MALFORMED', rule: '', about: ['play kB+DW+TL kA . kK'] };
  expect(game.say.refusal(refusal, playerNames(NAMES, 0))).toBe('Put only one premium card on each card.');
  expect(game.say.refusal({ ...refusal, about: ['lay kB'] }, playerNames(NAMES, 0))).toContain('isn’t a move');
});
