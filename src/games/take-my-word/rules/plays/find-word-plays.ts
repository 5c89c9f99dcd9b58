// Depth-first search of the word graph for every word a hand can make of the row: cards before it, each slot kept or
// replaced, cards after it. Beginnings and clearing are in find-plays.ts.

import {
  ALPHABET,
  ARC_CHILD_SHIFT,
  ARC_ENDS_WORD,
  ARC_IS_LAST,
  findArc,
} from '../../../../lexicon/lists/word-graph.ts';
import { type Card, isBlank, mayReplace, printedLetter } from '../cards.ts';
import { type Cell, KEEP_CELL, type Play } from '../moves.ts';
import type { Setup } from '../options.ts';
import type { Slot } from '../state.ts';
import { keepsRequiredCard, type PlayLexicon, type Position } from './position.ts';

/** Called with each play found; returns true to stop the search. */
export type PlayVisitor = (play: Play) => boolean;

type CardKind = {
  readonly card: Card;
  readonly letter: number;
  /** The cells that place this card, by letter; made once per card, because a hand of blanks has millions of plays. */
  readonly add: readonly Cell[];
  readonly replace: readonly Cell[];
  count: number;
};
const BLANK = -1;
const ADDED = -1;

/** The search counts letters only and assigns cards where a word ends, so that the same letter in several colors does
 *  not multiply the search. */
type SearchState = {
  readonly arcs: Uint32Array;
  readonly slots: readonly Slot[];
  /** The letters of the slots. */
  readonly rowLetters: readonly number[];
  /** For each slot the letters that may replace it, one bit each. */
  readonly replacements: readonly number[];
  readonly keepRule: Setup['keepRule'];
  readonly kinds: readonly CardKind[];
  readonly handSize: number;
  readonly blankCount: number;
  /** Unused cards by letter; negative where blanks stand in. */
  readonly freeCards: Int8Array;
  /** Number of letters in the path that need a blank. */
  blanksNeeded: number;
  /** The letters placed so far, and for each the slot it replaces or ADDED. */
  readonly path: number[];
  readonly replacedSlots: number[];
  /** Number of letters added before the row. */
  addedBefore: number;
  readonly keptSlots: Slot[];
  /** The cards chosen for the first letters of the path. */
  readonly assigned: CardKind[];
  readonly visit: PlayVisitor;
};

/** Visits every play that forms a word. True: stopped. */
export function forEachWordPlay(
  position: Position,
  { graph }: Pick<PlayLexicon, 'graph'>,
  visit: PlayVisitor,
): boolean {
  const search = newSearch(position, graph.arcs, visit);
  return search.slots.length === 0 ? searchAfter(search, graph.root) : searchBefore(search, graph.root);
}

const codeOf = (letter: string): number => letter.charCodeAt(0) - 65;

const knownCells = { add: new Map<Card, readonly Cell[]>(), replace: new Map<Card, readonly Cell[]>() };
function cellsFor(card: Card, type: 'add' | 'replace'): readonly Cell[] {
  let cells = knownCells[type].get(card);
  if (cells === undefined) knownCells[type].set(card, (cells = makeCells(card, type)));
  return cells;
}

function makeCells(card: Card, type: 'add' | 'replace'): readonly Cell[] {
  if (isBlank(card)) return ALPHABET.map((as) => ({ type, card, as, premium: null }));
  return Array<Cell>(ALPHABET.length).fill({ type, card, as: null, premium: null });
}

function newSearch({ row: { slots }, hand, keepRule }: Position, arcs: Uint32Array, visit: PlayVisitor): SearchState {
  const freeCards = new Int8Array(26);
  for (const card of hand) if (!isBlank(card)) freeCards[codeOf(printedLetter(card))]!++;
  const kinds = [...new Set(hand)].map((card) => ({
    card,
    letter: isBlank(card) ? BLANK : codeOf(printedLetter(card)),
    add: cellsFor(card, 'add'),
    replace: cellsFor(card, 'replace'),
    count: hand.filter((one) => one === card).length,
  }));
  const replacements = slots.map((slot) =>
    kinds
      .filter(({ card }) => mayReplace(card, slot.card))
      .reduce((letters, { letter }) => letters | (letter === BLANK ? -1 : 1 << letter), 0),
  );
  return {
    arcs,
    slots,
    rowLetters: slots.map(({ letter }) => codeOf(letter)),
    replacements,
    keepRule,
    kinds,
    handSize: hand.length,
    blankCount: hand.filter(isBlank).length,
    freeCards,
    blanksNeeded: 0,
    path: [],
    replacedSlots: [],
    addedBefore: 0,
    keptSlots: [],
    assigned: [],
    visit,
  };
}

function searchBefore(search: SearchState, list: number): boolean {
  if (searchRow(search, 0, list, false)) return true;
  const { arcs } = search;
  for (let arc = list, value = 0; arc !== 0 && !(value & ARC_IS_LAST); arc++) {
    value = arcs[arc]!;
    if (!pushLetter(search, value & 31, ADDED)) continue;
    search.addedBefore++;
    const stop = searchBefore(search, value >>> ARC_CHILD_SHIFT);
    search.addedBefore--;
    popLetter(search);
    if (stop) return true;
  }
  return false;
}

function searchRow(search: SearchState, at: number, list: number, ends: boolean): boolean {
  const { arcs, slots, keptSlots } = search;
  if (at === slots.length)
    return keepsRequiredCard(keptSlots, search.keepRule) && ((ends && visitWord(search)) || searchAfter(search, list));
  const same = findArc(arcs, list, search.rowLetters[at]!);
  if (same !== 0) {
    keptSlots.push(slots[at]!);
    const stop = searchRow(search, at + 1, arcs[same]! >>> ARC_CHILD_SHIFT, (arcs[same]! & ARC_ENDS_WORD) !== 0);
    keptSlots.pop();
    if (stop) return true;
  }
  const replacements = search.replacements[at]!;
  if (replacements === 0) return false;
  for (let arc = list, value = 0; arc !== 0 && !(value & ARC_IS_LAST); arc++) {
    value = arcs[arc]!;
    if (!((replacements >>> (value & 31)) & 1) || !pushLetter(search, value & 31, at)) continue;
    const stop = searchRow(search, at + 1, value >>> ARC_CHILD_SHIFT, (value & ARC_ENDS_WORD) !== 0);
    popLetter(search);
    if (stop) return true;
  }
  return false;
}

function searchAfter(search: SearchState, list: number): boolean {
  const { arcs } = search;
  for (let arc = list, value = 0; arc !== 0 && !(value & ARC_IS_LAST); arc++) {
    value = arcs[arc]!;
    if (!pushLetter(search, value & 31, ADDED)) continue;
    const stop = ((value & ARC_ENDS_WORD) !== 0 && visitWord(search)) || searchAfter(search, value >>> ARC_CHILD_SHIFT);
    popLetter(search);
    if (stop) return true;
  }
  return false;
}

function pushLetter(search: SearchState, letter: number, slot: number): boolean {
  const { freeCards, path } = search;
  if (path.length === search.handSize || (freeCards[letter]! <= 0 && search.blanksNeeded === search.blankCount))
    return false;
  if (freeCards[letter]!-- <= 0) search.blanksNeeded++;
  path.push(letter);
  search.replacedSlots.push(slot);
  return true;
}

function popLetter(search: SearchState): void {
  if (++search.freeCards[search.path.pop()!]! <= 0) search.blanksNeeded--;
  search.replacedSlots.pop();
}

/** A word ends here: visits every way to place it with the cards of the hand. */
function visitWord(search: SearchState): boolean {
  const { path, replacedSlots, rowLetters } = search;
  if (path.length < (rowLetters.length === 0 ? 2 : 1)) return false; // TM-060
  if (!replacedSlots.some((slot, i) => slot === ADDED || path[i] !== rowLetters[slot])) return false; // TM-051
  return assignCards(search);
}

function assignCards(search: SearchState): boolean {
  const { assigned } = search;
  const next = assigned.length;
  if (next === search.path.length) return visitPlay(search);
  const slot = search.replacedSlots[next]!;
  for (const kind of search.kinds) {
    if (kind.count === 0 || (kind.letter !== BLANK && kind.letter !== search.path[next])) continue;
    if (slot !== ADDED && !mayReplace(kind.card, search.slots[slot]!.card)) continue;
    kind.count--;
    assigned.push(kind);
    const stop = assignCards(search);
    assigned.pop();
    kind.count++;
    if (stop) return true;
  }
  return false;
}

/** Runs for every way to place every word, so it avoids what is slow. */
function visitPlay({ path, replacedSlots, addedBefore, slots, assigned, visit }: SearchState): boolean {
  const cells: Cell[] = [];
  for (let i = 0; i < addedBefore; i++) cells.push(assigned[i]!.add[path[i]!]!);
  for (let i = 0; i < slots.length; i++) cells.push(KEEP_CELL);
  for (let i = addedBefore; i < path.length; i++) {
    const slot = replacedSlots[i]!;
    if (slot === ADDED) cells.push(assigned[i]!.add[path[i]!]!);
    else cells[addedBefore + slot] = assigned[i]!.replace[path[i]!]!;
  }
  if (path.length > 1) return visit({ type: 'play', cells, claim: null });
  return visit({ type: 'play', cells, claim: 'word' }) || visit({ type: 'play', cells, claim: 'letter' });
}
