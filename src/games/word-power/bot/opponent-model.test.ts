import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../core/game.ts';
import { powerCardsOf } from '../content.ts';
import { expectVerdict, type SeatRecord, trustIn, watchfulnessOf } from '../rules/challenge-stats.ts';
import type { View } from '../rules/view.ts';
import { envAt, lexicon, ON, placing, stage } from '../testing/table.testing.ts';
import { believe, chanceOnWindow } from './belief.ts';
import { bot } from './bot.ts';
import { LEVELS } from './levels.ts';

const NONE = { A: 0, B: 0, C: 0 };
const STRANGER: SeatRecord = { laid: 0, challenged: NONE, challenges: NONE };
const LIAR: SeatRecord = { laid: 12, challenged: { A: 0, B: 9, C: 3 }, challenges: NONE };
const HONEST: SeatRecord = { laid: 40, challenged: { A: 12, B: 0, C: 0 }, challenges: NONE };
const HAWK: SeatRecord = { laid: 10, challenged: NONE, challenges: { A: 0, B: 12, C: 0 } };
const SLEEPER: SeatRecord = { laid: 60, challenged: NONE, challenges: NONE };

const withRecord = (view: View, seat: Seat, record: SeatRecord): View => ({
  ...view,
  players: view.players.map((player, one) => (one === seat ? { ...player, record } : player)),
});

describe('the record of a seat', () => {
  it('[WP-105, WP-106, WP-107, WP-108] counts what everybody has seen, and no card by name', () => {
    const table = placing(['SONE', 'STWO', 'STHREE', 'SFOUR']);
    table.act(0, 'place SONE 1').act(1, 'challenge SONE S2').act(0, 'call').act(0, 'place STWO 1');
    table.act(2, 'challenge STWO S2').act(0, 'call');
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const [first, second, third] = table.see(viewer).players.map(({ record }) => record);
      expect(first).toEqual({ laid: 2, challenged: { A: 1, B: 1, C: 0 }, challenges: NONE });
      expect(second).toEqual({ laid: 0, challenged: NONE, challenges: { A: 1, B: 0, C: 0 } });
      expect(third).toEqual({ laid: 0, challenged: NONE, challenges: { A: 0, B: 1, C: 0 } });
    }
  });

  it('moves trust, watchfulness and expectations, but only for who remembers', () => {
    expect(trustIn(LIAR, 0.75, 1)).toBeLessThan(trustIn(STRANGER, 0.75, 1));
    expect(trustIn(HONEST, 0.75, 1)).toBeGreaterThan(trustIn(STRANGER, 0.75, 1));
    expect(watchfulnessOf(HAWK, 50, 0.6, 1)).toBeGreaterThan(watchfulnessOf(STRANGER, 0, 0.6, 1));
    expect(watchfulnessOf(SLEEPER, 50, 0.6, 1)).toBeLessThan(watchfulnessOf(STRANGER, 0, 0.6, 1));
    expect(expectVerdict(STRANGER, HAWK, 1).B).toBeGreaterThan(expectVerdict(STRANGER, STRANGER, 1).B);
    expect(trustIn(LIAR, 0.75, 0)).toBe(0.75);
    expect(watchfulnessOf(HAWK, 50, 0.6, 0)).toBe(0.6);
  });
});

/** A card some seat of this level only leans to a wrong answer on, so that trust decides. */
function findLeaning(level: 'expert', seat: Seat): { key: string; window: number } {
  for (const card of powerCardsOf(lexicon)) {
    const belief = believe(card, level, seat, LEVELS[level].vocabulary, lexicon);
    const most = Math.max(...belief);
    const held = Number('12341234'[belief.indexOf(most)]);
    const window = held === 1 ? 2 : 1;
    if (card.colour === 'blue' && most > 0.5 && most < 0.6 && chanceOnWindow(belief, 'S', window) < 0.1)
      return { key: card.key, window };
  }
  throw new Error('there is no such card');
}

describe('adapting to the record', () => {
  it('challenges the card of one often caught, and lets the same card of an honest seat stand', () => {
    const { key, window } = findLeaning('expert', 1);
    const table = stage({ phase: 'place', players: [{ at: ON.S, hand: [key] }, {}], windows: [1, 1, 0, 0] });
    table.act(0, `place ${key} ${window}`).act(0, 'finish');
    const ask = (record: SeatRecord) =>
      bot.choose(withRecord(table.see(1), 0, record), 1, 'expert', envAt(5, table.now))!.move.type;
    expect(ask(LIAR)).toBe('challenge');
    expect(ask(HONEST)).toBe('waive');
  });

  it('[WP-070, WP-072] bluffs past a sleeper rather than pay, and pays where it would be caught', () => {
    const table = stage({ phase: 'place', players: [{ at: ON.S }, {}], windows: [1, 1, 0, 0] });
    const view = withRecord(table.see(0), 0, SLEEPER);
    // Cards it has never seen in print: it can only guess them.
    const hand = view.hand.map((face) => ({ ...face, words: ['w', 'x', 'y', 'z'] as const }));
    const ask = (record: SeatRecord) =>
      bot.explain(withRecord({ ...view, hand }, 1, record), 0, 'master', envAt(2, 0), [])!;
    expect(ask(SLEEPER).move.type).toBe('place');
    expect(ask(SLEEPER).why).toMatch(/^I bluffed with /);
    expect(ask(HAWK).move.type).toBe('noplay');
  });
});
