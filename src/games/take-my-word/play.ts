// Judges one play and says what it would lead to: the order of checks of section 13, the row that results, its score.
// Not a turn: whose turn it is, the clock and what follows are in turn.ts. Works on a position, so boards preview with it.

import { type Refusal, refuse } from '../../core/game.ts';
import { ok, type Result } from '../../core/result.ts';
import { type Card, colourOf, isBlack, isBlank, mayReplace, type Premium, pointsOf, STAR, without } from './cards.ts';
import { type Cell, isLaid, type LaidCell, letterOf, type Play } from './move.ts';
import { isWord, keepsEnough, type Position, type Words, wordPoints } from './position.ts';
import { oneCardTexts } from './search.ts';
import { EMPTY_ROW, type RowStatus, type Setup, type Slot, spell, statusOf } from './state.ts';

export type Laying = {
  readonly slots: readonly Slot[];
  readonly text: string;
  /** Claimed as a word: it stands, and can be taken. */
  readonly isWord: boolean;
  readonly points: number;
  readonly added: readonly Card[];
  readonly replaced: readonly Card[];
  readonly hand: readonly Card[];
  readonly spent: readonly Premium[];
  readonly premiums: readonly Premium[];
};

export function judgePlay(position: Position, play: Play, words: Words): Result<Laying, Refusal> {
  const { row, hand } = position;
  const status = statusOf(row);
  if (play.type === 'clear' && status !== 'word')
    return refuse('CANNOT_CLEAR', status === 'open' ? 'TM-064' : 'TM-080', status);
  const old = play.type === 'clear' ? [] : row.slots;
  const laid = play.cells.filter(isLaid);
  if (laid.length === 0) return refuse('NO_CARDS', 'TM-045');
  if (!fits(play.cells, old.length)) return refuse('BAD_CELLS', 'TM-047', spell(old));
  const rest = without(
    hand,
    laid.map(({ card }) => card),
  );
  if (rest === null) return refuse('NOT_IN_HAND', 'TM-045', ...firstMissing(laid, hand));
  const flaw = blankFlaw(laid) ?? replacingFlaw(play.cells, old, position.keepRule);
  if (flaw !== null) return flaw;

  const slots = slotsAfter(play.cells, old);
  const text = spell(slots);
  if (text === spell(old)) return refuse('NO_CHANGE', 'TM-051', text);
  const isRow = status === 'word' && play.type === 'play' ? 'word' : old.length === 0 ? 'empty' : 'open';
  const wrong = wordFlaw(position, isRow, play, text, words) ?? claimFlaw(isRow, play, slots, words);
  if (wrong !== null) return wrong;

  const scoresWord = laid.length > 1 || play.claim === 'word';
  const spent = play.cells.flatMap(({ premium }) => premium ?? []);
  const left = without(position.premiums, spent);
  const bad = premiumFlaw(play.cells, slots, old, text, scoresWord, left === null ? position.premiums : null);
  if (bad !== null) return bad;
  return ok({
    slots,
    text,
    isWord: scoresWord,
    points: scoresWord ? wordPoints(slots) : pointsOf(laid[0]!.card),
    added: laid.filter(({ type }) => type === 'add').map(({ card }) => card),
    replaced: oldCells(play.cells).flatMap((cell, i) => (cell.type === 'replace' ? [old[i]!.card] : [])),
    hand: rest,
    spent,
    premiums: left!,
  });
}

type Flaw = { readonly ok: false; readonly error: Refusal } | null;

const oldCells = (cells: readonly Cell[]): readonly Cell[] => cells.filter(({ type }) => type !== 'add');

/** TM-047: added cards stand before and after the old slots, which are all there, side by side. */
function fits(cells: readonly Cell[], slots: number): boolean {
  const first = cells.findIndex(({ type }) => type !== 'add');
  const last = cells.findLastIndex(({ type }) => type !== 'add');
  return first < 0 ? slots === 0 : last - first + 1 === slots && oldCells(cells).length === slots;
}

function firstMissing(laid: readonly LaidCell[], hand: readonly Card[]): readonly string[] {
  const count = (cards: readonly Card[], card: Card): number => cards.filter((one) => one === card).length;
  const cards = laid.map(({ card }) => card);
  const missing = cards.find((card) => count(cards, card) > count(hand, card))!;
  return [missing, String(count(hand, missing))];
}

function blankFlaw(laid: readonly LaidCell[]): Flaw {
  const unnamed = laid.find(({ card, as }) => isBlank(card) && as === null);
  if (unnamed) return refuse('BLANK_NEEDS_LETTER', 'TM-004', unnamed.card);
  const named = laid.find(({ card, as }) => !isBlank(card) && as !== null);
  return named ? refuse('NOT_A_BLANK', 'TM-004', named.card, named.as!) : null;
}

/** Black lock, colours, and what must remain of the latest turn. */
function replacingFlaw(cells: readonly Cell[], old: readonly Slot[], keepRule: Setup['keepRule']): Flaw {
  const over = oldCells(cells).map((cell, i) => ({ cell, slot: old[i]! }));
  const swaps = over.flatMap(({ cell, slot }) => (cell.type === 'replace' ? [{ card: cell.card, slot }] : []));
  const locked = swaps.find(({ slot }) => isBlack(slot.card));
  if (locked) return refuse('BLACK_LOCKED', 'TM-092', locked.slot.letter, spell(old));
  const clash = swaps.find(({ card, slot }) => !mayReplace(card, slot.card));
  if (clash) return refuse('COLOUR_MISMATCH', 'TM-093', clash.card, clash.slot.letter, colourOf(clash.slot.card));
  if (
    over.length === 0 ||
    keepsEnough(
      over.filter(({ cell }) => cell.type === 'keep').map(({ slot }) => slot),
      keepRule,
    )
  )
    return null;
  return refuse(
    'KEEP_ONE',
    keepRule === 'any' ? 'TM-095' : 'TM-096',
    keepRule,
    spell(old.filter(({ fresh }) => fresh)),
  );
}

function slotsAfter(cells: readonly Cell[], old: readonly Slot[]): readonly Slot[] {
  let next = 0;
  return cells.map((cell) => {
    const slot = cell.type === 'add' ? null : old[next++]!;
    return isLaid(cell)
      ? { card: cell.card, letter: letterOf(cell), premium: cell.premium, fresh: true }
      : { ...slot!, premium: slot!.premium ?? cell.premium, fresh: false };
  });
}

/** The dictionary: several cards need a word, one card a word or, where no word stands, a beginning. */
function wordFlaw(position: Position, row: RowStatus, { cells }: Play, text: string, words: Words): Flaw {
  const laid = cells.filter(isLaid);
  const one = laid.length === 1 && row !== 'word';
  if (one ? words.isPrefix(text) : isWord(text, words)) return null;
  if (one) {
    const rule = row === 'empty' ? 'TM-062' : laid[0]!.type === 'add' ? 'TM-067' : 'TM-068';
    const from = row === 'empty' ? { ...position, row: EMPTY_ROW } : position;
    return refuse('NOT_A_BEGINNING', rule, text, ...oneCardTexts(from, words, 2));
  }
  const rule = row === 'empty' ? 'TM-061' : row === 'open' ? 'TM-043' : laid.length === 1 ? 'TM-082' : 'TM-080';
  return refuse('NOT_A_WORD', rule, text, words.isPrefix(text) ? 'begins' : 'nothing');
}

/** The choice of TM-111: needed where it exists, refused where it is untrue. */
function claimFlaw(row: RowStatus, { cells, claim }: Play, slots: readonly Slot[], words: Words): Flaw {
  const laid = cells.filter(isLaid);
  const text = spell(slots);
  if (laid.length > 1) return claim === 'letter' ? refuse('CLAIM_NOT_ALLOWED', 'TM-115', text) : null;
  const complete = row !== 'empty' && isWord(text, words);
  if (claim === 'word' && !complete) return refuse('NOT_A_WORD', row === 'empty' ? 'TM-063' : 'TM-111', text, 'begins');
  if (claim === null && complete)
    return refuse('CLAIM_REQUIRED', 'TM-111', text, String(pointsOf(laid[0]!.card)), String(wordPoints(slots)));
  return null;
}

/** `owned` is given when the premiums named are not all the player's. */
function premiumFlaw(
  cells: readonly Cell[],
  slots: readonly Slot[],
  old: readonly Slot[],
  text: string,
  scoresWord: boolean,
  owned: readonly Premium[] | null,
): Flaw {
  const laid = cells.flatMap(({ premium }, i) => (premium === null ? [] : [{ premium, slot: slots[i]!, at: i }]));
  if (laid.length > 0 && !scoresWord) return refuse('PREMIUM_NEEDS_WORD', 'TM-123', laid[0]!.premium, text);
  if (owned !== null) {
    const spent = laid.map(({ premium }) => premium);
    const foreign = spent.find((premium, i) => without(owned, spent.slice(0, i + 1)) === null && premium)!;
    return refuse('PREMIUM_NOT_YOURS', foreign === STAR ? 'TM-132' : 'TM-128', foreign);
  }
  const coloured = laid.find(({ slot }) => !isBlack(slot.card));
  if (coloured) return refuse('PREMIUM_NEEDS_BLACK', 'TM-122', coloured.premium, coloured.slot.letter);
  const before = cells.findIndex(({ type }) => type !== 'add');
  const taken = laid.find(({ at }) => cells[at]!.type === 'keep' && old[at - before]!.premium !== null);
  return taken ? refuse('PREMIUM_TAKEN', 'TM-124', taken.slot.letter, taken.slot.premium!) : null;
}
