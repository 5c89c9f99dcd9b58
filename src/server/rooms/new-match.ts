// Deals a new match for a room: its setup, its words, its seed.
// Not played here (play.ts); nothing of what a seed hides is looked at, only what everybody is shown.

import { randomBytes } from 'node:crypto';
import type { AnyGame } from '../../core/any-game.ts';
import type { Json, Refusal } from '../../core/game.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Match } from '../../core/table.ts';
import type { Lexicon, ListName } from '../../lexicon/lexicon.ts';
import { refuse } from '../shared/refusals.ts';
import type { NewMatch } from '../store/store.ts';
import { botLevels, DEFAULT_BOT_LEVEL, type RoomState, seatNames, seatOf } from './room-state.ts';

/** Seats without a person get a bot, and the room remembers the card if there is one. */
export function createRoomMatch(
  room: string,
  state: RoomState,
  game: AnyGame,
  openLexicon: (list: ListName) => Lexicon,
): Result<NewMatch, Refusal> {
  if (state.chairs.every((chair) => chair.people.length === 0)) return refuse('NO_PLAYERS');
  for (const chair of state.chairs) if (chair.people.length === 0) chair.bot ??= DEFAULT_BOT_LEVEL;
  const setup = game.resolveSetup(state.preset, state.options);
  if (!setup.ok) return setup;
  const list: ListName = state.family ? `${game.defaultList}-family` : game.defaultList;
  const words = openLexicon(list);
  const match = avoidRepeatedDeal(state, game, words, {
    game: game.id,
    version: game.version,
    seats: state.chairs.length,
    setup: setup.value,
    list,
    words: null,
    scenario: null,
    lexicon: words.id,
    seed: randomSeed(),
    at: 0,
  });
  if (!match.ok) return match;
  return ok({
    id: randomBytes(12).toString('base64url'),
    room,
    match: match.value,
    names: seatNames(state),
    bots: botLevels(state),
    players: state.people.flatMap(({ who, person }) => {
      const seat = seatOf(state, who);
      return seat === null ? [] : [{ person, seat }];
    }),
  });
}

const randomSeed = (): string => randomBytes(16).toString('hex');

/**
 * Some games begin with one card of a pack: drawn when their option `card` is 0, and in every view as `card`, as far as it is
 * seen. In a room none comes again before all were used (WS-005): seeds are drawn until one shows a new card. To name the
 * card in the setup would tell its hidden sides.
 */
function avoidRepeatedDeal(state: RoomState, game: AnyGame, lexicon: Lexicon, match: Match): Result<Match, Refusal> {
  const opened = game.openTable(match, lexicon);
  if (!opened.ok) return opened;
  if (match.setup.card !== 0) return ok(match);
  const cardOf = (view: Json): string => JSON.stringify((view as { readonly card?: Json }).card);
  if (state.cards.length >= game.options.card!.values.length - 1) state.cards = [];
  let dealt = match;
  let card = cardOf(opened.value.viewFor('spectator'));
  while (state.cards.includes(card)) {
    dealt = { ...match, seed: randomSeed() };
    const again = game.openTable(dealt, lexicon);
    if (!again.ok) return again;
    card = cardOf(again.value.viewFor('spectator'));
  }
  state.cards.push(card);
  return ok(dealt);
}
