import { describe, expect, it } from 'vitest';
import { game } from '../games/conformance/toy/game.ts';
import { BOT_LEVELS } from './bot-cast.ts';
import { playerNames } from './player-names.ts';
import { randomFrom } from './random.ts';
import { lexicon, openToy } from './testing/toy-match.testing.ts';

describe('resolveSetup', () => {
  it('combines a preset with the options that differ', () => {
    expect(game.resolveSetup('rulebook', {})).toEqual({ ok: true, value: { bidClock: 10, rounds: 3 } });
    expect(game.resolveSetup('relaxed', { rounds: 1 })).toEqual({ ok: true, value: { bidClock: 0, rounds: 1 } });
  });

  it.each([
    ['none', {}, 'NO_SUCH_PRESET'],
    ['constructor', {}, 'NO_SUCH_PRESET'],
    ['rulebook', { bidClock: 7 }, 'BAD_OPTION'],
    ['rulebook', { speed: 1 }, 'NO_SUCH_OPTION'],
    ['rulebook', JSON.parse('{"__proto__":1}'), 'NO_SUCH_OPTION'],
  ] as const)('refuses preset %s with options %j: %s', (preset, options, code) => {
    const setup = game.resolveSetup(preset, options);
    expect(setup.ok ? null : setup.error.code).toBe(code);
  });
});

it.each([1, 5, 2.5, Number.NaN])('refuses to open a table with %s seats', (seats) => {
  const opened = game.openTable({ ...openToy().match, seats }, lexicon);
  expect(opened.ok ? null : opened.error.code).toBe('BAD_SEATS');
});

it('has the six bot levels and throws for any other', () => {
  expect(game.levels).toEqual(BOT_LEVELS);
  const env = { now: 0, random: randomFrom('x', 0), lexicon };
  const view = openToy().table.viewFor(0);
  expect(() => game.choose(view, 0, 'genius', env)).toThrow(RangeError);
  expect(() => game.explain(view, 0, 'constructor', env, playerNames([], null))).toThrow(RangeError);
});

it('shows how to write a move that can’t be read', () => {
  const sentence = (text: string): string =>
    game.say.refusal({ code: 'MALFORMED', rule: '', about: [text] }, playerNames([], null));
  expect(sentence('bid *')).toBe('“bid *” isn’t a move. Write it like “bid 7”.');
  expect(sentence('jump')).toBe('“jump” isn’t a move. Type “help” to see how to write moves.');
});
