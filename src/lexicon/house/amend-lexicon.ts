// A lexicon with house words.

import type { Lexicon, WordExplanation, WordList } from '../lexicon.ts';
import { hashWords } from '../lists/word-list.ts';
import type { SharedWordData } from '../shared-word-data.ts';
import { amendWordList } from './amend-list.ts';
import { type HouseWords, hasHouseWords, normalizeHouseWords } from './house-words.ts';

type ComposeLexicon = (list: WordList, data: SharedWordData, id: string) => Lexicon;

/** Games and bots cache by lexicon, so the same house words must give the same object; tables in play use few at a time. */
const MAX_CACHED = 8;

export function amendLexicon(
  base: Lexicon,
  list: WordList,
  data: SharedWordData,
  asked: HouseWords,
  cache: Map<string, Lexicon>,
  compose: ComposeLexicon,
): Lexicon {
  if (!hasHouseWords(asked)) return base;
  const house = normalizeHouseWords(asked, list);
  if (!hasHouseWords(house)) return base;
  const hash = hashWords([...house.add.map((word) => `+${word}`), ...house.ban.map((word) => `-${word}`)]);
  const id = `${base.id}-house-${hash}`;
  let lexicon = cache.get(id);
  if (lexicon === undefined) {
    lexicon = createAmended(base, list, data, house, id, compose);
    const oldest = cache.keys().next();
    if (cache.size >= MAX_CACHED && !oldest.done) cache.delete(oldest.value);
    cache.set(id, lexicon);
  }
  return lexicon;
}

function createAmended(
  base: Lexicon,
  list: WordList,
  data: SharedWordData,
  house: HouseWords,
  id: string,
  compose: ComposeLexicon,
): Lexicon {
  const added = new Set(house.add);
  const banned = new Set(house.ban);
  const { judgeBasicForm } = data.knowledge;
  const knowledge: SharedWordData['knowledge'] = {
    ...data.knowledge,
    // The table has decided that it counts, whatever it may be a form of.
    judgeBasicForm: (word) => (added.has(word) ? { ok: true, why: 'base', of: null } : judgeBasicForm(word)),
  };
  const amendedData = { ...data, knowledge };
  const amendedList = amendWordList(list, house);
  const plain = compose(amendedList, amendedData, id);
  const withoutAdditions = house.ban.length === 0 ? list : amendWordList(list, { add: [], ban: house.ban });
  const own = {
    explain: (text: string) => explainHouseWord(text, added, banned) ?? plain.explain(text),
    amended: (other: HouseWords) => base.amended(other),
  };
  const forBots: Lexicon = define(
    compose(
      define<WordList>(
        withoutAdditions,
        Object.getOwnPropertyDescriptors({
          get has() {
            return amendedList.has;
          },
        }),
      ),
      amendedData,
      id,
    ),
    Object.getOwnPropertyDescriptors(own),
  );
  return define(
    plain,
    Object.getOwnPropertyDescriptors({
      ...own,
      forBots,
    }),
  );
}

/** A copy with other properties. Lists that are still growing have getters, which a spread would call. */
const define = <T extends object>(whole: T, changes: PropertyDescriptorMap): T =>
  Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(whole), ...changes }) as T;

function explainHouseWord(
  text: string,
  added: ReadonlySet<string>,
  banned: ReadonlySet<string>,
): WordExplanation | null {
  if (added.has(text))
    return {
      ...{ text, inList: true, reason: { type: 'house' }, near: [] },
      sentence: `${text} is a house word: this table agreed that it counts.`,
    };
  if (banned.has(text))
    return {
      ...{ text, inList: false, reason: { type: 'banned' }, near: [] },
      sentence: `${text} doesn’t count: this table agreed to leave it out.`,
    };
  return null;
}
