// Finds every legal play of a hand: beginnings by trying each card in each slot, words by searching the word graph
// (find-word-plays.ts). Premiums are left out, because they never decide whether a play is legal.

import { ALPHABET } from '../../../../lexicon/lists/word-graph.ts';
import { isBlank, mayReplace, printedLetter } from '../cards.ts';
import { type Cell, KEEP_CELL } from '../moves.ts';
import { EMPTY_ROW, rowStatus, textOf } from '../state.ts';
import { forEachWordPlay, type PlayVisitor } from './find-word-plays.ts';
import { isWholeWord, keepsRequiredCard, type PlayLexicon, type Position } from './position.ts';

/** Visits every legal play without premiums once; one card that completes a word is visited with both claims. True: stopped. */
export function forEachPlay(position: Position, words: PlayLexicon, visit: PlayVisitor): boolean {
  const isStanding = rowStatus(position.row) === 'word';
  if (!isStanding && forEachBeginning(position, words, visit)) return true;
  if (forEachWordPlay(position, words, visit)) return true;
  if (!isStanding) return false;
  return forEachPlay({ ...position, row: EMPTY_ROW }, words, (play) => visit({ ...play, type: 'clear' }));
}

/** TM-071: is there any legal play at all? */
export const hasLegalPlay = (position: Position, words: PlayLexicon): boolean =>
  forEachPlay(position, words, () => true);

/** Plays of one card after which the row begins a word without being one (TM-062, TM-067, TM-068). */
function forEachBeginning(position: Position, words: PlayLexicon, visit: PlayVisitor): boolean {
  for (const { text, cells } of oneCardPlays(position))
    if (words.isPrefix(text) && (position.row.slots.length === 0 || !isWholeWord(text, words)))
      if (visit({ type: 'play', cells, claim: null })) return true;
  return false;
}

/** Every way to place one card, whatever the row then reads: after, before, or replacing another. */
function* oneCardPlays({ row, hand, keepRule }: Position): Generator<{ text: string; cells: readonly Cell[] }> {
  const { slots } = row;
  const old = textOf(slots);
  for (const card of new Set(hand))
    for (const letter of isBlank(card) ? ALPHABET : [printedLetter(card)]) {
      const placed = { card, as: isBlank(card) ? letter : null, premium: null };
      yield { text: old + letter, cells: [...slots.map(() => KEEP_CELL), { type: 'add', ...placed }] };
      if (slots.length === 0) continue;
      yield { text: letter + old, cells: [{ type: 'add', ...placed }, ...slots.map(() => KEEP_CELL)] };
      for (const [at, slot] of slots.entries())
        if (
          letter !== slot.letter &&
          mayReplace(card, slot.card) &&
          keepsRequiredCard(slots.toSpliced(at, 1), keepRule)
        )
          yield {
            text: old.slice(0, at) + letter + old.slice(at + 1),
            cells: slots.map((_, i) => (i === at ? { type: 'replace', ...placed } : KEEP_CELL)),
          };
    }
}
