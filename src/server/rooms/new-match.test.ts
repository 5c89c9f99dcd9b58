import { expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import { games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import type { NewMatch } from '../store/store.ts';
import { createRoomMatch } from './new-match.ts';
import { addMember, newRoomState, seatNames } from './room-state.ts';

const game = (id: string): AnyGame => (games as { readonly [id: string]: AnyGame })[id]!;

function roomOf(id: string, seats: number) {
  const state = newRoomState(game(id), seats);
  addMember(state, 'ann', 'Ann');
  const next = (): NewMatch => {
    const dealt = createRoomMatch('room', state, game(id), loadLexicon);
    if (!dealt.ok) throw new Error(dealt.error.code);
    return dealt.value;
  };
  return { state, next };
}

it('[WS-005] shows no card of Wordsters again before all 72 were used, and names none in the setup', () => {
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

it('deals the card that the host names as often as it is named', () => {
  const { state, next } = roomOf('wordsters', 2);
  state.options = { card: 7 };
  for (let i = 0; i < 3; i++) expect(next().match.setup.card).toBe(7);
  expect(state.cards).toEqual([]);
});

it.each(Object.keys(games))('%s gets another seed every time, and says who plays', (id) => {
  const { next } = roomOf(id, 3);
  const matches = [next(), next(), next()];
  expect(new Set(matches.map(({ match }) => match.seed)).size).toBe(3);
  for (const { bots, players, names } of matches) {
    expect(bots).toEqual([null, 'casual', 'casual']);
    expect(players).toEqual([{ person: 'ann', seat: 0 }]);
    expect(new Set(names).size).toBe(3);
  }
});

it('calls bots by their character, and nobody by another’s name', () => {
  const { state } = roomOf('word-power', 4);
  addMember(state, 'ben', 'Ben');
  for (const [seat, bot] of ['master', 'casual', 'casual'].entries())
    state.chairs[seat + 1] = { people: [], bot, standIn: null };
  expect(seatNames(state)).toEqual(['Ann', 'Quill', 'Ben 2', 'Ben 3']);
});
