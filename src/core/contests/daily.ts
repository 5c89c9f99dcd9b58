// The daily deals: from a date and a game to one deal, the same for everybody. Each game describes the form of its own deal
// in games/<game>/daily.ts. A server with a secret seed makes deals that nobody can know before; without one, anybody can
// make the deal of a date, also offline.

import type { ListName, Word } from '../../lexicon/lexicon.ts';
import type { Json, Seat } from '../game.ts';
import { sha256 } from '../hash/sha256.ts';
import { type Random, randomFrom } from '../random.ts';

/** What a game says about its deal of the day. */
export type DailyForm = {
  /** One sentence: what there is to play, and what counts. */
  readonly summary: string;
  /** What scores count, in the singular: "word". */
  readonly unit: string;
  /** How long a person plays, roughly. */
  readonly minutes: number;
  readonly deal: (random: Random) => FormedDeal;
  /** The words a player wrote, from the view at the end: in a contest they count against everybody's (score-lists.ts). If
   *  there is no such function, the score at the table counts. */
  readonly listWords?: (view: Json, seat: Seat) => readonly Word[];
  /** What decides between equal scores, as in the game's own ranking. */
  readonly tieBreak?: { valueOf(view: Json, seat: Seat): number; describe(value: number): string };
};

/** What the result of an entry is made with. */
export type ScoringForm = Pick<DailyForm, 'listWords' | 'tieBreak'>;

export type FormedDeal = {
  readonly preset?: string;
  /** What differs from the preset. */
  readonly options: { readonly [name: string]: string | number | boolean };
  /** A secret until the deal closes: it names what will be drawn. */
  readonly scenario: Json;
  readonly list?: ListName;
  /** The bot at each seat but the first, which the person takes. */
  readonly bots: readonly string[];
};

/** What a deal is made from: a MatchRequest with the bots at the table. */
export type DealRequest = Required<Pick<FormedDeal, 'preset' | 'options' | 'scenario'>> & {
  readonly game: string;
  readonly seats: number;
  readonly list?: ListName;
  readonly seed: string;
  /** By seat; null for the person. */
  readonly bots: readonly (string | null)[];
};

export const PERSON_SEAT: Seat = 0;

/** `date` as in 2026-11-18, in UTC. Servers with the same secret have the same deals. */
export const dailySeed = (date: string, game: string, secret = ''): string =>
  sha256(`wordhoard daily ${date} ${game}${secret === '' ? '' : ` ${secret}`}`);

export const dailyDeal = (form: DailyForm, game: string, date: string, secret = ''): DealRequest =>
  shortDeal(form, game, dailySeed(date, game, secret));

/** A short deal in the form of the game's daily. */
export function shortDeal(form: DailyForm, game: string, seed: string): DealRequest {
  // Not the stream of the table itself, which draws from the seed and the number of the act.
  const { preset = 'rulebook', options, scenario, list, bots } = form.deal(randomFrom(`${seed} form`, 0));
  return {
    ...{ game, preset, options, scenario, seed, seats: bots.length + 1, bots: [null, ...bots] },
    ...(list === undefined ? {} : { list }),
  };
}
