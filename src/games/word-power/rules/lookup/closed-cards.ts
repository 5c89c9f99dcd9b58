// Which cards stay hidden while a match is not over: looking them up would be cheating (WP-006).

import type { UnfinishedSetup } from '../../../../core/practice/game-practice.ts';
import type { Word } from '../../../../lexicon/lexicon.ts';
import type { CardColor, PowerCard } from '../../content.ts';
import { options, presets, type Setup, seatColors } from '../options.ts';

export type Relation = 'synonym' | 'antonym';
export const matchingWord = ({ words, answer }: PowerCard): string => words[Number(answer[1]) - 1]!;
export const relationOf = ({ answer }: PowerCard): Relation => (answer[0] === 'S' ? 'synonym' : 'antonym');

/** The card colors of these matches. */
export function closedColors(unfinished: readonly UnfinishedSetup[]): readonly CardColor[] {
  const defaults = Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.normal]));
  const inPlay = unfinished.flatMap((match) => {
    const preset = (presets as { readonly [name: string]: Partial<Setup> })[match.preset];
    return seatColors({ ...defaults, ...preset, ...match.options } as Setup, match.seats);
  });
  return [...new Set(inPlay)];
}

/** The key words to hide during a game with these colors: all of them, because a gap would show which are in play. */
export const closedKeyWords = (cards: readonly PowerCard[], colors: readonly CardColor[]): ReadonlySet<Word> =>
  new Set(cards.filter((card) => colors.includes(card.colour)).map((card) => card.key));

/** The cards that may be shown: not closed, and not revealing anything about a word on a closed card. */
export function viewableCards(cards: readonly PowerCard[], closed: ReadonlySet<Word>): readonly PowerCard[] {
  const silent = new Set(
    cards.filter((card) => closed.has(card.key)).flatMap((card) => [card.key, ...card.words.map(upper)]),
  );
  return cards.filter(
    (card) => !closed.has(card.key) && !silent.has(card.key) && !closed.has(upper(matchingWord(card))),
  );
}

const upper = (word: string): Word => word.toUpperCase();
