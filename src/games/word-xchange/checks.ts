// What the conformance suite needs to test this game: extra setups, invariants, and states a viewer cannot tell apart.

import type { Seat, Viewer } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { GameChecks } from '../conformance/game-checks.ts';
import { bot } from './bot/bot.ts';
import type { Event } from './rules/events.ts';
import { type Setup, targetOf } from './rules/options.ts';
import { rules } from './rules/rules.ts';
import type { Move, State, View } from './rules/state.ts';
import { JOKER, TILE_SET, tilesOf } from './rules/tiles.ts';
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
  twin: redealSecrets,
  findBrokenInvariants,
  auditMatch: auditEvents,
};

/** Shuffles the bag and the tiles hidden from the viewer, and deals them again. After the end only the bag is secret. */
function redealSecrets(state: State, viewer: Viewer, random: Random): State {
  const isSecret = (seat: Seat): boolean => state.outcome === null && seat !== viewer && state.hidden[seat] !== null;
  const secretTiles = state.hidden.filter((_, seat) => isSecret(seat)).join('');
  const shuffled = random.shuffle([...state.bag, ...secretTiles]);
  return {
    ...state,
    hidden: state.hidden.map((tile, seat) => (isSecret(seat) ? shuffled.pop()! : tile)),
    bag: shuffled.join(''),
  };
}

function findBrokenInvariants(state: State): readonly string[] {
  const { board, bag, hidden, easels, setup, proposal, outcome, turn, leftSeats } = state;
  const all = [...board, ...bag, ...hidden.join(''), ...tilesOf(easels.flat().join(''))].toSorted().join('');
  const winnerCount = easels.filter(
    (words, seat) => words.length >= targetOf(setup, seat) && !leftSeats.includes(seat),
  ).length;
  return [
    ...(all === [...TILE_SET].toSorted().join('') ? [] : [`there are ${all.length} tiles instead of 126`]),
    ...(easels.flat().join('').split('[').length > 2 ? ['two jokers on easels'] : []),
    ...(winnerCount > 1 ? ['two seats have enough words to win'] : []),
    ...(winnerCount === 1 && outcome === null && proposal === null
      ? ['a seat has enough words to win, but the match continues']
      : []),
    ...(outcome === null && leftSeats.includes(turn.seat) ? ['it is the turn of a seat that has left'] : []),
    ...(outcome === null && hidden[turn.seat] !== null ? ['the seat to move has a hidden tile'] : []),
    ...(state.seatsToSkip.some((seat) => leftSeats.includes(seat)) ? ['a seat that has left must skip a turn'] : []),
    ...(board.split(JOKER).length > 2 ? ['two jokers on the board'] : []),
  ];
}

/** Rebuilds the easels and the number of drawn tiles from the events, and compares them with the state. */
function auditEvents(events: readonly Event[], state: State): readonly string[] {
  const words = state.easels.map((): string[] => []);
  const moveWord = (from: Seat | null, old: string | null, to: Seat | null, word: string | null): void => {
    if (from !== null && old !== null) words[from]!.splice(words[from]!.indexOf(old), 1);
    if (to !== null && word !== null) words[to]!.push(word);
  };
  let drawn = 0;
  for (const event of events) {
    if (event.type === 'made') moveWord(null, null, event.seat, event.word);
    if (event.type === 'stolen') moveWord(event.from, event.old, event.seat, event.word);
    if (event.type === 'swapped') moveWord(event.from, event.old, event.from, event.word);
    if (event.type === 'upheld') {
      const isSwap = event.back !== null && words[event.back.seat]!.includes(event.word);
      moveWord(isSwap ? event.back!.seat : event.seat, event.word, event.back?.seat ?? null, event.back?.word ?? null);
    }
    if (event.type === 'drawn' || event.type === 'hidden') drawn++;
    if (event.type === 'opening') drawn += event.board.length + event.rounds.flat().length;
  }
  const fromEvents = JSON.stringify(words.map((seatWords) => seatWords.toSorted()));
  const fromState = JSON.stringify(state.easels.map((seatWords) => seatWords.toSorted()));
  return [
    ...(fromEvents === fromState ? [] : [`the events give ${fromEvents}, the state has ${fromState}`]),
    ...(drawn + state.bag.length === TILE_SET.length
      ? []
      : [`${drawn} tiles drawn, ${state.bag.length} left in the bag`]),
  ];
}
