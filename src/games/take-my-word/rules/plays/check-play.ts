// Judges one play and says what it would lead to: the order of checks of section 13, the row that results, its score.
// Not a turn: whose turn it is, the clock and what follows are in turn.ts. Works on a position, so boards preview with it.

import { type Refusal, refuse } from '../../../../core/game.ts';
import { ok, type Result } from '../../../../core/result.ts';
import {
  type Card,
  colourOf,
  firstMissing,
  isBlack,
  isBlank,
  mayReplace,
  type Premium,
  pointsOf,
  STAR,
  without,
} from '../cards.ts';
import { type Cell, isLaid, type LaidCell, letterOf, type Play } from '../moves.ts';
import { EMPTY_ROW, type Row, type Setup, type Slot, spell, statusOf } from '../state.ts';
import { oneCardTexts } from './find-plays.ts';
import { isWord, keepsEnough, type Position, type Words, wordPoints } from './position.ts';

export type Laying = {
  readonly slots: readonly Slot[];
  readonly text: string;
  /** Scored as a word: it stands, and can be taken. */
  readonly isWord: boolean;
  readonly points: number;
  readonly added: readonly Card[];
  /** The cards that leave the row. */
  readonly replaced: readonly Card[];
  readonly spent: readonly Premium[];
  /** What remains to the player. */
  readonly hand: readonly Card[];
  readonly premiums: readonly Premium[];
};

/** A cell and the old slot it speaks of; null where a card is added. */
type Place = { readonly cell: Cell; readonly old: Slot | null };
type Flaw = { readonly ok: false; readonly error: Refusal } | null;

export function judgePlay(position: Position, play: Play, words: Words): Result<Laying, Refusal> {
  const status = statusOf(position.row);
  if (play.type === 'clear' && status !== 'word')
    return refuse('CANNOT_CLEAR', status === 'open' ? 'TM-064' : 'TM-080', status);
  const row = play.type === 'clear' ? EMPTY_ROW : position.row;
  const laid = play.cells.filter(isLaid);
  if (laid.length === 0) return refuse('NO_CARDS', 'TM-045');
  const places = placesOf(play.cells, row.slots);
  if (places === null) return refuse('BAD_CELLS', 'TM-047', spell(row.slots));
  const slots = places.map(slotAfter);
  const flaw =
    handFlaw(laid, position.hand) ??
    blankFlaw(laid) ??
    replacingFlaw(places, position.keepRule) ??
    (spell(slots) === spell(row.slots) ? refuse('NO_CHANGE', 'TM-051', spell(slots)) : null) ??
    wordFlaw({ ...position, row }, laid, slots, words) ??
    claimFlaw(row, laid, play.claim, slots, words) ??
    premiumFlaw(places, slots, scoresWord(play, laid), position.premiums);
  return flaw ?? ok(layingOf(position, play, places, slots));
}

/** TM-111, TM-115: several cards are always scored as a word. */
const scoresWord = (play: Play, laid: readonly LaidCell[]): boolean => laid.length > 1 || play.claim === 'word';

function layingOf(position: Position, play: Play, places: readonly Place[], slots: readonly Slot[]): Laying {
  const laid = play.cells.filter(isLaid);
  const cards = laid.map(({ card }) => card);
  const spent = play.cells.flatMap(({ premium }) => premium ?? []);
  const isWord = scoresWord(play, laid);
  return {
    slots,
    text: spell(slots),
    isWord,
    points: isWord ? wordPoints(slots) : pointsOf(cards[0]!),
    added: laid.filter(({ type }) => type === 'add').map(({ card }) => card),
    replaced: places.flatMap(({ cell, old }) => (cell.type === 'replace' ? [old!.card] : [])),
    spent,
    hand: without(position.hand, cards),
    premiums: without(position.premiums, spent),
  };
}

/** TM-046, TM-047: the old slots are all there, side by side, with added cards only before and behind. Null: they are not. */
function placesOf(cells: readonly Cell[], old: readonly Slot[]): readonly Place[] | null {
  const isOld = ({ type }: Cell): boolean => type !== 'add';
  const first = cells.findIndex(isOld);
  const count = cells.filter(isOld).length;
  const isSideBySide = count === 0 || cells.findLastIndex(isOld) - first + 1 === count;
  if (count !== old.length || !isSideBySide) return null;
  return cells.map((cell, i) => ({ cell, old: isOld(cell) ? old[i - first]! : null }));
}

/** The row after a play that fits it. */
export const slotsAfter = (row: Row, play: Play): readonly Slot[] =>
  placesOf(play.cells, play.type === 'clear' ? [] : row.slots)!.map(slotAfter);

function slotAfter({ cell, old }: Place): Slot {
  return isLaid(cell)
    ? { card: cell.card, letter: letterOf(cell), premium: cell.premium, fresh: true }
    : { ...old!, premium: old!.premium ?? cell.premium, fresh: false };
}

function handFlaw(laid: readonly LaidCell[], hand: readonly Card[]): Flaw {
  const missing = firstMissing(
    hand,
    laid.map(({ card }) => card),
  );
  const held = hand.filter((card) => card === missing).length;
  return missing === null ? null : refuse('NOT_IN_HAND', 'TM-045', missing, String(held));
}

function blankFlaw(laid: readonly LaidCell[]): Flaw {
  const unnamed = laid.find(({ card, as }) => isBlank(card) && as === null);
  if (unnamed) return refuse('BLANK_NEEDS_LETTER', 'TM-004', unnamed.card);
  const named = laid.find(({ card, as }) => !isBlank(card) && as !== null);
  return named ? refuse('NOT_A_BLANK', 'TM-004', named.card, named.as!) : null;
}

/** The black lock, the colours, and what has to remain of the latest turn. */
function replacingFlaw(places: readonly Place[], keepRule: Setup['keepRule']): Flaw {
  const swaps = places.flatMap(({ cell, old }) => (cell.type === 'replace' ? [{ card: cell.card, old: old! }] : []));
  const locked = swaps.find(({ old }) => isBlack(old.card));
  if (locked) return refuse('BLACK_LOCKED', 'TM-092', locked.old.letter);
  const clash = swaps.find(({ card, old }) => !mayReplace(card, old.card));
  if (clash) return refuse('COLOUR_MISMATCH', 'TM-093', clash.card, clash.old.letter, colourOf(clash.old.card));
  const kept = places.flatMap(({ cell, old }) => (cell.type === 'keep' ? [old!] : []));
  if (swaps.length === 0 || keepsEnough(kept, keepRule)) return null;
  const latest = places.flatMap(({ old }) => (old?.fresh ? [old] : []));
  return refuse('KEEP_ONE', keepRule === 'any' ? 'TM-095' : 'TM-096', keepRule, spell(latest));
}

/** The dictionary: several cards have to make a word, one card a word or, unless a word stands, a beginning. */
function wordFlaw(position: Position, laid: readonly LaidCell[], slots: readonly Slot[], words: Words): Flaw {
  const text = spell(slots);
  const status = statusOf(position.row);
  if (laid.length === 1 && status !== 'word') {
    if (words.isPrefix(text)) return null;
    const rule = status === 'empty' ? 'TM-062' : laid[0]!.type === 'add' ? 'TM-067' : 'TM-068';
    return refuse('NOT_A_BEGINNING', rule, text, ...oneCardTexts(position, words, 2));
  }
  if (isWord(text, words)) return null;
  const rule = { empty: 'TM-061', open: 'TM-043', word: laid.length === 1 ? 'TM-082' : 'TM-080' }[status];
  return refuse('NOT_A_WORD', rule, text, ...(words.isPrefix(text) ? ['begins'] : []));
}

/** The choice of TM-111: needed where it exists, refused where it is untrue. */
function claimFlaw(
  row: Row,
  laid: readonly LaidCell[],
  claim: Play['claim'],
  slots: readonly Slot[],
  words: Words,
): Flaw {
  const text = spell(slots);
  if (laid.length > 1) return claim === 'letter' ? refuse('CLAIM_NOT_ALLOWED', 'TM-115', text) : null;
  const isFirst = row.slots.length === 0;
  const isComplete = !isFirst && isWord(text, words);
  if (claim === 'word' && !isComplete) return refuse('NOT_A_WORD', isFirst ? 'TM-063' : 'TM-111', text, 'begins');
  if (claim !== null || !isComplete) return null;
  return refuse('CLAIM_REQUIRED', 'TM-111', text, String(pointsOf(laid[0]!.card)), String(wordPoints(slots)));
}

function premiumFlaw(
  places: readonly Place[],
  slots: readonly Slot[],
  isWord: boolean,
  owned: readonly Premium[],
): Flaw {
  const laid = places.flatMap(({ cell: { premium }, old }, i) =>
    premium === null ? [] : [{ premium, old, slot: slots[i]! }],
  );
  if (laid.length > 0 && !isWord) return refuse('PREMIUM_NEEDS_WORD', 'TM-123', laid[0]!.premium, spell(slots));
  const missing = firstMissing(
    owned,
    laid.map(({ premium }) => premium),
  );
  if (missing !== null) return refuse('PREMIUM_NOT_YOURS', missing === STAR ? 'TM-132' : 'TM-128', missing);
  const coloured = laid.find(({ slot }) => !isBlack(slot.card));
  if (coloured) return refuse('PREMIUM_NEEDS_BLACK', 'TM-122', coloured.premium, coloured.slot.letter);
  const taken = laid.find(({ old }) => old !== null && old.premium !== null);
  return taken ? refuse('PREMIUM_TAKEN', 'TM-124', taken.slot.letter, taken.old!.premium!) : null;
}
