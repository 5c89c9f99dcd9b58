// What was there all along: common words nobody wrote, who had which word, and words that counted only once.

import type { Analyst } from '../../../core/analysis/analyst.ts';
import type { Highlight, PlayedMatch, Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { isFamilyWord } from '../../../core/practice/family-word.ts';
import { joinWithAnd, joinWithOr } from '../../../core/wording.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { familiarWords, pickUnrelated } from './unwritten-words.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
type Round = EventOf<'roundEnded'> & { readonly n: number };

const MOST_UNWRITTEN = 5;

export const lookBack: Analyst<View, Event>['lookBack'] = (match, players) => {
  const rounds = match.acts.flatMap(({ n, events }) =>
    events.flatMap((event): readonly Round[] => (event.type === 'roundEnded' ? [{ ...event, n }] : [])),
  );
  return [
    ...rounds.flatMap((round) => tellUnwritten(round, match.lexicon)),
    ...tellSharedWords(match, rounds, players),
    ...rounds.flatMap((round) => tellDoubles(round, match.lexicon, players)),
  ];
};

/** Everyday words that are on no list, nor any word related to them. */
function tellUnwritten({ round, wordster, lists, n }: Round, lexicon: Lexicon): readonly Highlight[] {
  const everyday = familiarWords(wordster, lexicon).filter(({ word }) => isFamilyWord(word, lexicon));
  const written = lists.flat().map(({ word }) => word);
  const words = pickUnrelated(everyday, written, MOST_UNWRITTEN, lexicon).map(({ word }) => word);
  if (words.length === 0) return [];
  return [{ seat: null, text: `Round ${round}, ${wordster}: nobody wrote ${joinWithOr(words)}.`, words, n }];
}

/** Words on several lists: who read each of them first, the ones most players had first. */
function tellSharedWords(
  { acts, lexicon }: PlayedMatch<Event, View>,
  rounds: readonly Round[],
  players: PlayerNames,
): readonly Highlight[] {
  const shared = acts.flatMap(({ n, events }) =>
    events.flatMap((event) => (event.type === 'wordScored' && event.with.length > 0 ? [{ ...event, n }] : [])),
  );
  return shared
    .toSorted((a, b) => b.with.length - a.with.length || a.n - b.n)
    .map(({ seat, word, with: others, n }) => {
      const lists = rounds.find((round) => round.n >= n)?.lists ?? [];
      /** The same word on the list of another player; it can be another form of it. */
      const formOf = (other: Seat): string => {
        const listed = (lists[other] ?? []).map((one) => one.word);
        return listed.includes(word)
          ? word
          : (listed.find((one) => lexicon.compareWords(one, word).verdict === 'SAME') ?? word);
      };
      const forms = [...new Set([word, ...others.map(formOf)])];
      const had = forms.flatMap((form) => {
        const seats = others.filter((other) => formOf(other) === form);
        const what = form === word ? 'it, too' : `${form}, which is the same word`;
        return seats.length === 0 ? [] : [`${players.subjectList(seats)} had ${what}.`];
      });
      return { seat, text: `${players.subject(seat)} read ${word} first. ${had.join(' ')}`, words: forms, n };
    });
}

/** Forms of one word on the same list. */
function tellDoubles({ lists, n }: Round, lexicon: Lexicon, players: PlayerNames): readonly Highlight[] {
  return lists.flatMap((list, seat) =>
    list.flatMap(({ word }, i) => {
      const other = list.slice(0, i).find((one) => lexicon.compareWords(one.word, word).verdict === 'SAME');
      if (other === undefined) return [];
      const words = [other.word, word];
      return [{ seat, text: `${players.subject(seat)} wrote ${joinWithAnd(words)}, which are one word.`, words, n }];
    }),
  );
}
