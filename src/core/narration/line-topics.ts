// Builds a game's `topic`: which sentences of the log start a group, which are news, and whose piece goes with each.

import type { LineTopic, Seat } from '../game.ts';

type AnyEvent = { readonly type: string; readonly seat?: unknown };

/** `whose` names the player where that isn’t the event's `seat`; undefined for the others. */
export function createTopics<Event extends AnyEvent>(
  { turns, news }: { readonly turns: readonly Event['type'][]; readonly news: readonly Event['type'][] },
  whose: (event: Event) => Seat | null | undefined = () => undefined,
): (event: Event) => LineTopic {
  return (event) => {
    const seat = whose(event);
    return {
      seat: seat === undefined ? (typeof event.seat === 'number' ? event.seat : null) : seat,
      opensTurn: turns.includes(event.type),
      isNews: news.includes(event.type),
    };
  };
}
