// The analyst: what a bid was worth. The template has everything in one file; larger games split it.

import type { Analyst, Choice, PositionAssessment } from '#core/analysis/analyst.ts';
import { WITHOUT_WORDS } from '#core/analysis/analyst.ts';
import { assessChoices } from '#core/analysis/assess-choices.ts';
import { pow } from '#core/math/portable-math.ts';
import { listMoves } from '../rules/list-moves.ts';
import { formatMove } from '../rules/moves.ts';
import { deckFor } from '../rules/setup.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { scale } from './scale.ts';

export const analyst: Analyst<View, Event> = {
  unit: 'points',
  minStake: 0.05,
  minMiss: 0.3,
  scale,
  assess(view, seat, text, env) {
    const choices = listMoves(view, seat).map(
      (move): Choice => ({
        text: formatMove(move),
        worth: chanceToWin(move.card, view),
        words: [],
        zipf: WITHOUT_WORDS,
      }),
    );
    if (choices.length === 0) return null;
    const baseline = choices.reduce((sum, { worth }) => sum + worth, 0) / choices.length;
    const played = choices.find((choice) => choice.text === text) ?? null;
    return assessChoices(
      { ...{ seat, kind: 'bid', baseline, possible: choices.length, idle: null }, choices, played },
      env,
    );
  },
  sayMiss: ({ seat, best }, view, players) =>
    `${players.subjectPossessive(seat)} ${best.text.replace('bid ', '')} was the best card to bid in round ${view.round}: ${sayChance(best)}.`,
  marks: () => [],
  lookBack: () => [],
};

/** The chance that no other player bids a higher card, if all cards are equally likely. */
function chanceToWin(card: number, { players }: View): number {
  const others = players.filter(({ left }) => !left).length - 1;
  return pow((card - 1) / (deckFor(players.length).length - 1), others);
}

const sayChance = ({ worth }: PositionAssessment['best']): string =>
  `it wins the round with a chance of about ${Math.round(100 * worth)} %`;
