// Walks the word graph over the row to every word a hand can make of it: cards before it, each slot kept or replaced, cards behind it.
// Not the whole list of legal plays: beginnings and clearing are in search.ts.

import {
  ALPHABET,
  ARC_CHILD_SHIFT,
  ARC_ENDS_WORD,
  ARC_IS_LAST,
  findArc,
} from '../../../../lexicon/lists/word-graph.ts';
import { type Card, isBlank, mayReplace } from '../cards.ts';
import { type Cell, KEEP, type Play } from '../moves.ts';
import type { Setup, Slot } from '../state.ts';
import { keepsEnough, type Position, type Words } from './position.ts';

/** Told each play as it is found; answers whether to stop. */
export type Found = (play: Play) => boolean;

type Kind = {
  readonly card: Card;
  readonly letter: number;
  /** The cells that lay it, by letter: made once, because a hand of blanks has millions of plays. */
  readonly add: readonly Cell[];
  readonly replace: readonly Cell[];
  count: number;
};
const BLANK = -1;
const ADDED = -1;

/** The walk counts letters only; which cards they are is settled where a word ends, so that equal letters in several
 *  colours do not multiply the walk. */
type Walk = {
  readonly arcs: Uint32Array;
  readonly slots: readonly Slot[];
  /** The letters of the slots, and those that may replace them, one bit each. */
  readonly old: readonly number[];
  readonly wanted: readonly number[];
  readonly keepRule: Setup['keepRule'];
  readonly kinds: readonly Kind[];
  readonly cards: number;
  readonly blanks: number;
  /** Cards not yet used, by letter; below zero, blanks stand in. */
  readonly free: Int8Array;
  /** Letters laid that only blanks can be. */
  owed: number;
  /** Letters laid so far, and for each the slot it replaces or ADDED. */
  readonly path: number[];
  readonly places: number[];
  /** How many were added before the row. */
  before: number;
  readonly kept: Slot[];
  readonly found: Found;
};

/** Every play that makes a word. True if stopped. */
export function eachWordPlay(position: Position, { graph }: Pick<Words, 'graph'>, found: Found): boolean {
  const walk = openWalk(position, graph.arcs, found);
  return walk.slots.length === 0 ? walkBehind(walk, graph.root) : walkBefore(walk, graph.root);
}

const codeOf = (letter: string): number => letter.charCodeAt(0) - 65;

function cellsFor(card: Card, type: 'add' | 'replace'): readonly Cell[] {
  if (isBlank(card)) return ALPHABET.map((as) => ({ type, card, as, premium: null }));
  return Array<Cell>(ALPHABET.length).fill({ type, card, as: null, premium: null });
}

function openWalk({ row: { slots }, hand, keepRule }: Position, arcs: Uint32Array, found: Found): Walk {
  const free = new Int8Array(26);
  for (const card of hand) if (!isBlank(card)) free[codeOf(card[1]!)]!++;
  const kinds = [...new Set(hand)].map((card) => ({
    card,
    letter: isBlank(card) ? BLANK : codeOf(card[1]!),
    add: cellsFor(card, 'add'),
    replace: cellsFor(card, 'replace'),
    count: hand.filter((one) => one === card).length,
  }));
  const wanted = slots.map((slot) =>
    kinds
      .filter(({ card }) => mayReplace(card, slot.card))
      .reduce((letters, { letter }) => letters | (letter === BLANK ? -1 : 1 << letter), 0),
  );
  return {
    arcs,
    slots,
    old: slots.map(({ letter }) => codeOf(letter)),
    wanted,
    keepRule,
    kinds,
    cards: hand.length,
    blanks: hand.filter(isBlank).length,
    free,
    owed: 0,
    path: [],
    places: [],
    before: 0,
    kept: [],
    found,
  };
}

function walkBefore(walk: Walk, list: number): boolean {
  if (walkRow(walk, 0, list, false)) return true;
  const { arcs } = walk;
  for (let arc = list, value = 0; arc !== 0 && !(value & ARC_IS_LAST); arc++) {
    value = arcs[arc]!;
    if (!lay(walk, value & 31, ADDED)) continue;
    walk.before++;
    const stop = walkBefore(walk, value >>> ARC_CHILD_SHIFT);
    walk.before--;
    takeBack(walk);
    if (stop) return true;
  }
  return false;
}

function walkRow(walk: Walk, at: number, list: number, ends: boolean): boolean {
  const { arcs, slots, kept } = walk;
  if (at === slots.length)
    return keepsEnough(kept, walk.keepRule) && ((ends && makeWord(walk)) || walkBehind(walk, list));
  const same = findArc(arcs, list, walk.old[at]!);
  if (same !== 0) {
    kept.push(slots[at]!);
    const stop = walkRow(walk, at + 1, arcs[same]! >>> ARC_CHILD_SHIFT, (arcs[same]! & ARC_ENDS_WORD) !== 0);
    kept.pop();
    if (stop) return true;
  }
  const wanted = walk.wanted[at]!;
  if (wanted === 0) return false;
  for (let arc = list, value = 0; arc !== 0 && !(value & ARC_IS_LAST); arc++) {
    value = arcs[arc]!;
    if (!((wanted >>> (value & 31)) & 1) || !lay(walk, value & 31, at)) continue;
    const stop = walkRow(walk, at + 1, value >>> ARC_CHILD_SHIFT, (value & ARC_ENDS_WORD) !== 0);
    takeBack(walk);
    if (stop) return true;
  }
  return false;
}

function walkBehind(walk: Walk, list: number): boolean {
  const { arcs } = walk;
  for (let arc = list, value = 0; arc !== 0 && !(value & ARC_IS_LAST); arc++) {
    value = arcs[arc]!;
    if (!lay(walk, value & 31, ADDED)) continue;
    const stop = ((value & ARC_ENDS_WORD) !== 0 && makeWord(walk)) || walkBehind(walk, value >>> ARC_CHILD_SHIFT);
    takeBack(walk);
    if (stop) return true;
  }
  return false;
}

function lay(walk: Walk, letter: number, place: number): boolean {
  const { free, path } = walk;
  if (path.length === walk.cards || (free[letter]! <= 0 && walk.owed === walk.blanks)) return false;
  if (free[letter]!-- <= 0) walk.owed++;
  path.push(letter);
  walk.places.push(place);
  return true;
}

function takeBack(walk: Walk): void {
  if (++walk.free[walk.path.pop()!]! <= 0) walk.owed--;
  walk.places.pop();
}

/** A word ends here: every way to lay it with the cards of the hand. */
function makeWord(walk: Walk): boolean {
  const { path, places, old } = walk;
  if (path.length < (old.length === 0 ? 2 : 1)) return false; // TM-060
  if (!places.some((place, i) => place === ADDED || path[i] !== old[place])) return false; // TM-051
  return dealCards(walk, []);
}

function dealCards(walk: Walk, dealt: readonly Kind[]): boolean {
  const next = dealt.length;
  if (next === walk.path.length) return tell(walk, dealt);
  const place = walk.places[next]!;
  for (const kind of walk.kinds) {
    if (kind.count === 0 || (kind.letter !== BLANK && kind.letter !== walk.path[next])) continue;
    if (place !== ADDED && !mayReplace(kind.card, walk.slots[place]!.card)) continue;
    kind.count--;
    const stop = dealCards(walk, [...dealt, kind]);
    kind.count++;
    if (stop) return true;
  }
  return false;
}

function tell({ path, places, before, slots, found }: Walk, dealt: readonly Kind[]): boolean {
  const over: Cell[] = slots.map(() => KEEP);
  const added: Cell[] = [];
  for (const [i, place] of places.entries())
    if (place === ADDED) added.push(dealt[i]!.add[path[i]!]!);
    else over[place] = dealt[i]!.replace[path[i]!]!;
  const cells = [...added.slice(0, before), ...over, ...added.slice(before)];
  if (path.length > 1) return found({ type: 'play', cells, claim: null });
  return found({ type: 'play', cells, claim: 'word' }) || found({ type: 'play', cells, claim: 'letter' });
}
