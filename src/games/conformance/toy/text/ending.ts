// How a match ended: who won how many rounds.

import { momentsByMove, sayWinByScore, tellLead } from '#core/ending/ending.ts';
import type { TellEnding } from '#core/game.ts';
import { countOf } from '#core/wording.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

const sayRounds = (rounds: number): string => countOf(rounds, 'round');

export const tellEnding: TellEnding<Event, View> = ({ acts, outcome }, players) => {
  const { scores } = acts.at(-1)!;
  const results = acts.flatMap(({ events }) => events.filter((event) => event.type === 'revealed'));
  const chart = { title: 'Rounds won', unit: 'points', moments: momentsByMove(acts) } as const;
  return {
    headline: sayWinByScore(outcome, players, scores, sayRounds),
    detail: null,
    winningWords: [],
    standings: scores.map((rounds) => ({ score: String(rounds), line: `${sayRounds(rounds)} won` })),
    rounds: results.map(({ bids, winner }, i) => ({
      label: `Round ${i + 1}`,
      points: bids.map((card, seat) => (card === null ? null : Number(seat === winner))),
    })),
    chart,
    highlights: tellLead(chart, outcome, players, sayRounds),
  };
};
