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
const sentences = (t: TestTable, reader: number | null = null): readonly string[] =>
  t.events.flatMap((event) => say.event(event, playerNames(NAMES, reader)) ?? []);
const ended = { type: 'ended', hands: [], deductions: [0, 0, 0], scores: [7, 5, 7], winners: [0, 2] } as const;

describe('the sentence of an event', () => {
  it('describes the setup', () => {
    const t = stageTestTable({ opening: 'DL rM bF', draw: 'DW' });
    expect(sentences(t, 0)).toEqual([
      'You drew a double letter card and a red “M”.',
      'Bob drew a blue “F”.',
      'Bob went first.',
      'Bob got the star. It doubles a word’s points.',
      expect.stringMatching(/^Bob got 7 letters(, | and )a double word card/),
      expect.stringMatching(/^You got 7 letters/),
      '10 rounds, in this order: Bob, you.',
      'Bob’s turn.',
    ]);
  });

  it('describes a taken word, with the premiums that were there before', () => {
    const t = stageTestTable({ row: 'rC yA kT+TL', status: 'word', by: 1, hands: { 0: 'kS rE' } }).act(
      0,
      'play ... kS+ST word',
    );
    expect(sentences(t)).toEqual([
      'Ann took CAT from Bob, who lost 7 points.',
      'Ann made CATS for 16 points with the star, plus a triple letter card already in the row.',
      'Bob’s turn.',
    ]);
    expect(sentences(t, 1)[0]).toBe('Ann took CAT from you: you lost 7 points!');
  });

  it('says why a word scores so much even if only premiums from before count', () => {
    const t = stageTestTable({ row: 'kR+TW yA gT', status: 'word', by: 1, hands: { 0: 'yE kS rE' } });
    expect(sentences(t.act(0, 'play ... yE kS'))[1]).toBe(
      'Ann made RATES for 15 points with a triple word card already in the row.',
    );
  });

  it('describes a cleared word, a first letter and a refill', () => {
    const t = stageTestTable({ row: 'kI kN', status: 'word', hands: { 0: 'rC' } }).act(0, 'clear rC');
    expect(sentences(t).slice(0, 3)).toEqual([
      'Bob keeps 2 points for IN.',
      'Ann started with “C” for 3 points.',
      expect.stringMatching(/^Ann ran out of letters and drew 7 new letters/),
    ]);
  });

  it('tells everyone that a word scored as a letter counts as unfinished', () => {
    const t = stageTestTable({ row: 'kR yA', hands: { 0: 'gT kE' } }).act(0, 'play .. gT letter');
    expect(sentences(t)[0]).toBe('Ann played one letter for 1 point: RAT, still unfinished.');
  });

  it('says of a stalemate only what is true when players had something to play', () => {
    const t = stageTestTable({ row: 'kR', turn: 1, passed: [0], hands: { 0: 'yA', 1: 'yA' } }).act(1, 'giveup');
    expect(sentences(t)).toEqual([
      'Bob gave up the turn.',
      'Nobody continued “R”, so the row was cleared.',
      'Round 1 ended: Ann +0, Bob +0.',
      'Ann and Bob tied for the best round, so nobody may switch places.',
      'Ann’s turn.',
    ]);
  });

  it('says why a game ends when there are no more letters', () => {
    const t = stageTestTable({ row: 'kA', hands: { 0: '', 1: 'kN' }, turn: 1, pile: 0 }, 2, { recycle: 'off' });
    expect(sentences(t.act(1, 'play . kN letter'))).toEqual([
      'Bob played one letter for 1 point: AN, still unfinished.',
      'Bob ran out of letters, and there are none left to draw.',
      'No letters are left, so the game is over. Bob won with 1 point. Ann got 0.',
    ]);
  });

  it('describes the end', () => {
    const t = stageTestTable({ round: 10, turn: 1, hands: { 0: 'bZ', 1: 'kE' } }).act('clock');
    expect(sentences(t).at(-1)).toBe(
      'Unused letters cost Ann 9 points and Bob 1 point. Bob won with −1 point. Ann got −9.',
    );
    expect(sentences(t, 0).at(-1)).toBe(
      'Unused letters cost you 9 points and Bob 1 point. Bob won with −1 point. You got −9.',
    );
  });

  it.each<[string, Event]>([
    ['1 used card was shuffled into a new pile.', { type: 'reshuffled', cards: 1 }],
    [
      'Ann made FEW for 25 points with 2 double letter cards and the star.',
      { type: 'formed', seat: 0, text: 'FEW', points: 25, premiums: ['DL', 'ST', 'DL'], kept: [] },
    ],
    ['Bob keeps 1 point for AT.', { type: 'cleared', seat: 0, by: 1, text: 'AT', points: 1 }],
    ['Bob’s AT was cleared.', { type: 'cleared', seat: 0, by: 1, text: 'AT', points: 0 }],
    [
      'Bob made a new word from CAT and lost its 5 points.',
      { type: 'taken', seat: 1, from: 1, text: 'CAT', points: 5 },
    ],
    [
      'Ann ran out of letters, and there are none left to draw, only a double word card.',
      { type: 'refilled', seat: 0, letters: 0, premiums: ['DW'] },
    ],
    ['Ann and Cid shared the win with 7 points. Bob got 5.', { ...ended, reason: 'rounds' }],
    ['Everyone else left. Ann won with 7 points.', { ...ended, reason: 'left', scores: [7], winners: [0] }],
    ['Ann had the best round and may switch places.', { type: 'offered', seat: 0, partners: [1], limit: null }],
    [
      'Bob had the best round but played last in it, so nobody may switch places.',
      { type: 'noSwitch', why: 'noDouble', seats: [1] },
    ],
    ['Bob switched places with Ann. New order: Bob, Ann.', { type: 'switched', seat: 1, with: 0, rotation: [1, 0] }],
    ['Ann didn’t switch places.', { type: 'stayed', seat: 0, why: 'stay' }],
    ['Ann ran out of time, so nobody switched places.', { type: 'stayed', seat: 0, why: 'timeUp' }],
    ['Ann tried NK, but no word starts with it.', { type: 'badPlay', seat: 0, text: 'NK', code: 'NOT_A_BEGINNING' }],
    ['Ann tried NK, but it isn’t a word.', { type: 'badPlay', seat: 0, text: 'NK', code: 'NOT_A_WORD' }],
    ['Ann had no letters and was skipped.', { type: 'satOut', seat: 0, why: 'noCards' }],
    [
      'Ann ran out of time twice in a row and was marked as away. Ann’s turns are short for now.',
      { type: 'away', seat: 0 },
    ],
    ['Ann came back.', { type: 'back', seat: 0, limit: null }],
    ['Ann left the game.', { type: 'left', seat: 0, letters: 3, premiums: [] }],
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
