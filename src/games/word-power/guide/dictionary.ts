// The dictionary of the Word Power Guide: every key word with definition, word class, answer and related words. The
// caller passes the key words of running games, which stay closed.

import type { Word, WordClass } from '../../../lexicon/lexicon.ts';
import type { CardColor, PowerCard } from '../content.ts';
import { matchingWord, type Relation, relationOf, viewableCards } from '../rules/lookup/closed-cards.ts';

export type DictionaryEntry = {
  readonly key: Word;
  readonly class: WordClass;
  readonly definition: string;
  readonly colour: CardColor;
  /** The answer code, such as S2. */
  readonly answer: string;
  /** The word on the card that matches the key word. */
  readonly match: string;
  readonly relation: Relation;
  /** Other key words connected through a matching word. */
  readonly related: readonly { readonly key: Word; readonly relation: Relation }[];
};

/** All viewable entries in alphabetical order. */
export function buildDictionary(cards: readonly PowerCard[], closed: ReadonlySet<Word>): readonly DictionaryEntry[] {
  const open = viewableCards(cards, closed).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const byMatch = Map.groupBy(open, (card) => upper(matchingWord(card)));
  const byKey = new Map(open.map((card) => [card.key, card]));
  return open.map((card) => ({
    key: card.key,
    class: card.class,
    definition: card.definition,
    colour: card.colour,
    answer: card.answer,
    match: matchingWord(card),
    relation: relationOf(card),
    related: relatedTo(card, byKey, byMatch),
  }));
}

const upper = (word: string): Word => word.toUpperCase();

/** Its match if that is a key word, the key words it is the match of, and those that share its match. */
function relatedTo(
  card: PowerCard,
  byKey: ReadonlyMap<Word, PowerCard>,
  byMatch: ReadonlyMap<Word, readonly PowerCard[]>,
): DictionaryEntry['related'] {
  const match = upper(matchingWord(card));
  const own = relationOf(card);
  const found = new Map<Word, Relation>();
  if (byKey.has(match)) found.set(match, own);
  for (const other of byMatch.get(card.key) ?? []) found.set(other.key, relationOf(other));
  for (const other of byMatch.get(match) ?? [])
    if (!found.has(other.key)) found.set(other.key, relationOf(other) === own ? 'synonym' : 'antonym');
  found.delete(card.key);
  return [...found].map(([key, relation]) => ({ key, relation }));
}

export type DictionaryFilter = { readonly letter?: string; readonly class?: WordClass; readonly colour?: CardColor };

export const filterEntries = (
  entries: readonly DictionaryEntry[],
  shelf: DictionaryFilter,
): readonly DictionaryEntry[] =>
  entries.filter(
    (entry) =>
      (shelf.letter === undefined || entry.key.startsWith(upper(shelf.letter))) &&
      (shelf.class === undefined || entry.class === shelf.class) &&
      (shelf.colour === undefined || entry.colour === shelf.colour),
  );

/** Key words that begin with the text first, then those that contain it, then matches and definitions that contain it. */
export function searchEntries(entries: readonly DictionaryEntry[], text: string): readonly DictionaryEntry[] {
  const wanted = upper(text.trim());
  if (wanted === '') return [];
  const rank = ({ key, match, definition }: DictionaryEntry): number => {
    if (key.startsWith(wanted)) return key === wanted ? 0 : 1;
    if (key.includes(wanted)) return 2;
    if (upper(match).includes(wanted)) return 3;
    return upper(definition).includes(wanted) ? 4 : 5;
  };
  return entries.filter((entry) => rank(entry) < 5).toSorted((a, b) => rank(a) - rank(b));
}
