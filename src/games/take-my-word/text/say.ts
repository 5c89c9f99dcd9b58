// All texts of the game except refusals.ts and terminal.ts: options, presets, levels, moves, and a sentence for each event.

import type { GameText, Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithAnd } from '../../../core/wording.ts';
import type { Premium } from '../rules/cards.ts';
import type { Setup } from '../rules/options.ts';
import type { Event, SkipReason } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { describeCard, describePremiums, formatCount, formatNames, formatPoints } from './phrases.ts';
import { sayRefusal } from './refusals.ts';
import { formatPrompt, formatTable } from './terminal.ts';

export const say: GameText<Setup, Event, View> = {
  title: 'Take My Word For It',
  summary: 'One word on the table, and everybody’s hand against it: begin it, finish it, change it, take it.',
  options: {
    rounds: { label: 'Rounds', help: 'How many turns each player has.' },
    turnClock: { label: 'Time for a turn', help: 'In seconds. When it is up, the turn passes with nothing.' },
    seatSwitch: {
      label: 'Switching places',
      help: 'After each round its best player may change places with another. “noDouble” keeps the last player of a round from becoming the first of the next.',
    },
    switchClock: { label: 'Time to switch', help: 'In seconds; without an answer the order stays.' },
    passRule: { label: 'Passing', help: 'Forced: only when no card can be laid. Free: on any unfinished row.' },
    keepRule: {
      label: 'What has to stay',
      help: 'Laid: a card of the latest turn has to stay in the row. Any: some card of the row has to.',
    },
    invalidPlay: {
      label: 'A wrong word',
      help: 'Retry: try again. Lose-turn: it costs the turn, and everybody sees it.',
    },
    recycle: { label: 'Used cards', help: 'On: when the pile is empty, the discards are shuffled into a new one.' },
    lookup: { label: 'Dictionary', help: 'On: the board offers to look words up during the game.' },
  },
  presets: {
    rulebook: { label: 'Classic rules', help: 'The game as printed.' },
    relaxed: {
      label: 'Relaxed',
      help: 'For families and newcomers: pass whenever you see nothing, three minutes a turn, no switching.',
    },
    short: { label: 'Quick', help: 'Five brisk rounds, about ten minutes.' },
    expert: { label: 'Strict', help: 'A wrong word costs the turn.' },
    letter: { label: 'A turn a day', help: 'A turn a day.' },
  },
  levels: {
    child:
      'Knows some 1,300 very common words, sees a play of more than one card only by luck, and takes the most points.',
    beginner:
      'Knows some 4,300 words, sees half of what one card can do and little of what three can, and hardly minds the next player.',
    casual:
      'Knows some 8,700 words, misses many replacements, and is a little careful with short words and full hands.',
    keen: 'Knows some 23,000 words, sees most of what can be played, and weighs who could take it and what is left in hand.',
    expert:
      'Knows some 53,000 words, overlooks little, saves premiums for safe words, and tries its three best plays against hands you might hold.',
    master:
      'Knows the whole list, sees every play, and tries the twelve best against sixteen hands you might hold, with your premiums, before it lays a card.',
  },
  moves: [
    { text: 'play rC yA kT', help: 'on an empty row: lay CAT with the red C, the yellow A and the black T' },
    { text: 'play . yI', help: 'a dot keeps a card of the row: add the yellow I behind it' },
    { text: 'play /rT ..', help: 'put the red T in place of the first card, keep the next two' },
    { text: 'play yI . word', help: 'one card that makes a word: score it as “word” or only its “letter”' },
    { text: 'play ... b?=S', help: 'the blue blank as an S' },
    { text: 'play rC yA kT+TL', help: 'with a triple letter card on the black T (DL, TL, DW, TW, ST for the star)' },
    { text: 'clear kI kN', help: 'clear a standing word and lay IN' },
    { text: 'pass', help: 'on an unfinished row that you cannot continue' },
    { text: 'giveup', help: 'end your turn with nothing' },
    { text: 'switch 2', help: 'change places with seat 2' },
    { text: 'stay', help: 'keep your place' },
    { text: 'back', help: 'say that you are there again' },
  ],
  event: sayEvent,
  words: wordsOf,
  playedWord: (event) => (event.type === 'formed' ? { seat: event.seat, word: event.text.toUpperCase() } : null),
  refusal: sayRefusal,
  table: formatTable,
  prompt: formatPrompt,
};

const SKIP_PHRASES: Record<SkipReason, string> = {
  pass: 'passes',
  timeUp: 'runs out of time',
  giveup: 'gives up the turn',
  noCards: 'has no letters and is passed',
  badPlay: 'loses the turn',
  left: 'ends the turn by leaving',
};

const andPremiums = (premiums: readonly Premium[]): string =>
  premiums.length === 0 ? '' : ` and shows ${describePremiums(premiums)}`;

export function sayEvent(event: Event, players: PlayerNames): string | null {
  const name = (seat: Seat): string => players.subject(seat);
  switch (event.type) {
    case 'started':
      return `${formatCount(event.setup.rounds, 'round')}, in this order: ${event.rotation.map(name).join(', ')}.`;
    case 'drew':
      return `${name(event.seat)} draws ${event.again ? 'again: ' : ''}${event.cards.map(describeCard).join(', ')}.`;
    case 'first':
      return `${name(event.seat)} goes first.`;
    case 'star':
      return `${name(event.seat)} has the star, a double word card.`;
    case 'dealt':
      return `${name(event.seat)} is dealt ${formatCount(event.letters, 'letter')}${andPremiums(event.premiums)}.`;
    case 'turn':
      return null; // shown by the board and the prompt
    case 'laid':
      return null; // the event with the points follows
    case 'formed': {
      const used = event.premiums.length > 0 ? `, with ${describePremiums(event.premiums)}` : '';
      return `${name(event.seat)} forms ${event.text} for ${formatPoints(event.points)}${used}.`;
    }
    case 'lettered':
      return `${name(event.seat)} lays one letter for ${formatPoints(event.points)}: the row reads ${event.text}.`;
    case 'taken':
      return `${name(event.seat)} takes ${event.text}: ${name(event.from)} loses ${formatPoints(event.points)}.`;
    case 'cleared':
      return `${event.text} is cleared; its ${formatPoints(event.points)} are safe with ${name(event.by)}.`;
    case 'satOut':
      return `${name(event.seat)} ${SKIP_PHRASES[event.why]}.`;
    case 'stalemate':
      return `Nobody can go on with ${event.text}: a stalemate. The row is cleared.`;
    case 'refilled':
      return `${name(event.seat)} has laid every letter and draws ${formatCount(event.letters, 'new letter')}${andPremiums(event.premiums)}.`;
    case 'reshuffled':
      return `The discards, ${formatCount(event.cards, 'card')}, become the new pile.`;
    default:
      return sayRoundEvent(event, name, players);
  }
}

/** The words that can be looked up. What an open row reads is left out: it may be only the beginning of a word. */
function wordsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'formed':
    case 'taken':
    case 'cleared':
      return [event.text];
    default:
      return [];
  }
}

type RoundEvent = Extract<
  Event,
  {
    type:
      | 'roundEnded'
      | 'offered'
      | 'noSwitch'
      | 'switched'
      | 'stayed'
      | 'badPlay'
      | 'away'
      | 'back'
      | 'left'
      | 'ended';
  }
>;

function sayRoundEvent(event: RoundEvent, name: (seat: Seat) => string, players: PlayerNames): string {
  switch (event.type) {
    case 'roundEnded': {
      const scores = event.points.flatMap((points, seat) => (points === null ? [] : [`${name(seat)} +${points}`]));
      return `Round ${event.round} is over: ${scores.join(', ')}.`;
    }
    case 'offered':
      return `${name(event.seat)} was best and may switch places.`;
    case 'noSwitch':
      return event.why === 'tie'
        ? `${formatNames(event.seats, players)} share the best score, so nobody switches places.`
        : `${formatNames(event.seats, players)} was best but had the last turn, so nobody switches places.`;
    case 'switched':
      return `${name(event.seat)} and ${name(event.with)} switch places. The order is now ${event.rotation.map(name).join(', ')}.`;
    case 'stayed':
      return event.why === 'left' ? 'Nobody switches places.' : `${name(event.seat)} keeps the order.`;
    case 'badPlay':
      return `${name(event.seat)} tries ${event.text}, which ${event.code === 'NOT_A_WORD' ? 'is no word' : 'begins no word'}.`;
    case 'away':
      return `${name(event.seat)} seems to be away: the next turns are short.`;
    case 'back':
      return `${name(event.seat)} is back.`;
    case 'left':
      return `${name(event.seat)} leaves the game.`;
    case 'ended':
      return sayGameEnd(event, players);
  }
}

function sayGameEnd({ deductions, scores, winners }: Extract<Event, { type: 'ended' }>, players: PlayerNames): string {
  const formatNumber = (points: number): string => (points < 0 ? `−${-points}` : String(points));
  const costs = deductions.flatMap((points, seat) =>
    points === 0 ? [] : [`${players.subject(seat)} ${formatNumber(-points)}`],
  );
  const others = [...scores.keys()]
    .filter((seat) => !winners.includes(seat))
    .toSorted((a, b) => scores[b]! - scores[a]!)
    .map((seat) => `${players.subject(seat)} has ${formatNumber(scores[seat]!)}`);
  const left = costs.length === 0 ? '' : `Letters left in hand: ${costs.join(', ')}. `;
  const won = `${formatNames(winners, players)} ${winners.length > 1 ? 'share the victory' : 'wins'}`;
  return `${left}${won} with ${formatNumber(scores[winners[0]!]!)}${others.length === 0 ? '' : `; ${joinWithAnd(others)}`}.`;
}
