// The dictionary of the Guide: every key word with definition, part of speech, answer and related words.
// Never open on the cards of a running game: whoever shows it says which key words are closed.

import type { Word, WordClass } from '../../../lexicon/lexicon.ts';
import type { Colour, PowerCard } from '../content.ts';

export type Relation = 'synonym' | 'antonym';

export type Entry = {
  readonly key: Word;
  readonly class: WordClass;
  readonly definition: string;
  readonly colour: Colour;
  /** The answer as the card game writes it, such as S2. */
  readonly answer: string;
  /** The word of the card that matches, and how. */
  readonly match: string;
  readonly relation: Relation;
  /** Other key words that belong to it by way of a match. */
  readonly related: readonly { readonly key: Word; readonly relation: Relation }[];
};

/** The key words to close while a game with these colours runs: all of them, for a gap would tell which are in play. */
export const keysOf = (cards: readonly PowerCard[], colours: readonly Colour[]): ReadonlySet<Word> =>
  new Set(cards.filter((card) => colours.includes(card.colour)).map((card) => card.key));

/** The cards that may be shown: neither closed ones nor any that speak of a word on a closed one. */
export function openCards(cards: readonly PowerCard[], closed: ReadonlySet<Word>): readonly PowerCard[] {
  const silent = new Set(
    cards.filter((card) => closed.has(card.key)).flatMap((card) => [card.key, ...card.words.map(upper)]),
  );
  return cards.filter((card) => !closed.has(card.key) && !silent.has(card.key) && !closed.has(upper(matchOf(card))));
}

/** In alphabetical order. */
export function buildDictionary(cards: readonly PowerCard[], closed: ReadonlySet<Word>): readonly Entry[] {
  const open = openCards(cards, closed).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const byMatch = Map.groupBy(open, (card) => upper(matchOf(card)));
  const byKey = new Map(open.map((card) => [card.key, card]));
  return open.map((card) => ({
    key: card.key,
    class: card.class,
    definition: card.definition,
    colour: card.colour,
    answer: card.answer,
    match: matchOf(card),
    relation: relationOf(card),
    related: relatedTo(card, byKey, byMatch),
  }));
}

const upper = (word: string): Word => word.toUpperCase();
export const matchOf = ({ words, answer }: PowerCard): string => words[Number(answer[1]) - 1]!;
export const relationOf = ({ answer }: PowerCard): Relation => (answer[0] === 'S' ? 'synonym' : 'antonym');

/** Its match if that is a key word, the keys it is the match of, and the keys that share its match. */
function relatedTo(
  card: PowerCard,
  byKey: ReadonlyMap<Word, PowerCard>,
  byMatch: ReadonlyMap<Word, readonly PowerCard[]>,
): Entry['related'] {
  const match = upper(matchOf(card));
  const own = relationOf(card);
  const found = new Map<Word, Relation>();
  if (byKey.has(match)) found.set(match, own);
  for (const other of byMatch.get(card.key) ?? []) found.set(other.key, relationOf(other));
  for (const other of byMatch.get(match) ?? [])
    if (!found.has(other.key)) found.set(other.key, relationOf(other) === own ? 'synonym' : 'antonym');
  found.delete(card.key);
  return [...found].map(([key, relation]) => ({ key, relation }));
}

export type Shelf = { readonly letter?: string; readonly class?: WordClass; readonly colour?: Colour };

export const browse = (entries: readonly Entry[], shelf: Shelf): readonly Entry[] =>
  entries.filter(
    (entry) =>
      (shelf.letter === undefined || entry.key.startsWith(upper(shelf.letter))) &&
      (shelf.class === undefined || entry.class === shelf.class) &&
      (shelf.colour === undefined || entry.colour === shelf.colour),
  );

/** Key words that begin with the text, then those that contain it, then those whose match or definition does. */
export function search(entries: readonly Entry[], text: string): readonly Entry[] {
  const wanted = upper(text.trim());
  if (wanted === '') return [];
  const rank = ({ key, match, definition }: Entry): number => {
    if (key.startsWith(wanted)) return key === wanted ? 0 : 1;
    if (key.includes(wanted)) return 2;
    if (upper(match).includes(wanted)) return 3;
    return upper(definition).includes(wanted) ? 4 : 5;
  };
  return entries.filter((entry) => rank(entry) < 5).toSorted((a, b) => rank(a) - rank(b));
}
