// A deck: the words of a lesson or a club, with cards, triples and tasks made from them. People write it as text, one thing
// per line (parse-deck.ts, format-deck.ts); docs/decks.md describes the format.

/** `meaning` is empty if none is given. */
export type DeckWord = { readonly word: string; readonly meaning: string };

/** A card of Word Power. `answer` is S (synonym) or A (antonym) and the number 1–4 of the related word, as printed cards have it. */
export type DeckCard = {
  readonly key: string;
  readonly words: readonly [string, string, string, string];
  readonly answer: string;
  readonly meaning: string;
};

/** A task for a grid of Outside the Box: these words count as fitting. */
export type DeckTask = { readonly name: string; readonly words: readonly string[] };

export type Deck = {
  readonly title: string;
  /** Whether only the words of this deck are valid. */
  readonly closed: boolean;
  readonly words: readonly DeckWord[];
  readonly cards: readonly DeckCard[];
  /** Three letters each, for Wordsters. */
  readonly triples: readonly string[];
  readonly tasks: readonly DeckTask[];
};

/** What is wrong with a line; lines count from 1. */
export type DeckFault = { readonly line: number; readonly sentence: string };

export const DECK_LIMITS = {
  characters: 50_000,
  lineCharacters: 400,
  titleCharacters: 60,
  meaningCharacters: 120,
  words: 500,
  cards: 200,
  triples: 100,
  tasks: 50,
  taskWords: 200,
  wordLetters: 15,
} as const;

/** All words a deck is about, in order and without repetition: its words, key words of cards, and words of tasks. */
export const allWordsOf = ({ words, cards, tasks }: Deck): readonly string[] => [
  ...new Set([
    ...words.map(({ word }) => word),
    ...cards.map(({ key }) => key),
    ...tasks.flatMap((task) => task.words),
  ]),
];

/** The only valid words of a match with this deck; null if the deck leaves the word list alone. */
export const validWordsOf = (deck: Deck): readonly string[] | null => (deck.closed ? allWordsOf(deck) : null);
