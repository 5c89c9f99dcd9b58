// Events that a table has in every game alike. Games never get them: they are left out of the events that a game is given.

import type { Json, Seat } from './game.ts';
import type { Handicap } from './handicap/handicap.ts';
import { LEVEL_NAMES } from './handicap/seat-words.ts';
import { describeHouseEvent, type HouseEvent } from './house/house-act.ts';
import type { PlayerNames } from './player-names.ts';
import { countOf, joinWithAnd } from './wording.ts';

/** At the opening: what is different for one seat. */
export type HandicapEvent = { readonly type: 'handicap'; readonly seat: Seat } & Handicap;
export type TableEvent = HouseEvent | HandicapEvent;

const TYPES: readonly unknown[] = ['houseWord', 'handicap'] satisfies TableEvent['type'][];

export const isTableEvent = (event: Json): event is TableEvent & { readonly [key: string]: Json } =>
  typeof event === 'object' && event !== null && 'type' in event && TYPES.includes(event.type);

type SayTarget = (target: number) => string;
const sayPlainTarget: SayTarget = (target) => `a target of ${target}`;

export const describeTableEvent = (
  event: TableEvent,
  players: PlayerNames,
  sayTarget: SayTarget = sayPlainTarget,
): string =>
  event.type === 'houseWord'
    ? describeHouseEvent(event)
    : `${players.subjectPossessive(event.seat)} handicap: ${listHandicap(event, sayTarget)}.`;

const CLOCK_NAMES: { readonly [percent: number]: string } = {
  50: 'half the time',
  75: 'three quarters of the time',
  150: 'one and a half times the time',
  200: 'twice the time',
  300: 'three times the time',
};

/** What the handicap changes, for a sentence: "words of at least 5 letters and half the time". */
export const listHandicap = ({ clock, letters, words, target }: Handicap, sayTarget = sayPlainTarget): string =>
  joinWithAnd([
    ...(target === 0 ? [] : [sayTarget(target)]),
    ...(words === 'all' ? [] : [`${LEVEL_NAMES[words]} only`]),
    ...(letters === 0 ? [] : [`words of at least ${countOf(letters, 'letter')}`]),
    ...(clock === 100 ? [] : [CLOCK_NAMES[clock] ?? `${clock}% of the time`]),
  ]);

export const wordsOfTableEvent = (event: TableEvent): readonly string[] =>
  event.type === 'houseWord' ? [event.word] : [];

export const topicOfTableEvent = (event: TableEvent) =>
  event.type === 'houseWord'
    ? { seat: null, opensTurn: false, isNews: true }
    : { seat: event.seat, opensTurn: false, isNews: false };
