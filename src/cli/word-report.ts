// Everything the lexicon knows about one word, for the judge and the terminal.

import type { AnyGame } from '../core/any-game.ts';
import type { Json } from '../core/game.ts';
import { games } from '../games/index.ts';
import type { Lexicon, ListName } from '../lexicon/lexicon.ts';

export function reportWord(text: string, lists: (list: ListName) => Lexicon): { readonly [key: string]: Json } {
  const word = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const standard = lists('standard');
  const { near, sentence, reason } = standard.explain(word);
  return {
    text: word,
    lists: { standard: standard.has(word), broad: lists('broad').has(word) },
    sentence,
    reason,
    near,
    readings: standard.readingsOf(word),
    nounShare: standard.nounShare(word),
    basicForm: standard.judgeBasicForm(word),
    definition: standard.define(word),
    zipf: standard.zipf(word),
    flag: standard.offensiveness(word),
    categories: Object.values<AnyGame>(games).flatMap(({ wordCategories }) => wordCategories?.(word, standard) ?? []),
  };
}
