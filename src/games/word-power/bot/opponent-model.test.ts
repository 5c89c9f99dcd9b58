import { describe, expect, it } from 'vitest';
import { plainPersona } from '../../../core/bot-cast.ts';
import type { Seat } from '../../../core/game.ts';
import { playerNames } from '../../../core/player-names.ts';
import { powerCardsOf } from '../content.ts';
import { ANSWER_CODES } from '../rules/cards.ts';
import type { ChallengeStats } from '../rules/challenge-stats.ts';
import { WINDOWS } from '../rules/spaces.ts';
import type { View } from '../rules/view.ts';
import {
  SPACE_BY_RELATION,
  stageTestTable,
  tableWhilePlacing,
  testEnv,
  testLexicon,
} from '../testing/table.testing.ts';
import { thinkAbout } from './belief.ts';
import { bot } from './bot.ts';
import { LEVELS } from './levels.ts';
import { estimateCatchRate, estimateHonesty, predictResult } from './opponent-model.ts';

const NONE = { A: 0, B: 0, C: 0 };
const STRANGER: ChallengeStats = { laid: 0, challenged: NONE, challenges: NONE };
const LIAR: ChallengeStats = { laid: 12, challenged: { A: 0, B: 9, C: 3 }, challenges: NONE };
const HONEST: ChallengeStats = { laid: 40, challenged: { A: 12, B: 0, C: 0 }, challenges: NONE };
const HAWK: ChallengeStats = { laid: 10, challenged: NONE, challenges: { A: 0, B: 12, C: 0 } };
const SLEEPER: ChallengeStats = { laid: 60, challenged: NONE, challenges: NONE };

const withRecord = (view: View, seat: Seat, record: ChallengeStats): View => ({
  ...view,
  players: view.players.map((player, one) => (one === seat ? { ...player, record } : player)),
});

describe('the challenge stats of a seat', () => {
  it('[WP-105, WP-106, WP-107, WP-108] count what is public and name no card', () => {
    const table = tableWhilePlacing(['SONE', 'STWO', 'STHREE', 'SFOUR']);
    table.act(0, 'place SONE 1').act(1, 'challenge SONE S2').act(0, 'call').act(0, 'place STWO 1');
    table.act(2, 'challenge STWO S2').act(0, 'call');
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const [first, second, third] = table.viewFor(viewer).players.map(({ record }) => record);
      expect(first).toEqual({ laid: 2, challenged: { A: 1, B: 1, C: 0 }, challenges: NONE });
      expect(second).toEqual({ laid: 0, challenged: NONE, challenges: { A: 1, B: 0, C: 0 } });
      expect(third).toEqual({ laid: 0, challenged: NONE, challenges: { A: 0, B: 1, C: 0 } });
    }
  });

  it('change trust, catch rate and predictions, unless their weight is 0', () => {
    expect(estimateHonesty(LIAR, 0.75, 1)).toBeLessThan(estimateHonesty(STRANGER, 0.75, 1));
    expect(estimateHonesty(HONEST, 0.75, 1)).toBeGreaterThan(estimateHonesty(STRANGER, 0.75, 1));
    expect(estimateCatchRate(HAWK, 50, 0.6, 1)).toBeGreaterThan(estimateCatchRate(STRANGER, 0, 0.6, 1));
    expect(estimateCatchRate(SLEEPER, 50, 0.6, 1)).toBeLessThan(estimateCatchRate(STRANGER, 0, 0.6, 1));
    expect(predictResult(STRANGER, HAWK, 1).B).toBeGreaterThan(predictResult(STRANGER, STRANGER, 1).B);
    expect(estimateHonesty(LIAR, 0.75, 0)).toBe(0.75);
    expect(estimateCatchRate(HAWK, 50, 0.6, 0)).toBe(0.6);
  });
});

/** A card of which this seat has a vague idea, so that trust in the opponent decides, and a window that contradicts it. */
function findHalfKnown(level: 'expert', seat: Seat): { key: string; window: number } {
  const knower = { id: `${level} ${seat}`, vocabulary: LEVELS[level].vocabulary };
  for (const card of powerCardsOf(testLexicon)) {
    const { belief, ground } = thinkAbout(card, knower, testLexicon);
    const held = ANSWER_CODES[belief.indexOf(Math.max(...belief))]!;
    if (card.colour === 'black' && ground === 'halfKnows') return { key: card.key, window: held[1] === '1' ? 2 : 1 };
  }
  throw new Error('there is no such card');
}

describe('adapting to opponents', () => {
  it('challenges a card of a player caught often, and waives the same card of an honest one', () => {
    const { key, window } = findHalfKnown('expert', 1);
    const table = stageTestTable(
      {
        phase: 'place',
        players: [{ at: SPACE_BY_RELATION.S, hand: [key] }, {}],
        windows: WINDOWS.map((one) => Number(one !== window)),
      },
      { deckColour: 'black' },
    );
    table.act(0, `place ${key} ${window}`);
    const ask = (record: ChallengeStats) =>
      bot.choose(withRecord(table.viewFor(1), 0, record), 1, plainPersona('expert'), testEnv(5, table.now))!.move.type;
    expect(ask(LIAR)).toBe('challenge');
    expect(ask(HONEST)).toBe('waive');
  });

  it('[WP-070, WP-072] bluffs against a player who never challenges, and pays if it would be caught', () => {
    const table = stageTestTable({ phase: 'place', players: [{ at: SPACE_BY_RELATION.S }, {}], windows: [1, 1, 0, 0] });
    const view = withRecord(table.viewFor(0), 0, SLEEPER);
    // Cards the bot has never seen in print, so it can only guess.
    const hand = view.hand.map((face) => ({ ...face, words: ['w', 'x', 'y', 'z'] as const }));
    const ask = (record: ChallengeStats) =>
      bot.explain(
        withRecord({ ...view, hand }, 1, record),
        0,
        plainPersona('master'),
        testEnv(2, 0),
        playerNames([], null),
      )!;
    expect(ask(SLEEPER).move.type).toBe('place');
    expect(ask(SLEEPER).why).toMatch(/^I’d bluff with /);
    expect(ask(HAWK).move.type).toBe('noplay');
  });
});
