// A miss in a sentence or two: words that would have fit, words that couldn't score, and words that should have been read first.

import type { Analyst, Choice, PositionAssessment } from '../../../core/analysis/analyst.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf, joinWithAnd } from '../../../core/wording.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { isFilled } from '../rules/words/list.ts';

const MOST_EXAMPLES = 4;

export const sayMiss: Analyst<View, Event>['sayMiss'] = (assessment, view, players) => {
  const choice = assessment.everyday ?? assessment.best;
  return assessment.kind === 'list'
    ? sayList(assessment, choice, view, players)
    : sayOrder(assessment, choice, players);
};

function sayList({ seat, refused }: PositionAssessment, { words }: Choice, view: View, players: PlayerNames): string {
  const count = view.players[seat]!.lines?.filter(isFilled).length ?? 0;
  const subject = players.subject(seat);
  const examples = words.slice(0, MOST_EXAMPLES);
  return [
    `${subject} wrote ${count === 0 ? 'no words' : countOf(count, 'word')} with ${view.wordster}.`,
    ...(refused === undefined ? [] : [`One was ${refused}.`]),
    ...(examples.length === 0 ? [] : [`${joinWithAnd(examples)} would have fit${count === 0 ? '' : ', too'}.`]),
  ].join(' ');
}

function sayOrder({ seat, played }: PositionAssessment, { words }: Choice, players: PlayerNames): string {
  const [word = ''] = words;
  const [read] = played?.words ?? [];
  const instead = read === undefined ? '' : ` ${players.subject(seat)} read ${read} first.`;
  return `${word} was the word on ${players.possessive(seat)} list that others were most likely to have, too.${instead}`;
}
