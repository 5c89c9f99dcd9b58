// Assesses a finished list: the words that can score, and the words that were missing. Lists are judged by themselves, so it
// doesn't matter what others wrote.

import type { AnalysisEnv, Choice, PositionAssessment } from '../../../core/analysis/analyst.ts';
import { assessChoices, rarestZipf, suitsTable } from '../../../core/analysis/assess-choices.ts';
import type { Seat } from '../../../core/game.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import { formatMove } from '../rules/moves.ts';
import { LINES_PER_LIST } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { isFilled } from '../rules/words/list.ts';
import { type FamiliarWord, familiarWords, pickUnrelated } from './unwritten-words.ts';
import { type ListContext, sortList, type WorthlessWord, worthOfWord } from './word-worth.ts';

/** How many single words are listed besides the whole lists. */
const MOST_SINGLE_WORDS = 6;

export function assessList(view: View, seat: Seat, env: AnalysisEnv): PositionAssessment | null {
  const { wordster, players } = view;
  const { lines } = players[seat]!;
  if (wordster === null || lines === null) return null;
  const { lexicon, everydayZipf } = env;
  const opponents = players.filter(({ left }, other) => other !== seat && !left).length;
  const context: ListContext = { wordster, opponents, judging: view, lexicon };
  const written = lines.filter(isFilled).map(({ word }) => word);
  const { scoring, worthless } = sortList(written, context);
  const own = sumWorth(scoring, context);
  const room = LINES_PER_LIST - scoring.length;
  const words = familiarWords(wordster, lexicon);
  const everydayWords = words.filter(({ word, zipf }) => zipf >= everydayZipf && suitsTable(word, env));
  const everyday = pickUnrelated(everydayWords, scoring, room, lexicon);
  const rare = pickUnrelated(safeWords(words, context), scoring, room, lexicon);
  const listWith = (added: readonly FamiliarWord[]): Choice => ({
    text: 'done',
    worth:
      own +
      sumWorth(
        added.map(({ word }) => word),
        context,
      ),
    words: added.map(({ word }) => word),
    zipf: rarestZipf(
      added.map(({ word }) => word),
      env,
    ),
  });
  const singles = [...everyday.slice(0, MOST_SINGLE_WORDS), ...rare.slice(0, MOST_SINGLE_WORDS)].map(
    ({ word, zipf }): Choice => ({
      text: moveFor(word, view, seat, worthless),
      worth: own + worthOfWord(word, context),
      words: [word],
      zipf,
    }),
  );
  const [refused] = worthless;
  return assessChoices(
    {
      ...{ seat, kind: 'list', baseline: 0, possible: words.length, idle: null },
      choices: [...singles, listWith(everyday), listWith(rare)],
      played:
        written.length === 0 ? null : { text: 'done', worth: own, words: written, zipf: rarestZipf(written, env) },
      ...(refused === undefined ? {} : { refused: sayWhyWorthless(refused, wordster) }),
    },
    env,
  );
}

/** A word that hardly anybody else has is a safe point: such words make the best list. */
const SAFE_WORTH = 0.98;

function* safeWords(words: readonly FamiliarWord[], context: ListContext): Iterable<FamiliarWord> {
  for (const one of words) if (worthOfWord(one.word, context) >= SAFE_WORTH) yield one;
}

const sumWorth = (words: readonly Word[], context: ListContext): number =>
  words.reduce((sum, word) => sum + worthOfWord(word, context), 0);

/** Writes the word on a free line, or in the place of a word that can't score. */
function moveFor(word: Word, view: View, seat: Seat, worthless: readonly WorthlessWord[]): string {
  const lines = view.players[seat]!.lines!;
  if (lines.includes(null)) return formatMove({ type: 'write', word });
  const line = lines.findIndex((one) => one?.word === worthless[0]?.word) + 1;
  return formatMove({ type: 'replace', line, word });
}

function sayWhyWorthless({ word, sameAs, fault }: WorthlessWord, wordster: Word): string {
  if (sameAs !== null) return `${word}, but that’s the same word as ${sameAs}`;
  return fault === 'NO_WORDSTER'
    ? `${word}, but it doesn’t contain ${wordster}`
    : fault === 'NOT_A_WORD'
      ? `${word}, but it isn’t in the dictionary`
      : `${word}, but that isn’t a valid word`;
}
