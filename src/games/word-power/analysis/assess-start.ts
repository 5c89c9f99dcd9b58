// Assesses the choice between a book and royalties at Start, by the turns it saves.

import type { AnalysisEnv, PositionAssessment } from '../../../core/analysis/analyst.ts';
import { assessChoices } from '../../../core/analysis/assess-choices.ts';
import type { Seat } from '../../../core/game.ts';
import { turnsToWin } from '../bot/bot.ts';
import { LOST_TURN_COST_DOLLARS } from '../bot/placement-plan.ts';
import { withSeatTarget } from '../rules/options.ts';
import { royaltyOf } from '../rules/spaces.ts';
import type { View } from '../rules/view.ts';
import { choiceFor, findPlayed } from './answer-key.ts';

export function assessStart(view: View, seat: Seat, text: string | null, env: AnalysisEnv): PositionAssessment {
  const { players } = view;
  const setup = withSeatTarget(view.setup, seat);
  const { books, cash } = players[seat]!;
  const worthOf = (nextBooks: number, nextCash: number): number =>
    LOST_TURN_COST_DOLLARS * (turnsToWin(setup, books, cash) - turnsToWin(setup, nextBooks, nextCash));
  const book = choiceFor({ type: 'book' }, worthOf(books + 1, cash));
  const royalty = choiceFor({ type: 'royalty' }, worthOf(books, cash + royaltyOf(books)));
  const choices = [book, royalty];
  return assessChoices(
    {
      ...{ seat, kind: 'benefit', possible: choices.length, idle: null },
      baseline: (book.worth + royalty.worth) / 2,
      choices,
      played: findPlayed(choices, text),
    },
    env,
  );
}
