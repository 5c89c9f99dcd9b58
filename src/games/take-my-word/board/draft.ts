// The desk of the player to move: what is tried, what is held, where the next card goes. Taps, drops and keys end here alike.
// Not what a trial is (arrange.ts) nor what it would lead to (forecast.ts); nothing here is sent.

import { refuse } from '../../../core/game.ts';
import { type Card, isBlack, isBlank, type Premium } from '../rules/cards.ts';
import type { Claim } from '../rules/moves.ts';
import { judgePlay } from '../rules/plays/check-play.ts';
import type { Position } from '../rules/plays/position.ts';
import type { Slot } from '../rules/state.ts';
import { sayRefusal } from '../text/refusals.ts';
import {
  CLEARED,
  isUntouched,
  type Laid,
  laidIn,
  lay,
  mayBear,
  mayLie,
  playOf,
  premiumsIn,
  putPremium,
  type Spot,
  shift,
  slotOf,
  spotAfter,
  spotsOf,
  type Trial,
  takeBack,
  takePremium,
  untouched,
} from './draft-row.ts';
import { TRUST } from './preview.ts';
import type { Tracked } from './track-cards.ts';

export type Held = { readonly type: 'card'; readonly id: number } | { readonly type: 'premium'; readonly at: number };

export type Desk = {
  /** The untouched row first, what lies there now last. */
  readonly trials: readonly Trial[];
  readonly held: Held | null;
  /** Where the next card that is tapped or typed goes. */
  readonly spot: Spot | null;
  /** A blank that waits for its letter. */
  readonly naming: { readonly id: number; readonly spot: Spot } | null;
  /** Why the latest thing could not be done. */
  readonly note: string | null;
};

/** What the player has: the position, and the cards of the hand told apart. */
export type Own = { readonly position: Position; readonly cards: Tracked['hand'] };

export const openDesk = (slots: readonly Slot[]): Desk => settle([untouched(slots)]);
export const trialOn = ({ trials }: Desk): Trial => trials.at(-1)!;

/** With nothing but one's own cards on the row, the next one goes behind them; else the player says where. */
function settle(trials: readonly Trial[]): Desk {
  const { places } = trials.at(-1)!;
  const isAfresh = places.every(({ old }) => old === null);
  return { trials, held: null, spot: isAfresh ? { type: 'gap', at: places.length } : null, naming: null, note: null };
}

const quiet = (desk: Desk, changes: Partial<Desk>): Desk => ({
  ...desk,
  held: null,
  naming: null,
  note: null,
  ...changes,
});
export const letGo = (desk: Desk): Desk => quiet(desk, {});
const add = (desk: Desk, trial: Trial): Desk => settle([...desk.trials, trial]);
const complain = (desk: Desk, note: string): Desk => quiet(desk, { note });

export const undo = ({ trials }: Desk): Desk => settle(trials.length > 1 ? trials.slice(0, -1) : trials);
export const startOver = (desk: Desk): Desk => add(desk, desk.trials[0]!);
/** Puts down what is held, else takes everything back, else forgets the spot. */
function putBack(desk: Desk): Desk {
  if (desk.held !== null) return letGo(desk);
  return isUntouched(trialOn(desk)) ? quiet(desk, { spot: null }) : startOver(desk);
}
const hold = (desk: Desk, held: Held): Desk => quiet(desk, { held });
export const clearWord = (desk: Desk): Desk => add(desk, CLEARED);
export const choose = (desk: Desk, claim: Claim): Desk =>
  quiet(desk, { trials: [...desk.trials.slice(0, -1), { ...trialOn(desk), claim }] });

/** Which premiums, by their place in the list, are tried at the moment. */
export function spentPremiums(trial: Trial, premiums: readonly Premium[]): readonly number[] {
  const tried = [...premiumsIn(trial)];
  return premiums.flatMap((premium, at) => {
    const one = tried.indexOf(premium);
    if (one >= 0) tried.splice(one, 1);
    return one >= 0 ? [at] : [];
  });
}

/** Goes to the next spot on the left or right. */
export function walk(desk: Desk, step: -1 | 1): Desk {
  const spots = spotsOf(trialOn(desk));
  const { spot } = desk;
  if (spot === null) return { ...desk, spot: step < 0 ? spots[0]! : spots.at(-1)!, note: null };
  const at = spots.findIndex(({ type, at }) => type === spot.type && at === spot.at);
  const next = at < 0 ? spot.at + (step < 0 ? 0 : 1) : at + step;
  return { ...desk, spot: spots[Math.max(0, Math.min(next, spots.length - 1))]!, note: null };
}

export function pressCard(desk: Desk, own: Own, id: number): Desk {
  const trial = trialOn(desk);
  if (isLaid(desk, id)) return add(desk, takeBack(trial, id));
  if (desk.held?.type === 'card' && desk.held.id === id) return letGo(desk);
  return desk.spot === null ? hold(desk, { type: 'card', id }) : layCard(desk, own, id, desk.spot, true);
}

export function pressPremium(desk: Desk, { position }: Own, at: number): Desk {
  const trial = trialOn(desk);
  const premium = position.premiums[at]!;
  if (spentPremiums(trial, position.premiums).includes(at)) return add(desk, takePremium(trial, premium));
  if (desk.held?.type === 'premium' && desk.held.at === at) return letGo(desk);
  if (desk.spot?.type === 'place') return layPremium(desk, desk.spot, premium);
  return hold(desk, { type: 'premium', at });
}

export function pressSpot(desk: Desk, own: Own, spot: Spot): Desk {
  const { held } = desk;
  if (held?.type === 'card') return layCard(desk, own, held.id, spot, false);
  if (held?.type === 'premium') return layPremium(desk, spot, own.position.premiums[held.at]!);
  const laid = spot.type === 'place' ? trialOn(desk).places[spot.at]!.laid : null;
  if (laid !== null) return add(desk, takeBack(trialOn(desk), laid.id));
  const isAgain = desk.spot?.type === spot.type && desk.spot.at === spot.at;
  return quiet(desk, { spot: isAgain ? null : spot });
}

/** What can be carried and where it can be let go, as the page writes it: `card:3`, `premium:0`; `gap:2`, `place:1`, `hand:5`, `hand`. */
function parseMark(mark: string): { readonly kind: string; readonly key: number } {
  const [kind = '', key] = mark.split(':');
  return { kind, key: Number(key) };
}

/** What is carried is held as well, so that its places show. */
export function lift(desk: Desk, item: string): Desk {
  const { kind, key } = parseMark(item);
  return hold(desk, kind === 'card' ? { type: 'card', id: key } : { type: 'premium', at: key });
}

export function drop(desk: Desk, own: Own, item: string, target: string | null): Desk {
  const { kind, key } = parseMark(item);
  const { kind: type, key: at } = parseMark(target ?? '');
  if (type === 'gap' || type === 'place')
    return kind === 'card'
      ? layCard(desk, own, key, { type, at }, false)
      : layPremium(desk, { type, at }, own.position.premiums[key]!);
  const isBack = type === 'hand' && kind === 'card' && isLaid(desk, key);
  return isBack ? add(desk, takeBack(trialOn(desk), key)) : letGo(desk);
}

/** A card of the hand that was let go on another one there only changes its place among them. */
export function reordered(desk: Desk, item: string, target: string | null): { id: number; before: number } | null {
  const { kind, key: id } = parseMark(item);
  const { kind: type, key: before } = parseMark(target ?? '');
  if (kind !== 'card' || type !== 'hand' || isLaid(desk, id) || Number.isNaN(before) || id === before) return null;
  return { id, before };
}

const isLaid = (desk: Desk, id: number): boolean => laidIn(trialOn(desk)).some((laid) => laid.id === id);

/** What a key does to the desk; null: nothing. Shift and a letter ask for a blank. */
export function pressKey(desk: Desk, own: Own, key: string, shift: boolean): Desk | null {
  if (/^[a-z]$/i.test(key)) {
    const letter = key.toUpperCase();
    return desk.naming === null ? typeLetter(desk, own, letter, shift) : nameBlank(desk, own, letter);
  }
  switch (key) {
    case 'Backspace':
      return erase(desk);
    case 'Delete':
      return own.position.row.by === null || trialOn(desk).clears ? null : clearWord(desk);
    case 'Escape':
      return putBack(desk);
    default:
      return null;
  }
}

function typeLetter(desk: Desk, own: Own, letter: string, wantsBlank: boolean): Desk {
  const trial = trialOn(desk);
  const spot: Spot = desk.spot ?? { type: 'gap', at: trial.places.length };
  const free = own.cards.filter(({ id }) => !isLaid(desk, id));
  const best = (wanted: (card: Card) => boolean) => {
    const cards = free.filter(({ card }) => wanted(card));
    // A card of the same colour first: black ones are worth keeping.
    const fitting = cards.filter(({ card }) => mayLie(trial, spot, card, own.position.keepRule));
    return fitting.find(({ card }) => !isBlack(card)) ?? fitting[0] ?? cards[0];
  };
  const blank = best(isBlank);
  const found = wantsBlank ? blank : best((card) => card[1] === letter);
  if (found !== undefined)
    return layNamed(desk, own, { ...found, as: isBlank(found.card) ? letter : null }, spot, true);
  const hint = blank === undefined || wantsBlank ? '' : ` Shift and ${letter} lays your blank as ${letter}.`;
  return complain(desk, wantsBlank ? 'You hold no blank.' : `You hold no ${letter}.${hint}`);
}

export function nameBlank(desk: Desk, own: Own, letter: string): Desk {
  const { id, spot } = desk.naming!;
  const { card } = own.cards.find((one) => one.id === id)!;
  return layNamed(desk, own, { id, card, as: letter }, spot, desk.spot !== null);
}

/** Takes back the card before or on the spot, else the one laid last in reading order. */
function erase(desk: Desk): Desk {
  const trial = trialOn(desk);
  const { spot } = desk;
  const back: Spot | null = spot?.type === 'gap' ? { ...spot, at: spot.at - 1 } : spot;
  const place = back === null ? undefined : trial.places[back.at];
  const laid = place?.laid ?? laidIn(trial).at(-1);
  if (laid === undefined) return trial.clears ? undo(desk) : desk;
  const next = add(desk, takeBack(trial, laid.id));
  const stays = place?.laid === laid && (place.old === null) === (spot?.type === 'gap');
  return stays ? { ...next, spot: back } : next;
}

/** `goesOn`: the spot stays with the player, so that a word can be tapped or typed card by card. */
function layCard(desk: Desk, own: Own, id: number, spot: Spot, goesOn: boolean): Desk {
  const trial = trialOn(desk);
  const moved = laidIn(trial).find((laid) => laid.id === id);
  if (moved !== undefined) return layMoved(desk, own, moved, spot);
  const { card } = own.cards.find((one) => one.id === id)!;
  if (isBlank(card) && mayLie(trial, spot, card, own.position.keepRule)) return quiet(desk, { naming: { id, spot } });
  return layNamed(desk, own, { id, card, as: isBlank(card) ? 'E' : null }, spot, goesOn);
}

function layNamed(desk: Desk, own: Own, laid: Laid, spot: Spot, goesOn: boolean): Desk {
  const trial = trialOn(desk);
  const next = lay(trial, spot, laid);
  if (!mayLie(trial, spot, laid.card, own.position.keepRule)) return complain(desk, flawOf(own, next));
  const after = add(desk, next);
  return goesOn ? { ...after, spot: spotAfter(spot) } : after;
}

function layMoved(desk: Desk, own: Own, laid: Laid, spot: Spot): Desk {
  const next = shift(trialOn(desk), laid.id, spot);
  const flaw = replacingFlaw(own, next);
  return flaw === null ? add(desk, next) : complain(desk, flaw);
}

/** The rules' own words for why cards may not lie so; what they spell is another matter. */
function replacingFlaw({ position }: Own, trial: Trial): string | null {
  const judged = judgePlay(position, playOf(trial, null), TRUST);
  return !judged.ok && ['BLACK_LOCKED', 'COLOUR_MISMATCH', 'KEEP_ONE'].includes(judged.error.code)
    ? sayRefusal(judged.error)
    : null;
}
const flawOf = (own: Own, trial: Trial): string => replacingFlaw(own, trial) ?? 'This card cannot lie there.';

function layPremium(desk: Desk, spot: Spot, premium: Premium): Desk {
  const trial = trialOn(desk);
  const place = spot.type === 'place' ? trial.places[spot.at]! : null;
  if (place === null) return complain(desk, 'A premium lies on a black card of the row (TM-122).');
  if (mayBear(place)) return add(desk, putPremium(trial, spot.at, premium));
  const { letter, card, premium: borne } = slotOf(place);
  const { error } = isBlack(card)
    ? refuse('PREMIUM_TAKEN', 'TM-124', letter, borne!)
    : refuse('PREMIUM_NEEDS_BLACK', 'TM-122', premium, letter);
  return complain(desk, sayRefusal(error));
}
