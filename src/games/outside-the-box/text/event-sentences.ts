// A sentence for every event worth telling, in the past tense, and the words it names.

import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithAnd, quoteLetter } from '../../../core/wording.ts';
import type { ScoreBreakdown } from '../rules/scoring/final-score.ts';
import type { CountedWord } from '../rules/scoring/score.ts';
import type { Event } from '../rules/state.ts';
import { describeLine, formatCount } from './phrases.ts';

/** A log line has room for the best words only; the board shows all of them. */
const BEST_WORDS = 3;
const bestWords = ({ counted }: ScoreBreakdown): readonly CountedWord[] =>
  counted.toSorted((a, b) => b.word.length - a.word.length).slice(0, BEST_WORDS);

/** Words that only count because of a task card (first names, cities …) are left out: they cannot be looked up. */
export function eventWords(event: Event): readonly string[] {
  switch (event.type) {
    case 'marked':
    case 'unmarked':
      return [event.word];
    case 'scored':
      return bestWords(event.result).flatMap(({ word, exception }) => (exception ? [] : word));
    default:
      return [];
  }
}

export function sayEvent(event: Event, players: PlayerNames): string | null {
  switch (event.type) {
    case 'started':
      return `The game began with ${players.name(event.starter)} calling first.`;
    case 'tasksDrawn':
      return 'Everyone got a secret task.';
    case 'called':
      return event.absent
        ? `${players.subjectPossessive(event.caller)} time ran out, so ${quoteLetter(event.letter)} was drawn.`
        : `${players.subject(event.caller)} called ${quoteLetter(event.letter)}.`;
    case 'turn': // the board and the prompt show whose turn it is
    case 'done': // shown at the seats; in the log it would drown everything else
    case 'turnComplete':
      return null;
    case 'raceOpen':
      return `Someone reached for the ${quoteLetter(event.letter)} card!`;
    case 'rejected':
      return sayRace(event, players);
    case 'enteredFor': {
      const whose = players.verb(event.seat, 'your', 'the');
      return `${players.subject(event.seat)} didn’t answer, so the letter went into ${whose} first free square.`;
    }
    case 'filled':
      return sayFilled(event, players);
    case 'goesOn':
      return `${players.subjectList(event.seats)} played on.`;
    case 'lastOffered':
      return `Only ${players.name(event.seat)} had free squares left and could write one last letter.`;
    case 'lastNamed':
      return `${players.subject(event.seat)} wrote ${quoteLetter(event.letter)} as the last letter.`;
    case 'lastDeclined':
      return `${players.subject(event.seat)} passed on the last letter.`;
    case 'away':
      return `${players.subject(event.seat)} ${players.verb(event.seat, 'seem', 'seems')} to be away. The game goes on without waiting.`;
    case 'back':
      return `${players.subject(event.seat)} came back.`;
    case 'left':
      return `${players.subject(event.seat)} left the game.${event.cards === '' ? '' : ` ${sayCards(event.cards)} went back to the center.`}`;
    case 'opened':
      return event.marking === true
        ? 'All grids were revealed. Everyone started marking words.'
        : 'All grids were revealed.';
    default:
      return sayScoringEvent(event, players);
  }
}

function sayFilled({ seats, first }: Extract<Event, { type: 'filled' }>, players: PlayerNames): string {
  const who = players.subjectList(seats);
  if (seats.length > 1) {
    const grids = players.you !== null && seats.includes(players.you) ? 'your grids' : 'their grids';
    return `${who} filled ${grids}${first ? ' first: 3 bonus points each' : ''}.`;
  }
  if (!first) return `${who} filled all 36 squares.`;
  return `${who} ${players.verb(seats[0]!, 'were', 'was')} the first to fill a grid: 3 bonus points.`;
}

const sayCards = (cards: string): string =>
  `The ${joinWithAnd([...cards].map(quoteLetter))} card${cards.length > 1 ? 's' : ''}`;

function sayRace({ seat, letter, from, grabs }: Extract<Event, { type: 'rejected' }>, players: PlayerNames): string {
  const source = from === null ? '' : ` from ${players.name(from)}`;
  const times = grabs.map((grab) => `${players.name(grab.seat)} after ${(grab.after / 1000).toFixed(2)} s`);
  const race = grabs.length > 1 ? ` Grabs: ${joinWithAnd(times)}.` : '';
  return `${players.subject(seat)} took the ${quoteLetter(letter)} card${source}.${race}`;
}

type ScoringEvent = Extract<Event, { type: 'doneMarking' | 'marked' | 'unmarked' | 'scored' | 'over' }>;

function sayScoringEvent(event: ScoringEvent, players: PlayerNames): string {
  switch (event.type) {
    case 'doneMarking':
      return `${players.subject(event.seat)} finished marking.`;
    case 'marked':
    case 'unmarked':
      return `${players.subject(event.seat)} ${event.type} ${event.word} in ${describeLine(event.run.line)}.`;
    case 'scored':
      return `${players.subject(event.seat)} scored ${sayScore(event.result)}`;
    case 'over':
      return sayResult(event, players);
  }
}

function sayScore(result: ScoreBreakdown): string {
  const { words, task, first, cards, total } = result;
  const extras = [
    ...(task > 0 ? [`${task} for the task`] : []),
    ...(first > 0 ? [`${first} for finishing first`] : []),
  ];
  const gained = joinWithAnd(words > 0 ? [`${words} for words`, ...extras] : extras);
  const minus = cards === 0 ? '' : `minus ${cards} for ${cards > 1 ? 'letter cards' : 'a letter card'}`;
  const parts = [gained, minus].filter((part) => part !== '').join(', ');
  const sum = extras.length === 0 && minus === '' ? '' : `: ${parts}`;
  const best = bestWords(result).map(({ word }) => word);
  const label = best.length === 1 ? 'Best word' : 'Best words';
  return `${formatCount(total, 'point')}${sum}.${best.length === 0 ? '' : ` ${label}: ${joinWithAnd(best)}.`}`;
}

function sayResult({ winners, reason, tieBreak }: Extract<Event, { type: 'over' }>, players: PlayerNames): string {
  if (winners.length > 1) return `${players.subjectList(winners)} shared the win.`;
  const winner = winners[0]!;
  if (tieBreak !== null) return `${players.subject(winner)} won the tie with the most ${tieBreak}-letter words.`;
  return reason === 'the last player left'
    ? `Everyone else left, so ${players.name(winner)} won.`
    : `${players.subject(winner)} won with the most points.`;
}
