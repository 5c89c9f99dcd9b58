// Finds the play that makes the row read a typed word, with the rules' own search: which cards of the row stay, which are
// replaced, and what is added. Whether the text is a word does not matter here (TM-178); the preview and the table say that.

import { buildWordGraph } from '../../../lexicon/lists/word-graph.ts';
import { isBlack, isBlank } from '../rules/cards.ts';
import { isPlacedCell, type Play } from '../rules/moves.ts';
import { checkPlay } from '../rules/plays/check-play.ts';
import { forEachPlay } from '../rules/plays/find-plays.ts';
import type { PlayLexicon, Position } from '../rules/plays/position.ts';
import { textOf } from '../rules/state.ts';
import { CLEARED_ROW, type DraftRow, newDraftRow, type PlacedCard } from './draft-row.ts';
import type { TrackedCards } from './track-cards.ts';

/** The row as typed; null if the hand can't make it. First the whole word from the row, then the row continued by what was
 *  typed (S on WORM is WORMS), then the whole word after clearing the row. */
export function rowForTypedWord(
  position: Position,
  cards: TrackedCards['hand'],
  typed: string,
  words: PlayLexicon,
): DraftRow | null {
  const whole = findBestPlay(position, typed, 'play');
  if (whole !== null) return toDraftRow(position, cards, whole);
  const continued = findBestPlay(position, textOf(position.row.slots) + typed, 'play');
  if (continued !== null && isAllowed(position, continued, words)) return toDraftRow(position, cards, continued);
  const cleared = findBestPlay(position, typed, 'clear');
  return cleared === null ? null : toDraftRow(position, cards, cleared);
}

/** Of the plays that read this text, the one with the fewest blanks, then cards, then black cards: those are worth saving. */
function findBestPlay(position: Position, text: string, type: Play['type']): Play | null {
  let best: { readonly play: Play; readonly cost: number } | null = null;
  const onlyThisText: PlayLexicon = {
    has: (word) => word === text,
    isPrefix: () => false,
    graph: buildWordGraph([text]),
  };
  forEachPlay(position, onlyThisText, (play) => {
    const cost = costOf(play);
    if (play.type === type && (best === null || cost < best.cost)) best = { play: { ...play, claim: null }, cost };
    return false;
  });
  return (best as { readonly play: Play } | null)?.play ?? null;
}

/** A hand has fewer than 10 cards, so that no digit overflows. */
function costOf({ cells }: Play): number {
  const placed = cells.filter(isPlacedCell).map(({ card }) => card);
  const [blanks, black] = [isBlank, isBlack].map((is) => placed.filter(is).length);
  return blanks! * 100 + placed.length * 10 + black!;
}

function isAllowed(position: Position, play: Play, words: PlayLexicon): boolean {
  const checked = checkPlay(position, play, words);
  return checked.ok || checked.error.code === 'CLAIM_REQUIRED';
}

function toDraftRow({ row }: Position, cards: TrackedCards['hand'], { type, cells }: Play): DraftRow {
  const free = [...cards];
  const olds = type === 'clear' ? [] : newDraftRow(row.slots).slots;
  let at = 0;
  const slots = cells.map((cell) => {
    const old = cell.type === 'add' ? null : olds[at++]!.old;
    if (!isPlacedCell(cell)) return { old, placed: null, premium: null };
    const index = free.findIndex(({ card }) => card === cell.card);
    const placed: PlacedCard = { ...free.splice(index, 1)[0]!, as: cell.as };
    return { old, placed, premium: null };
  });
  return { ...(type === 'clear' ? CLEARED_ROW : newDraftRow([])), slots };
}
