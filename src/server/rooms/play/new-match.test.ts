import { expect, it } from 'vitest';
import type { AnyGame } from '../../../core/any-game.ts';
import { findGame, games } from '../../../games/index.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import type { NewMatch } from '../../store/store.ts';
import { addMember, newRoomState, seatNames } from '../state/room-state.ts';
import { createRoomMatch } from './new-match.ts';

const game = (id: string): AnyGame => findGame(id)!;

function roomOf(id: string, seats: number) {
  const state = newRoomState(game(id), seats);
  addMember(state, 'ann', 'Ann');
  const next = (): NewMatch => {
    const created = createRoomMatch('room', state, game(id), loadLexicon);
    if (!created.ok) throw new Error(created.error.code);
    return created.value;
  };
  return { state, next };
}

it('[WS-005] repeats no card of Wordsters before all 72 were used, and never names it in the setup', () => {
  const { next } = roomOf('wordsters', 2);
  const cards = Array.from({ length: 144 }, () => {
    const { match } = next();
    expect(match.setup.card).toBe(0);
    const opened = game('wordsters').openTable(match, loadLexicon(match.list));
    if (!opened.ok) throw new Error(opened.error.code);
    return JSON.stringify((opened.value.viewFor('spectator') as { card: unknown }).card);
  });
  expect(new Set(cards.slice(0, 72)).size).toBe(72);
  expect(new Set(cards.slice(72)).size).toBe(72);
});

it('deals the card the host chose, as often as it is chosen', () => {
  const { state, next } = roomOf('wordsters', 2);
  state.options = { card: 7 };
  for (let i = 0; i < 3; i++) expect(next().match.setup.card).toBe(7);
  expect(state.usedDeals).toEqual([]);
});

it.each([0, 1, 5])('a game whose deals all look alike (%i expected) can be played again and again', (count) => {
  const state = newRoomState(game('take-my-word'), 2);
  addMember(state, 'ann', 'Ann');
  const alike: AnyGame = { ...game('take-my-word'), deals: { count, key: () => 'the same' } };
  for (let i = 0; i < 5; i++) expect(createRoomMatch('room', state, alike, loadLexicon)).toMatchObject({ ok: true });
  expect(state.usedDeals.length).toBeLessThanOrEqual(Math.max(1, count));
});

it('an option named `card` has no special meaning', () => {
  const { state } = roomOf('take-my-word', 2);
  const base = game('take-my-word');
  const withCard: AnyGame = {
    ...base,
    resolveSetup: (preset, options) => {
      const setup = base.resolveSetup(preset, options);
      return setup.ok ? { ok: true, value: { ...setup.value, card: 0 } } : setup;
    },
  };
  for (let i = 0; i < 3; i++) expect(createRoomMatch('room', state, withCard, loadLexicon)).toMatchObject({ ok: true });
  expect(state.usedDeals).toEqual([]);
});

it.each(Object.keys(games))('%s gets a new seed every time, and the players and bots of the room', (id) => {
  const { next } = roomOf(id, 3);
  const matches = [next(), next(), next()];
  expect(new Set(matches.map(({ match }) => match.seed)).size).toBe(3);
  for (const { bots, players, names } of matches) {
    expect(bots).toEqual([null, 'ben', 'lena']);
    expect(players).toEqual([{ person: 'ann', seat: 0 }]);
    expect(new Set(names).size).toBe(3);
  }
});

it('names bots by their character, and no two seats alike', () => {
  const { state } = roomOf('word-power', 4);
  addMember(state, 'ben', 'Ben');
  for (const [seat, bot] of ['master', 'casual', 'casual'].entries())
    state.seats[seat + 1] = { people: [], bot, standIn: null };
  expect(seatNames(state)).toEqual(['Ann', 'Quill', 'Amina', 'Walt']);
});
