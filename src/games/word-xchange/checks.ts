// What the conformance suite needs to try this game: corners of the options, invariants, and tables that look alike.
// For tests only.

import type { Seat, Viewer } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { GameChecks } from '../conformance/game-checks.ts';
import { bot } from './bot/bot.ts';
import type { Setup } from './rules/options.ts';
import { rules } from './rules/rules.ts';
import type { Event, Move, State, View } from './rules/state.ts';
import { JOKER, TILE_SET, tilesIn } from './rules/tiles.ts';
import { say } from './text/say.ts';

export const checks: GameChecks<Setup, State, Move, Event, View> = {
  rules,
  bot,
  say,
  cornerSetups: [
    { targetWords: 10 },
    { targetWords: 3, wordClock: 'off' },
    { targetWords: 10, refusalLimit: 10, pluralRule: 'off' },
    { wordCheck: 'challenge', challengeWindow: 'off', wordClock: 'off' },
    { wordCheck: 'challenge', challengeWindow: 5, wordClock: 30, pluralRule: 'off' },
    { wordCheck: 'challenge', targetWords: 9, failedChallenge: 'lose-next-turn', challengeWindow: 30 },
    { refusalLimit: 'none', hintCards: 'level2', wordClock: 180 },
  ],
  maxActs: 4000,
  twin,
  findBrokenInvariants: faults,
  auditMatch: audit,
};

/** The bag and the tiles hidden from the viewer, thrown together and dealt anew. After the end nothing but the bag is hidden. */
function twin(state: State, viewer: Viewer, random: Random): State {
  const isSecret = (seat: Seat): boolean => state.outcome === null && seat !== viewer && state.hidden[seat] !== null;
  const secret = state.hidden.filter((_, seat) => isSecret(seat)).join('');
  const mixed = random.shuffle([...state.bag, ...secret]);
  return {
    ...state,
    hidden: state.hidden.map((tile, seat) => (isSecret(seat) ? mixed.pop()! : tile)),
    bag: mixed.join(''),
  };
}

function faults(state: State): readonly string[] {
  const { board, bag, hidden, easels, setup, proposal, outcome, turn, left } = state;
  const all = [...board, ...bag, ...hidden.join(''), ...tilesIn(easels.flat().join(''))].toSorted().join('');
  const won = easels.filter((words, seat) => words.length >= setup.targetWords && !left.includes(seat)).length;
  return [
    ...(all === [...TILE_SET].toSorted().join('') ? [] : [`126 tiles have become ${all.length}`]),
    ...(easels.flat().join('').split('[').length > 2 ? ['two jokers are on easels'] : []),
    ...(won > 1 ? ['two seats have enough words'] : []),
    ...(won === 1 && outcome === null && proposal === null ? ['enough words, and it goes on'] : []),
    ...(outcome === null && left.includes(turn.seat) ? ['the turn is with a seat that has left'] : []),
    ...(outcome === null && hidden[turn.seat] !== null ? ['the seat to move hides a tile'] : []),
    ...(state.owes.some((seat) => left.includes(seat)) ? ['a seat that has left owes a turn'] : []),
    ...(board.split(JOKER).length > 2 ? ['two jokers are on the board'] : []),
  ];
}

/** The words and the number of tiles drawn, told again from the events. */
function audit(events: readonly Event[], state: State): readonly string[] {
  const words = state.easels.map((): string[] => []);
  const move = (from: Seat | null, old: string | null, to: Seat | null, word: string | null): void => {
    if (from !== null && old !== null) words[from]!.splice(words[from]!.indexOf(old), 1);
    if (to !== null && word !== null) words[to]!.push(word);
  };
  let drawn = 0;
  for (const event of events) {
    if (event.type === 'made') move(null, null, event.seat, event.word);
    if (event.type === 'stolen') move(event.from, event.old, event.seat, event.word);
    if (event.type === 'swapped') move(event.from, event.old, event.from, event.word);
    if (event.type === 'upheld') {
      const isSwap = event.back !== null && words[event.back.seat]!.includes(event.word);
      move(isSwap ? event.back!.seat : event.seat, event.word, event.back?.seat ?? null, event.back?.word ?? null);
    }
    if (event.type === 'drawn' || event.type === 'hidden') drawn++;
    if (event.type === 'opening') drawn += event.board.length + event.rounds.flat().length;
  }
  const told = JSON.stringify(words.map((one) => one.toSorted()));
  const stand = JSON.stringify(state.easels.map((one) => one.toSorted()));
  return [
    ...(told === stand ? [] : [`events lead to ${told}, the easels show ${stand}`]),
    ...(drawn + state.bag.length === TILE_SET.length ? [] : [`${drawn} tiles drawn, ${state.bag.length} left`]),
  ];
}
