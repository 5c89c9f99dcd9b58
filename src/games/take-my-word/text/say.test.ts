import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Match } from '../../../core/match.ts';
import { playerNames } from '../../../core/player-names.ts';
import { openTable, performAct } from '../../../core/table.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { rules } from '../rules/rules.ts';
import type { Event } from '../rules/state.ts';
import { DEFAULT_SETUP, stageTestTable, type TestTable } from '../testing/table.testing.ts';
import { say } from './say.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];
const sentences = (t: TestTable): readonly string[] =>
  t.events.flatMap((event) => say.event(event, playerNames(NAMES, null)) ?? []);

describe('the sentence of an event', () => {
  it('describes the setup', () => {
    const t = stageTestTable({ opening: 'DL rM bF', draw: 'DW' });
    expect(sentences(t)).toEqual([
      'Ann draws double letter, red M.',
      'Bob draws blue F.',
      'Bob goes first.',
      'Bob has the star, a double word card.',
      expect.stringMatching(/^Bob is dealt 7 letters and shows a double word card/),
      expect.stringMatching(/^Ann is dealt 7 letters/),
      '10 rounds, in this order: Bob, Ann.',
    ]);
  });

  it('describes a taken word', () => {
    const t = stageTestTable({ row: 'rC yA kT+TL', status: 'word', by: 1, hands: { 0: 'kS rE' } }).act(
      0,
      'play ... kS+ST word',
    );
    expect(sentences(t)).toEqual([
      'Ann takes CAT: Bob loses 7 points.',
      'Ann forms CATS for 16 points, with the star.',
    ]);
  });

  it('describes a cleared word, a first letter and a refill', () => {
    const t = stageTestTable({ row: 'kI kN', status: 'word', hands: { 0: 'rC' } }).act(0, 'clear rC');
    expect(sentences(t).slice(0, 3)).toEqual([
      'IN is cleared; its 2 points are safe with Bob.',
      'Ann lays one letter for 3 points: the row reads C.',
      expect.stringMatching(/^Ann has laid every letter and draws 7 new letters/),
    ]);
  });

  it('describes a stalemate, the end of a round and a tie', () => {
    const t = stageTestTable({ row: 'kR kA kT kE', turn: 1, passed: [0], hands: { 1: 'gX' } }).act(1, 'pass');
    expect(sentences(t)).toEqual([
      'Bob passes.',
      'Nobody can go on with RATE: a stalemate. The row is cleared.',
      'Round 1 is over: Ann +0, Bob +0.',
      'Ann and Bob share the best score, so nobody switches places.',
    ]);
  });

  it('describes the end', () => {
    const t = stageTestTable({ round: 10, turn: 1, hands: { 0: 'bZ', 1: 'kE' } }).act('clock');
    expect(sentences(t).at(-1)).toBe('Letters left in hand: Ann −9, Bob −1. Bob wins with −1; Ann has −9.');
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
    expect(say.event(event, playerNames(NAMES, null))).toBe(sentence);
  });
});

describe('the words of an event', () => {
  const lexicon = loadLexicon('standard');

  /** All events of a golden match. */
  function eventsOf(name: string): readonly Event[] {
    const text = readFileSync(new URL(`../golden/${name}.txt`, import.meta.url), 'utf8');
    const opened = openTable(rules, JSON.parse(text.slice(0, text.indexOf('\n'))) as Match, lexicon);
    if (!opened.ok) throw new Error(opened.error.code);
    const table = opened.value;
    const events = [...table.openingEvents];
    for (const [, at, by, move] of text.matchAll(/^> \d+ (\d+) (\d+|clock) (.+)$/gm)) {
      const played = performAct(table, by === 'clock' ? 'clock' : Number(by), move!, Number(at));
      if (!played.ok) throw new Error(played.error.code);
      events.push(...played.value.events);
    }
    return events as unknown as readonly Event[];
  }

  it.each(['rulebook', 'relaxed', 'full'])('are real words that its sentence names (%s)', (name) => {
    const names = playerNames(
      Array.from({ length: 6 }, (_, seat) => `player ${seat + 1}`),
      null,
    );
    let count = 0;
    for (const event of eventsOf(name)) {
      const sentence = say.event(event, names);
      const words = say.words!(event);
      if (sentence === null) expect(words).toEqual([]);
      for (const word of words) {
        expect(sentence!.split(/[^A-Z]+/)).toContain(word);
        expect(lexicon.has(word), word).toBe(true);
        count++;
      }
    }
    expect(count).toBeGreaterThan(10);
  });

  it('leave out what an open row reads and what was refused', () => {
    expect(say.words!({ type: 'lettered', seat: 0, text: 'NI', points: 1 })).toEqual([]);
    expect(say.words!({ type: 'stalemate', text: 'RATE' })).toEqual([]);
    expect(say.words!({ type: 'badPlay', seat: 0, text: 'NK', code: 'NOT_A_BEGINNING' })).toEqual([]);
  });
});

it('all examples of moves can be parsed', () => {
  for (const { text } of say.moves) expect(rules.parseMove(text), text).not.toBe(null);
  expect(Object.keys(say.options)).toEqual(Object.keys(DEFAULT_SETUP));
});
