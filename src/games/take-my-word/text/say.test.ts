import { describe, expect, it } from 'vitest';
import { rules } from '../rules/rules.ts';
import type { Event } from '../rules/state.ts';
import { DEFAULT_SETUP, stagedTable, type TestTable } from '../testing/table.testing.ts';
import { say } from './say.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];
const told = (t: TestTable): readonly string[] => t.events.flatMap((event) => say.event(event, NAMES) ?? []);

describe('refusals in words', () => {
  const open = (hand: string, more = {}): TestTable =>
    stagedTable({ row: 'rN kI', last: [2], hands: { 0: hand }, ...more });
  const word = (hand: string): TestTable => stagedTable({ row: 'kR yA gT', status: 'word', hands: { 0: hand } });
  const SCORES = { phase: 'switch', tally: { 0: [1], 1: [3], 2: [8] } };

  it.each<[string, TestTable, number | 'clock', string, string]>([
    [
      'NOT_A_BEGINNING',
      stagedTable({ row: 'kN', hands: { 0: 'yI kK' } }),
      0,
      'play . kK',
      'NK begins no word (TM-067); NI or IN would do.',
    ],
    ['NOT_A_BEGINNING', stagedTable({ row: 'kN', hands: { 0: 'kK' } }), 0, 'play . kK', 'NK begins no word (TM-067).'],
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
      stagedTable({ hands: { 0: 'rA' } }),
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
      stagedTable({ row: 'rN kI+DL', hands: { 0: 'rC kE' } }),
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
    ['NOT_YOUR_OFFER', stagedTable(SCORES, 3), 0, 'stay', 'The choice to switch places is another player’s (TM-138).'],
    ['NO_SUCH_PLAYER', stagedTable(SCORES, 3), 2, 'switch 7', 'Nobody plays at seat 7 (TM-139).'],
    [
      'CANNOT_SWITCH_WITH_SELF',
      stagedTable(SCORES, 3),
      2,
      'switch 2',
      'You cannot switch places with yourself (TM-136); “stay” keeps the order.',
    ],
    [
      'NO_DOUBLE',
      stagedTable(SCORES, 3, { seatSwitch: 'noDouble' }),
      2,
      'switch 0',
      'You had the last turn of the round and may not move to the first place (TM-139).',
    ],
    ['ALREADY_LEFT', stagedTable(SCORES, 3).act(0, 'leave'), 0, 'leave', 'You have left this game (TM-175).'],
    ['GAME_OVER', stagedTable({ round: 10, turn: 1 }).act(1, 'giveup'), 0, 'pass', 'The game is over (TM-140).'],
  ])('%s', (code, t, by, text, sentence) => {
    const refusal = t.refusal(by, text);
    expect([refusal.code, say.refusal(refusal)]).toEqual([code, sentence]);
  });

  it('TIME_UP', () => {
    const t = open('rC');
    expect(say.refusal(t.refusal(0, 'pass', 95_000))).toBe('Your time was up before this arrived (TM-172).');
  });
});

describe('events in words', () => {
  it('tell a setup', () => {
    const t = stagedTable({ opening: 'DL rM bF', draw: 'DW' });
    expect(told(t)).toEqual([
      'Ann draws double letter, red M.',
      'Bob draws blue F.',
      'Bob goes first.',
      'Bob has the star, a double word card.',
      expect.stringMatching(/^Bob is dealt 7 letters and shows a double word card/),
      expect.stringMatching(/^Ann is dealt 7 letters/),
      '10 rounds, in this order: Bob, Ann.',
    ]);
  });

  it('tell a take', () => {
    const t = stagedTable({ row: 'rC yA kT+TL', status: 'word', by: 1, hands: { 0: 'kS rE' } }).act(
      0,
      'play ... kS+ST word',
    );
    expect(told(t)).toEqual(['Ann takes CAT: Bob loses 7 points.', 'Ann forms CATS for 16 points, with the star.']);
  });

  it('tell a clear, a start and a refill', () => {
    const t = stagedTable({ row: 'kI kN', status: 'word', hands: { 0: 'rC' } }).act(0, 'clear rC');
    expect(told(t).slice(0, 3)).toEqual([
      'IN is cleared; its 2 points are safe with Bob.',
      'Ann lays one letter for 3 points: the row reads C.',
      expect.stringMatching(/^Ann has laid every letter and draws 7 new letters/),
    ]);
  });

  it('tell a stalemate, the end of a round and a tie', () => {
    const t = stagedTable({ row: 'kR kA kT kE', turn: 1, passed: [0], hands: { 1: 'gX' } }).act(1, 'pass');
    expect(told(t)).toEqual([
      'Bob passes.',
      'Nobody can go on with RATE: a stalemate. The row is cleared.',
      'Round 1 is over: Ann +0, Bob +0.',
      'Ann and Bob share the best score, so nobody switches places.',
    ]);
  });

  it('tell the end', () => {
    const t = stagedTable({ round: 10, turn: 1, hands: { 0: 'bZ', 1: 'kE' } }).act('clock');
    expect(told(t).at(-1)).toBe('Letters left in hand: Ann −9, Bob −1. Bob wins with −1; Ann has −9.');
  });

  it.each<[string, Event]>([
    ['The discards, 1 card, become the new pile.', { type: 'reshuffled', cards: 1 }],
    [
      'Ann forms FEW for 25 points, with 2 double letter cards and the star.',
      { type: 'formed', seat: 0, text: 'FEW', points: 25, premiums: ['DL', 'ST', 'DL'] },
    ],
    [
      'Ann and Cid share the victory with 7; Bob has 5.',
      { type: 'ended', reason: '', hands: [], deductions: [0, 0, 0], scores: [7, 5, 7], winners: [0, 2] },
    ],
    ['Ann was best and may switch places.', { type: 'offered', seat: 0, partners: [1], limit: null }],
    [
      'Bob was best but had the last turn, so nobody switches places.',
      { type: 'noSwitch', why: 'noDouble', seats: [1] },
    ],
    ['Bob and Ann switch places. The order is now Bob, Ann.', { type: 'switched', seat: 1, with: 0, rotation: [1, 0] }],
    ['Ann keeps the order.', { type: 'stayed', seat: 0, why: 'timeUp' }],
    ['Ann tries NK, which begins no word.', { type: 'badPlay', seat: 0, text: 'NK', code: 'NOT_A_BEGINNING' }],
    ['Ann seems to be away: the next turns are short.', { type: 'away', seat: 0 }],
    ['Ann is back.', { type: 'back', seat: 0, limit: null }],
    ['Ann leaves the game.', { type: 'left', seat: 0, letters: 3, premiums: [] }],
  ])('%s', (sentence, event) => {
    expect(say.event(event, NAMES)).toBe(sentence);
  });
});

describe('the table in words', () => {
  it('shows row, players and one’s own hand', () => {
    const t = stagedTable({
      row: 'rC yA kT+TL',
      status: 'word',
      hands: { 0: 'kS b?' },
      premiums: { 0: 'DW' },
      last: [3],
    });
    expect(say.table(t.view(0), 0, NAMES)).toBe(`Round 2 of 10

A word stands: CAT by Bob, 7 points
   C      A      T*
  rC     yA     kT+TL
   3      1      1

> Ann         0  2 letters   DW ST
  Bob         7  7 letters

Pile 136, discard 0
Your hand: kS 1   b?
Your premiums: DW (a double word card), ST (the star)`);
    expect(say.table(t.view('spectator'), 'spectator', NAMES)).not.toContain('hand');
  });

  it('asks for what the row asks for', () => {
    const ask = (t: TestTable, seat = 0): string => say.prompt(t.view(seat), seat, NAMES);
    expect(ask(stagedTable({}))).toBe('Lay a word, or a single letter.');
    expect(ask(stagedTable({ row: 'kN' }))).toBe('Make a word of N, or lay one card.');
    expect(ask(stagedTable({ row: 'kI kN', status: 'word' }))).toBe('Change IN, or clear it.');
    expect(ask(stagedTable({}), 1)).toBe('It is the turn of Ann.');
    const offer = stagedTable({ phase: 'switch', tally: { 0: [9] } }, 3);
    expect(ask(offer)).toBe('Switch places with Bob or Cid, or stay.');
    expect(ask(offer, 1)).toBe('Ann may switch places.');
  });
});

it('the examples of moves can be read', () => {
  for (const { text } of say.moves) expect(rules.parseMove(text), text).not.toBe(null);
  expect(Object.keys(say.options)).toEqual(Object.keys(DEFAULT_SETUP));
});
