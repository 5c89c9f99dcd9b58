// What the player to move is trying before anything is sent: cards on places of the row, premiums, a cleared word.
// Private and free of rules of its own: whether it may lie so is asked of cards.ts, position.ts and play.ts.

import { type Card, isBlack, mayReplace, type Premium } from '../rules/cards.ts';
import { type Cell, type Claim, KEEP, type Play } from '../rules/moves.ts';
import { keepsEnough } from '../rules/plays/position.ts';
import type { Setup, Slot } from '../rules/state.ts';

/** A card of the hand as it lies in the row; `id` tells it from another of equal colour and letter. */
export type Laid = { readonly id: number; readonly card: Card; readonly as: string | null };
/** One place of the row that would result: an old card, one's own, or one's own on top of an old one. */
export type Place = { readonly old: Slot | null; readonly laid: Laid | null; readonly premium: Premium | null };
export type Trial = { readonly places: readonly Place[]; readonly clears: boolean; readonly claim: Claim | null };

/** Where a card may go: into a gap, counted from the left, or onto a place. */
export type Spot = { readonly type: 'gap' | 'place'; readonly at: number };

export const untouched = (slots: readonly Slot[]): Trial => ({
  places: slots.map((old) => ({ old, laid: null, premium: null })),
  clears: false,
  claim: null,
});
export const CLEARED: Trial = { places: [], clears: true, claim: null };

export const laidIn = ({ places }: Trial): readonly Laid[] => places.flatMap(({ laid }) => laid ?? []);
export const premiumsIn = ({ places }: Trial): readonly Premium[] => places.flatMap(({ premium }) => premium ?? []);
export const isUntouched = (trial: Trial): boolean =>
  !trial.clears && laidIn(trial).length + premiumsIn(trial).length === 0;

/** The row as it would lie there. */
export const slotOf = ({ old, laid, premium }: Place): Slot =>
  laid === null
    ? { ...old!, premium: old!.premium ?? premium }
    : { card: laid.card, letter: laid.as ?? laid.card[1]!, premium, fresh: true };

const findLaid = ({ places }: Trial, id: number): number => places.findIndex(({ laid }) => laid?.id === id);

/** A premium leaves with the black card it was tried on. */
const withLaid = (place: Place, laid: Laid | null): Place => ({
  ...place,
  laid,
  premium: laid !== null && isBlack(laid.card) ? place.premium : null,
});

const withPlaces = (trial: Trial, places: readonly Place[]): Trial => ({ ...trial, places, claim: null });

/** Lays a card: a gap takes it in, a place is covered by it; what one had laid there comes back. */
export function lay(trial: Trial, { type, at }: Spot, laid: Laid): Trial {
  const { places } = trial;
  return withPlaces(
    trial,
    type === 'gap'
      ? places.toSpliced(at, 0, { old: null, laid, premium: null })
      : places.with(at, withLaid(places[at]!, laid)),
  );
}

export function takeBack(trial: Trial, id: number): Trial {
  const { places } = trial;
  const at = findLaid(trial, id);
  const place = places[at];
  if (place === undefined) return trial;
  return withPlaces(trial, place.old === null ? places.toSpliced(at, 1) : places.with(at, withLaid(place, null)));
}

/** Moves a card laid before; two of one's own change places. */
export function shift(trial: Trial, id: number, to: Spot): Trial {
  const { places } = trial;
  const from = findLaid(trial, id);
  const { laid, old } = places[from]!;
  const other = to.type === 'place' ? places[to.at]!.laid : null;
  if (other !== null)
    return withPlaces(
      trial,
      places.with(from, withLaid(places[from]!, other)).with(to.at, withLaid(places[to.at]!, laid)),
    );
  const isGone = old === null && from < to.at;
  return lay(takeBack(trial, id), isGone ? { ...to, at: to.at - 1 } : to, laid!);
}

export const putPremium = (trial: Trial, at: number, premium: Premium): Trial => ({
  ...trial,
  places: trial.places.with(at, { ...trial.places[at]!, premium }),
});

export function takePremium(trial: Trial, premium: Premium): Trial {
  const at = trial.places.findIndex((place) => place.premium === premium);
  return at < 0 ? trial : { ...trial, places: trial.places.with(at, { ...trial.places[at]!, premium: null }) };
}

/** TM-090 to TM-098: may this card lie there, as the trial stands? */
export function mayLie({ places }: Trial, { type, at }: Spot, card: Card, keepRule: Setup['keepRule']): boolean {
  if (type === 'gap') return true;
  const { old } = places[at]!;
  if (old === null) return true;
  const kept = places.flatMap((place, i) => (i !== at && place.laid === null && place.old !== null ? [place.old] : []));
  return mayReplace(card, old.card) && keepsEnough(kept, keepRule);
}

/** TM-122, TM-124: a black card without a premium of its own. */
export const mayBear = ({ old, laid }: Place): boolean =>
  isBlack((laid ?? old!).card) && (laid !== null || old!.premium === null);

/** The spots a walk along the row meets: its left end, every place, its right end. */
export function spotsOf({ places }: Trial): readonly Spot[] {
  const ends = places.length === 0 ? [0] : [0, places.length];
  const [before, ...behind] = ends.map((at): Spot => ({ type: 'gap', at }));
  return [before!, ...places.map((_, at): Spot => ({ type: 'place', at })), ...behind];
}

/** Where the next card of a word goes on after one was laid here. */
export const spotAfter = ({ type, at }: Spot): Spot => (type === 'gap' ? { type, at: at + 1 } : { type, at });

/** TM-123: what is scored as a letter bears no premium, so those tried stay with their owner. */
export function playOf({ places, clears }: Trial, claim: Claim | null): Play {
  const cells = places.map(({ old, laid, premium: tried }): Cell => {
    const premium = claim === 'letter' ? null : tried;
    if (laid === null) return premium === null ? KEEP : { type: 'keep', premium };
    return { type: old === null ? 'add' : 'replace', card: laid.card, as: laid.as, premium };
  });
  return { type: clears ? 'clear' : 'play', cells, claim };
}
