// Finds every legal play of a hand: beginnings by trying each card in each place, words by walking the word graph (walk.ts).
// Not a judge of one play (play.ts); the two are checked against each other. Premiums never decide whether a play is legal.

import { ALPHABET } from '../../../../lexicon/lists/word-graph.ts';
import { isBlank, mayReplace } from '../cards.ts';
import { type Cell, KEEP } from '../moves.ts';
import { EMPTY_ROW, spell, statusOf } from '../state.ts';
import { eachWordPlay, type Found } from './find-word-plays.ts';
import { isWord, keepsEnough, type Position, type Words } from './position.ts';

/** Every legal play without premiums, once each; one card that makes a word comes with both choices. True if stopped. */
export function eachPlay(position: Position, words: Words, found: Found): boolean {
  const standing = statusOf(position.row) === 'word';
  if (!standing && eachBeginning(position, words, found)) return true;
  if (eachWordPlay(position, words, found)) return true;
  if (!standing) return false;
  return eachPlay({ ...position, row: EMPTY_ROW }, words, (play) => found({ ...play, type: 'clear' }));
}

/** TM-071: is there any legal play at all? */
export const canPlay = (position: Position, words: Words): boolean => eachPlay(position, words, () => true);

/** What the row would read after one more card, for a player who tried something else. Hints name no flagged words. */
export function oneCardTexts(position: Position, words: Words, most: number): readonly string[] {
  const texts = new Set<string>();
  for (const { text } of oneCardPlays(position))
    if (texts.size < most && words.isPrefix(text) && words.offensiveness(text) === null) texts.add(text);
  return [...texts];
}

/** One card after which the row begins a word and is none yet (TM-062, TM-067, TM-068). */
function eachBeginning(position: Position, words: Words, found: Found): boolean {
  for (const { text, cells } of oneCardPlays(position))
    if (words.isPrefix(text) && (position.row.slots.length === 0 || !isWord(text, words)))
      if (found({ type: 'play', cells, claim: null })) return true;
  return false;
}

/** All ways to lay one card, whatever the row then reads: behind, before, in place of another. */
function* oneCardPlays({ row, hand, keepRule }: Position): Generator<{ text: string; cells: readonly Cell[] }> {
  const { slots } = row;
  const old = spell(slots);
  for (const card of new Set(hand))
    for (const letter of isBlank(card) ? ALPHABET : [card[1]!]) {
      const laid = { card, as: isBlank(card) ? letter : null, premium: null };
      yield { text: old + letter, cells: [...slots.map(() => KEEP), { type: 'add', ...laid }] };
      if (slots.length === 0) continue;
      yield { text: letter + old, cells: [{ type: 'add', ...laid }, ...slots.map(() => KEEP)] };
      for (const [at, slot] of slots.entries())
        if (letter !== slot.letter && mayReplace(card, slot.card) && keepsEnough(slots.toSpliced(at, 1), keepRule))
          yield {
            text: old.slice(0, at) + letter + old.slice(at + 1),
            cells: slots.map((_, i) => (i === at ? { type: 'replace', ...laid } : KEEP)),
          };
    }
}
