import { describe, expect, it } from 'vitest';
import { BOT_CAST, personaOf } from '../../../core/bot-cast.ts';
import type { Moment } from '../../../core/moments.ts';
import { LINES } from './bot-lines.ts';
import { chooseLine, greetings, linesAboutEnd, linesAboutMoments } from './choose-line.ts';

const personas = [null, personaOf('ben'), personaOf('lena')];
const stolen: Moment = { type: 'taken', by: 1, from: 0, word: 'GALLON' };
const none: ReadonlySet<string> = new Set();

it('has nine different lines for everybody in the cast', () => {
  expect(Object.keys(LINES).toSorted()).toEqual(BOT_CAST.map(({ id }) => id).toSorted());
  const all = Object.values(LINES).flat();
  expect(new Set(all).size).toBe(all.length);
  for (const line of all) expect(line.length, line).toBeLessThanOrEqual(70);
});

describe('what bots could say', () => {
  it('comments on words that change hands, from both sides', () => {
    expect(linesAboutMoments([stolen], null, personas)).toEqual([{ seat: 1, occasion: 'takesWord' }]);
    expect(linesAboutMoments([{ ...stolen, by: 0, from: 2 }], null, personas)).toEqual([
      { seat: 2, occasion: 'losesWord' },
    ]);
    // No talk of a new word if both only had the same one.
    expect(linesAboutMoments([{ ...stolen, isUnchanged: true }], null, personas)).toEqual([]);
  });

  it('praises a great word of a person', () => {
    expect(linesAboutMoments([{ type: 'great', by: 0 }], null, personas)).toEqual([
      { seat: 1, occasion: 'othersGreatWord' },
      { seat: 2, occasion: 'othersGreatWord' },
    ]);
    expect(linesAboutMoments([{ type: 'great', by: 2 }], null, personas)).toEqual([
      { seat: 2, occasion: 'ownGreatWord' },
    ]);
  });

  it('says nothing about words that stay, or about a person who is close to winning', () => {
    expect(linesAboutMoments([{ type: 'safe', by: 0, word: 'TEAM' }], { seats: [0], text: '' }, personas)).toEqual([]);
    expect(linesAboutMoments([], { seats: [0, 2], text: '' }, personas)).toEqual([
      { seat: 2, occasion: 'oneFromWinning' },
    ]);
  });

  it('lets a winning bot speak at the end, or the others if a person won', () => {
    expect(linesAboutEnd({ ranking: [[1], [0], [2]], reason: '' }, personas)).toEqual([{ seat: 1, occasion: 'wins' }]);
    expect(linesAboutEnd({ ranking: [[0], [1, 2]], reason: '' }, personas).map(({ occasion }) => occasion)).toEqual([
      'loses',
      'loses',
    ]);
  });
});

describe('what is said', () => {
  const possible = linesAboutMoments([stolen], null, personas);
  const at = (match: string, n: number, said = none) => chooseLine(possible, { match, n, personas }, said);

  it('is one moment in about four', () => {
    const spoken = Array.from({ length: 4000 }, (_, i) => at(`match ${i % 40}`, i)).filter((line) => line !== null);
    expect(spoken.length).toBeGreaterThan(850);
    expect(spoken.length).toBeLessThan(1150);
  });

  it('is the same for everybody at the table', () => {
    for (let n = 1; n < 50; n++) expect(at('m', n)).toEqual(at('m', n));
  });

  it('is never said twice in a match', () => {
    const said = new Set<string>();
    for (let n = 1; n < 200; n++) {
      const line = at('m', n, said);
      if (line === null) continue;
      expect(said.has(line.text)).toBe(false);
      said.add(line.text);
    }
    expect(said.size).toBe(1);
  });

  it('always is one greeting, from different bots in different matches', () => {
    const greeters = Array.from(
      { length: 50 },
      (_, i) => chooseLine(greetings(personas), { match: `match ${i}`, n: 0, personas }, none)!.seat,
    );
    expect(new Set(greeters)).toEqual(new Set([1, 2]));
  });

  it('is nothing at a table without bots', () => {
    const people = [null, null];
    expect(chooseLine(greetings(people), { match: 'm', n: 0, personas: people }, none)).toBeNull();
    expect(linesAboutMoments([stolen], { seats: [1], text: '' }, people)).toEqual([]);
  });
});
