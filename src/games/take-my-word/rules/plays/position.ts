// A position: everything that decides which plays are legal, and small predicates on it.
// The check of one play is in check-play.ts, the search for plays in find-plays.ts.

import type { Seat } from '../../../../core/game.ts';
import type { Lexicon, WordList } from '../../../../lexicon/lexicon.ts';
import type { Card, Premium } from '../cards.ts';
import type { Setup } from '../options.ts';
import type { Row, Slot, State } from '../state.ts';

export type Position = {
  readonly row: Row;
  readonly hand: readonly Card[];
  readonly premiums: readonly Premium[];
  readonly keepRule: Setup['keepRule'];
};

/** The part of the lexicon that plays are checked with. */
export type PlayLexicon = Pick<Lexicon, 'has' | 'isPrefix' | 'graph'>;

export const positionInState = (state: State, seat: Seat): Position => ({
  row: state.row,
  hand: state.players[seat]!.hand,
  premiums: state.players[seat]!.premiums,
  keepRule: state.setup.keepRule,
});

/** TM-049: a single letter is never a word. */
export const isWholeWord = (text: string, words: Pick<WordList, 'has'>): boolean => text.length > 1 && words.has(text);

/** TM-095, TM-096: is a card that the keep rule requires among the slots that stay? */
export const keepsRequiredCard = (kept: readonly Slot[], keepRule: Setup['keepRule']): boolean =>
  kept.some(({ fresh }) => keepRule === 'any' || fresh);
