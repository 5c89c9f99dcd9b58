// Checks one play in the order of RULES.md, section 13, and computes its result: the new row, its points, the cards left.
// Works on a position, so that boards can preview plays; turn order and clock are checked in apply.ts.

import type { Refusal } from '../../../../core/game.ts';
import { ok, type Result } from '../../../../core/result.ts';
import {
  type Card,
  cardPoints,
  colorOf,
  findMissingCard,
  isBlack,
  isBlank,
  mayReplace,
  type Premium,
  removeCards,
  STAR,
} from '../cards.ts';
import { type Cell, cellLetter, isPlacedCell, type PlacedCell, type Play } from '../moves.ts';
import type { Setup } from '../options.ts';
import { type Refused, refuse } from '../refuse.ts';
import { wordPoints } from '../scoring.ts';
import { EMPTY_ROW, type Row, rowStatus, type Slot, textOf } from '../state.ts';
import { isWholeWord, keepsRequiredCard, type PlayLexicon, type Position } from './position.ts';

export type PlayResult = {
  readonly slots: readonly Slot[];
  readonly text: string;
  /** Scored as a word, so the next player can take it. */
  readonly isWord: boolean;
  readonly points: number;
  readonly added: readonly Card[];
  /** The cards that leave the row. */
  readonly replaced: readonly Card[];
  readonly usedPremiums: readonly Premium[];
  /** Premiums that were on the row before and count again (TM-127). */
  readonly keptPremiums: readonly Premium[];
  /** What the player still holds. */
  readonly hand: readonly Card[];
  readonly premiums: readonly Premium[];
};

/** A cell and the old slot it applies to; null where a card is added. */
type SlotChange = { readonly cell: Cell; readonly old: Slot | null };
type RefusedOrNull = Refused | null;

export function checkPlay(position: Position, play: Play, words: PlayLexicon): Result<PlayResult, Refusal> {
  const status = rowStatus(position.row);
  if (play.type === 'clear' && status !== 'word')
    return refuse('CANNOT_CLEAR', status === 'open' ? 'TM-064' : 'TM-080', status, textOf(position.row.slots));
  const row = play.type === 'clear' ? EMPTY_ROW : position.row;
  const placed = play.cells.filter(isPlacedCell);
  if (placed.length === 0) return refuse('NO_CARDS', 'TM-045', play.type);
  const changes = matchCells(play.cells, row.slots);
  if (changes === null) return refuse('BAD_CELLS', 'TM-047', textOf(row.slots));
  const slots = changes.map(slotAfter);
  const refused =
    checkHand(placed, position.hand) ??
    checkBlanks(placed) ??
    checkReplacements(changes, position.keepRule) ??
    (textOf(slots) === textOf(row.slots) ? refuse('NO_CHANGE', 'TM-051', textOf(slots)) : null) ??
    checkText(row, placed, slots, words) ??
    checkClaim(row, placed, play.claim, slots, words) ??
    checkPremiums(changes, slots, scoresAsWord(play, placed), position.premiums);
  return refused ?? ok(playResult(position, play, changes, slots));
}

/** TM-111, TM-115: several cards are always scored as a word. */
export const scoresAsWord = (play: Play, placed: readonly PlacedCell[]): boolean =>
  placed.length > 1 || play.claim === 'word';

function playResult(
  position: Position,
  play: Play,
  changes: readonly SlotChange[],
  slots: readonly Slot[],
): PlayResult {
  const placed = play.cells.filter(isPlacedCell);
  const cards = placed.map(({ card }) => card);
  const usedPremiums = play.cells.flatMap(({ premium }) => premium ?? []);
  const isWord = scoresAsWord(play, placed);
  return {
    slots,
    text: textOf(slots),
    isWord,
    points: isWord ? wordPoints(slots) : cardPoints(cards[0]!),
    added: placed.filter(({ type }) => type === 'add').map(({ card }) => card),
    replaced: changes.flatMap(({ cell, old }) => (cell.type === 'replace' ? [old!.card] : [])),
    usedPremiums,
    keptPremiums: changes.flatMap(({ cell, old }) => (cell.type === 'keep' ? (old!.premium ?? []) : [])),
    hand: removeCards(position.hand, cards),
    premiums: removeCards(position.premiums, usedPremiums),
  };
}

/** TM-046, TM-047: the cells must cover every old slot in order, with added cards only before and after. Null if not. */
function matchCells(cells: readonly Cell[], old: readonly Slot[]): readonly SlotChange[] | null {
  const isOld = ({ type }: Cell): boolean => type !== 'add';
  const first = cells.findIndex(isOld);
  const count = cells.filter(isOld).length;
  const isContiguous = count === 0 || cells.findLastIndex(isOld) - first + 1 === count;
  if (count !== old.length || !isContiguous) return null;
  return cells.map((cell, i) => ({ cell, old: isOld(cell) ? old[i - first]! : null }));
}

/** The row after a play whose cells fit it. */
export const slotsAfter = (row: Row, play: Play): readonly Slot[] =>
  matchCells(play.cells, play.type === 'clear' ? [] : row.slots)!.map(slotAfter);

function slotAfter({ cell, old }: SlotChange): Slot {
  return isPlacedCell(cell)
    ? { card: cell.card, letter: cellLetter(cell), premium: cell.premium, fresh: true }
    : { ...old!, premium: old!.premium ?? cell.premium, fresh: false };
}

function checkHand(placed: readonly PlacedCell[], hand: readonly Card[]): RefusedOrNull {
  const missing = findMissingCard(
    hand,
    placed.map(({ card }) => card),
  );
  const held = hand.filter((card) => card === missing).length;
  return missing === null ? null : refuse('NOT_IN_HAND', 'TM-045', missing, String(held));
}

function checkBlanks(placed: readonly PlacedCell[]): RefusedOrNull {
  const unnamed = placed.find(({ card, as }) => isBlank(card) && as === null);
  if (unnamed) return refuse('BLANK_NEEDS_LETTER', 'TM-004', unnamed.card);
  const named = placed.find(({ card, as }) => !isBlank(card) && as !== null);
  return named ? refuse('NOT_A_BLANK', 'TM-004', named.card, named.as!) : null;
}

/** Black cards are locked, colors have to match, and a card required by the keep rule has to stay. */
function checkReplacements(changes: readonly SlotChange[], keepRule: Setup['keepRule']): RefusedOrNull {
  const swaps = changes.flatMap(({ cell, old }) => (cell.type === 'replace' ? [{ card: cell.card, old: old! }] : []));
  const locked = swaps.find(({ old }) => isBlack(old.card));
  if (locked) return refuse('BLACK_LOCKED', 'TM-092', locked.old.letter);
  const clash = swaps.find(({ card, old }) => !mayReplace(card, old.card));
  if (clash) return refuse('COLOUR_MISMATCH', 'TM-093', clash.card, clash.old.letter, colorOf(clash.old.card));
  const kept = changes.flatMap(({ cell, old }) => (cell.type === 'keep' ? [old!] : []));
  if (swaps.length === 0 || keepsRequiredCard(kept, keepRule)) return null;
  const latest = changes.flatMap(({ old }) => (old?.fresh ? [old] : []));
  return refuse('KEEP_ONE', keepRule === 'any' ? 'TM-095' : 'TM-096', keepRule, textOf(latest));
}

/** Several cards have to form a word; one card a word or, unless a word stands, the beginning of one. */
function checkText(row: Row, placed: readonly PlacedCell[], slots: readonly Slot[], words: PlayLexicon): RefusedOrNull {
  const text = textOf(slots);
  const status = rowStatus(row);
  if (placed.length === 1 && status !== 'word') {
    if (words.isPrefix(text)) return null;
    const rule = status === 'empty' ? 'TM-062' : placed[0]!.type === 'add' ? 'TM-067' : 'TM-068';
    return refuse('NOT_A_BEGINNING', rule, text);
  }
  if (isWholeWord(text, words)) return null;
  const rule = { empty: 'TM-061', open: 'TM-043', word: placed.length === 1 ? 'TM-082' : 'TM-080' }[status];
  return refuse('NOT_A_WORD', rule, text, words.isPrefix(text) ? 'begins' : '', textOf(row.slots));
}

/** TM-111: one card that completes a word needs a claim; a claim that is not true is refused. */
function checkClaim(
  row: Row,
  placed: readonly PlacedCell[],
  claim: Play['claim'],
  slots: readonly Slot[],
  words: PlayLexicon,
): RefusedOrNull {
  const text = textOf(slots);
  if (placed.length > 1) return claim === 'letter' ? refuse('CLAIM_NOT_ALLOWED', 'TM-115', text) : null;
  const isFirst = row.slots.length === 0;
  const isComplete = !isFirst && isWholeWord(text, words);
  if (claim === 'word' && !isComplete) return refuse('NOT_A_WORD', isFirst ? 'TM-063' : 'TM-111', text, 'begins');
  if (claim !== null || !isComplete) return null;
  return refuse('CLAIM_REQUIRED', 'TM-111', text, String(cardPoints(placed[0]!.card)), String(wordPoints(slots)));
}

function checkPremiums(
  changes: readonly SlotChange[],
  slots: readonly Slot[],
  isWord: boolean,
  owned: readonly Premium[],
): RefusedOrNull {
  const placed = changes.flatMap(({ cell: { premium }, old }, i) =>
    premium === null ? [] : [{ premium, old, slot: slots[i]! }],
  );
  if (placed.length > 0 && !isWord) return refuse('PREMIUM_NEEDS_WORD', 'TM-123', placed[0]!.premium, textOf(slots));
  const missing = findMissingCard(
    owned,
    placed.map(({ premium }) => premium),
  );
  if (missing !== null) {
    const held = owned.filter((premium) => premium === missing).length;
    return refuse('PREMIUM_NOT_YOURS', missing === STAR ? 'TM-132' : 'TM-128', missing, String(held));
  }
  const nonBlack = placed.find(({ slot }) => !isBlack(slot.card));
  if (nonBlack) return refuse('PREMIUM_NEEDS_BLACK', 'TM-122', nonBlack.premium, nonBlack.slot.letter);
  const taken = placed.find(({ old }) => old !== null && old.premium !== null);
  return taken ? refuse('PREMIUM_TAKEN', 'TM-124', taken.slot.letter, taken.old!.premium!) : null;
}
