// Assesses which word was read: words that others probably have come first, because only the first reader scores.

import type { AnalysisEnv, Choice, PositionAssessment } from '../../../core/analysis/analyst.ts';
import { assessChoices, rarestZipf } from '../../../core/analysis/assess-choices.ts';
import type { Seat } from '../../../core/game.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import { sharedWordProbability } from '../bot/shared-word-probability.ts';
import { formatMove, parseMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { liveWords } from '../rules/words/list.ts';
import { announceableWords } from '../rules/words/protection.ts';
import { findLegalityFault } from '../rules/words/word.ts';

export function assessAnnouncement(
  view: View,
  seat: Seat,
  text: string | null,
  env: AnalysisEnv,
): PositionAssessment | null {
  const { wordster, players } = view;
  const { lexicon } = env;
  const words = [...new Set(announceableWords(liveWords(players[seat]!.lines ?? []), seat, view, lexicon))];
  const lists = players.filter((one, other) => other !== seat && one.words > 0).length;
  if (wordster === null || words.length < 2 || lists === 0) return null;
  const worthOf = (word: Word): number =>
    findLegalityFault(word, wordster, lexicon) === null ? 1 + sharedWordProbability(word, wordster, lists, lexicon) : 0;
  const choices = words.map(
    (word): Choice => ({
      text: formatMove({ type: 'announce', word }),
      worth: worthOf(word),
      words: [word],
      zipf: rarestZipf([word], env),
    }),
  );
  const move = text === null ? null : parseMove(text);
  return assessChoices(
    {
      ...{ seat, kind: 'announce', possible: choices.length, idle: null },
      baseline: choices.reduce((sum, { worth }) => sum + worth, 0) / choices.length,
      choices,
      played: choices.find(({ words: [word] }) => move?.type === 'announce' && move.word === word) ?? null,
    },
    env,
  );
}
