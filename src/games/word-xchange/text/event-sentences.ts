// A sentence for each event, in the past tense, and the words it is about.

import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf, joinWithAnd, quoteLetter } from '../../../core/wording.ts';
import type { Event } from '../rules/events.ts';
import { hasJoker, JOKER, removeTiles, spellingOf, tilesOf } from '../rules/tiles.ts';
import { sayTile, sayTiles, sayWord } from './phrases.ts';
import { sayFault, sayTriesLeft } from './refusals.ts';

export function sayEvent(event: Event, players: PlayerNames): string | null {
  switch (event.type) {
    case 'started':
      return `The game began. First to ${event.targetWords} words wins.`;
    case 'opening':
      return sayOpening(event, players);
    case 'hidden': // shown at the seat; in the log it would drown everything else
      return null;
    case 'turn':
      return event.tile === null
        ? `${players.subjectPossessive(event.seat)} turn.`
        : `${players.subjectPossessive(event.seat)} turn: ${sayHiddenTile(event.seat, event.tile, players)} went on the board.`;
    case 'made':
      return `${players.subject(event.seat)} made ${sayWord(event.word)}.`;
    case 'stolen':
      return sayTheft(event, players);
    case 'swapped':
      return saySwap(event, players);
    case 'drawn':
      return `New tile on the board: ${sayTile(event.tile)}.`;
    case 'clock':
      return null;
    case 'refused':
      return `${players.subject(event.seat)} tried ${spellingOf(event.word)}, but ${sayFault(event.fault)}.${
        event.count < event.limit ? ` ${sayTriesLeft(event)}` : ''
      }`;
    case 'ended':
      return sayTurnEnd(event, players);
    case 'bagEmpty':
      return 'That was the last tile in the bag.';
    case 'idle':
      return sayIdleTurn(event);
    case 'away':
      return `${players.subject(event.seat)} ${players.verb(event.seat, 'seem', 'seems')} to be away. The game won’t wait long.`;
    case 'back':
      return `${players.subject(event.seat)} came back.`;
    case 'left': {
      const left = `${players.subject(event.seat)} left the game.`;
      if (event.tile === null) return left;
      const tile = sayHiddenTile(event.seat, event.tile, players);
      return `${left} ${tile.charAt(0).toUpperCase()}${tile.slice(1)} went on the board.`;
    }
    case 'leftOut':
      return `${players.subject(event.seat)} skipped a turn for challenging a good word.`;
    default:
      return sayChallengeOrEnd(event, players);
  }
}

/** The words an event is about, in the order of its sentence. Rejected words are included: looking them up explains why. */
export function eventWords(event: Event): readonly string[] {
  switch (event.type) {
    case 'made':
    case 'refused':
    case 'opened':
    case 'stood':
    case 'rejected':
      return [spellingOf(event.word)];
    case 'stolen':
    case 'swapped':
      return unique([spellingOf(event.old), spellingOf(event.word)]);
    case 'upheld':
      return unique([spellingOf(event.word), ...(event.back === null ? [] : [spellingOf(event.back.word)])]);
    case 'won':
      return event.alone ? [] : unique(event.words.map(spellingOf));
    default:
      return [];
  }
}

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** “your hidden “S”” or “the hidden joker”: the sentence names the player already. */
const sayHiddenTile = (seat: number, tile: string, players: PlayerNames): string =>
  `${players.verb(seat, 'your', 'the')} hidden ${tile === JOKER ? 'joker' : sayTile(tile)}`;

type StolenEvent = Extract<Event, { type: 'stolen' | 'swapped' }>;

function sayTheft({ seat, from, old, word }: StolenEvent, players: PlayerNames): string {
  return `${players.subject(seat)} stole ${spellingOf(old)} from ${players.name(from)}: ${sayWord(word)}${from === players.you || seat === players.you ? '!' : '.'}`;
}

function saySwap({ seat, from, old, word }: StolenEvent, players: PlayerNames): string {
  const changed = `${players.possessive(from)} ${spellingOf(old)}`;
  return word === spellingOf(old)
    ? `${players.subject(seat)} freed the joker from ${changed}.`
    : `${players.subject(seat)} freed the joker: ${changed} became ${word}.`;
}

function sayTurnEnd({ seat, why }: Extract<Event, { type: 'ended' }>, players: PlayerNames): string | null {
  const turn = players.verb(seat, 'your turn', 'the turn');
  switch (why) {
    case 'end': // after a word; the next turn says it
      return null;
    case 'pass':
      return `${players.subject(seat)} passed.`;
    case 'time':
      return `${players.subject(seat)} ran out of time.`;
    case 'refused':
    case 'challenged':
      return `${players.subject(seat)} lost ${turn}.`;
    case 'left':
      return null;
  }
}

function sayIdleTurn({ count, of }: Extract<Event, { type: 'idle' }>): string {
  const turnsToGo = of - count;
  if (turnsToGo <= 0) return 'Nothing was played this turn.';
  return `Nothing was played this turn. After ${countOf(turnsToGo, 'more turn')} like that, the game ends.`;
}

function sayOpening({ board, rounds, first }: Extract<Event, { type: 'opening' }>, players: PlayerNames): string {
  const draws = rounds.map((round, i) => {
    const tiles = round.map(({ seat, tile }, j) => {
      const name = i + j === 0 ? players.subject(seat) : players.name(seat);
      return `${name} ${j === 0 ? 'drew ' : ''}${sayTile(tile)}`;
    });
    return `${i === 0 ? '' : 'Tie: '}${joinWithAnd(tiles)}.`;
  });
  const closest = `${players.subject(first)} ${players.verb(first, 'were', 'was')} closest to ${quoteLetter('A')} and went first.`;
  return `The first tiles were ${sayTiles(board)}. ${draws.join(' ')} ${closest}`;
}

type ChallengeOrEndEvent = Extract<
  Event,
  { type: 'opened' | 'waved' | 'stood' | 'upheld' | 'rejected' | 'won' | 'exhausted' }
>;

function sayChallengeOrEnd(event: ChallengeOrEndEvent, players: PlayerNames): string {
  switch (event.type) {
    case 'opened':
      return `${spellingOf(event.word)} can be challenged now.`;
    case 'waved':
      return `${players.subject(event.seat)} accepted the word.`;
    case 'stood':
      return `Nobody challenged ${spellingOf(event.word)}, so it stays.`;
    case 'upheld':
      return `${players.subject(event.by)} challenged ${spellingOf(event.word)}: ${sayFault(event.fault)}. ${sayUndone(event, players)}`;
    case 'rejected':
      return `${players.subject(event.by)} challenged ${spellingOf(event.word)}, but it’s a real word.${
        event.losesTurn ? ` That costs ${players.name(event.by)} a turn.` : ''
      }`;
    case 'won':
      return event.alone
        ? `Everyone else left, so ${players.name(event.seat)} won.`
        : `${players.subject(event.seat)} won with ${countOf(event.words.length, 'word')}: ${joinWithAnd(event.words.map(spellingOf))}.`;
    case 'exhausted':
      return `The bag was empty and nobody played. ${sayFinalPlace(event, players)}`;
  }
}

/** Where the tiles of a successfully challenged word went (WX-085). */
function sayUndone({ word, back }: Extract<Event, { type: 'upheld' }>, players: PlayerNames): string {
  if (back === null) return 'Its tiles went back to the board.';
  const old = spellingOf(back.word);
  const tiles = sayTiles(removeTiles(tilesOf(word), tilesOf(back.word)));
  const wasSwap = hasJoker(back.word) && !hasJoker(word);
  const restored = wasSwap
    ? `${players.subjectPossessive(back.seat)} ${old} has its joker again`
    : `${players.subject(back.seat)} got ${old} back`;
  return `${restored}, and ${tiles} went back to the board.`;
}

function sayFinalPlace(
  { winners, words, letters }: Extract<Event, { type: 'exhausted' }>,
  players: PlayerNames,
): string {
  if (words === 0) return `${players.subjectList(winners)} tied with no words.`;
  const count = `${countOf(words, 'word')} and ${countOf(letters, 'letter')}`;
  return winners.length === 1
    ? `${players.subjectList(winners)} won with ${count}.`
    : `${players.subjectList(winners)} tied with ${count} each.`;
}
