// The texts of the game: summary, levels, moves, and a sentence for each event. Options are in option-texts.ts, refusals in
// refusals.ts, the table as text in terminal.ts.

import type { GameText } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf, joinWithAnd } from '../../../core/wording.ts';
import type { Premium } from '../rules/cards.ts';
import type { Setup } from '../rules/options.ts';
import type { Event, SkipReason } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { optionTexts, presetTexts } from './option-texts.ts';
import { describePremiums, formatNumber, formatPoints, listCards, listPremiums, quoteRow } from './phrases.ts';
import { sayRefusal } from './refusals.ts';
import { formatPrompt, formatTable } from './terminal.ts';

export const say: GameText<Setup, Event, View> = {
  title: 'Take My Word For It',
  summary: 'Everyone plays on the same word. Start it, finish it, or change it and take its points away.',
  options: optionTexts,
  presets: presetTexts,
  levels: {
    child: 'Pip knows about 1,300 common words and mostly plays one letter at a time.',
    beginner: 'Lena knows about 4,300 words, finds short ones, and rarely worries about losing them.',
    casual: 'Ben knows about 8,700 words, overlooks many replacements, and worries a little about short words.',
    keen: 'Ines knows about 23,000 words, sees most plays, and thinks about who could take a word.',
    expert: 'Omar knows about 53,000 words, misses little, and saves premium cards for words that are hard to take.',
    master: 'Quill knows every word, sees every play, and tests the best ones against hands you might hold.',
  },
  moves: [
    { text: 'play rC yA kT', help: 'on an empty row: play CAT with a red C, a yellow A and a black T' },
    { text: 'play . yI', help: 'a dot keeps a card of the row: add the yellow I after it' },
    { text: 'play /rT ..', help: 'replace the first card with the red T and keep the other two' },
    { text: 'play yI . word', help: 'when one card makes a word: score the “word”, or only the “letter”' },
    { text: 'play ... b?=S', help: 'play the blue blank as an S' },
    { text: 'play rC yA kT+TL', help: 'put 3L on the black T (2L is DL, 3L is TL, 2W is DW, 3W is TW, ★ is ST)' },
    { text: 'clear kI kN', help: 'clear the word and play IN' },
    { text: 'pass', help: 'skip your turn when nothing fits an unfinished row' },
    { text: 'giveup', help: 'end your turn and score 0' },
    { text: 'switch 2', help: 'switch places with the third player (players count from 0)' },
    { text: 'stay', help: 'keep your place' },
    { text: 'back', help: 'say you’re back after being away' },
  ],
  event: sayEvent,
  words: wordsOf,
  playedWord: (event) => (event.type === 'formed' ? { seat: event.seat, word: event.text.toUpperCase() } : null),
  refusal: sayRefusal,
  table: formatTable,
  prompt: formatPrompt,
};

function sayEvent(event: Event, players: PlayerNames): string | null {
  switch (event.type) {
    case 'started':
      return `${countOf(event.setup.rounds, 'round')}, in this order: ${event.rotation.map(players.name).join(', ')}.`;
    case 'drew':
      return `${players.subject(event.seat)} drew ${event.again ? 'again and got ' : ''}${listCards(event.cards)}.`;
    case 'first':
      return `${players.subject(event.seat)} ${players.verb(event.seat, 'go', 'goes')} first.`;
    case 'star':
      return `${players.subject(event.seat)} got the star, which doubles a word.`;
    case 'dealt':
      return `${players.subject(event.seat)} got ${joinWithAnd([countOf(event.letters, 'letter'), ...listPremiums(event.premiums)])}.`;
    case 'turn':
      return null; // shown by the board and the prompt
    case 'laid':
      return null; // the event with the points follows
    case 'formed':
      return `${players.subject(event.seat)} made ${event.text} for ${formatPoints(event.points)}${sayPremiums(event.premiums, event.kept)}.`;
    case 'lettered':
      return event.text.length === 1
        ? `${players.subject(event.seat)} started with ${quoteRow(event.text)} for ${formatPoints(event.points)}.`
        : `${players.subject(event.seat)} played one letter for ${formatPoints(event.points)}. ${event.text} is unfinished.`;
    case 'taken':
      return sayTaken(event, players);
    case 'cleared':
      return `${players.subjectPossessive(event.by)} ${event.text} was cleared${saySafe(event.points)}.`;
    case 'satOut':
      return saySkip(event, players);
    case 'stalemate':
      return `Nobody continued ${quoteRow(event.text)}, so the row was cleared.`;
    case 'refilled':
      return sayRefill(event, players);
    case 'reshuffled':
      return `${countOf(event.cards, 'used card')} ${event.cards === 1 ? 'was' : 'were'} shuffled into a new pile.`;
    default:
      return sayRoundEvent(event, players);
  }
}

/** The words that can be looked up. What an unfinished row reads is left out: it may be only the start of a word. */
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

/** TM-127: premiums that were there before count again, so the sum would be a riddle without them. */
function sayPremiums(used: readonly Premium[], kept: readonly Premium[]): string {
  const before = kept.length === 0 ? [] : [`${describePremiums(kept)} from before`];
  const parts = [...(used.length === 0 ? [] : [describePremiums(used)]), ...before];
  return parts.length === 0 ? '' : ` with ${parts.join(', plus ')}`;
}

function sayTaken({ seat, from, text, points }: Extract<Event, { type: 'taken' }>, players: PlayerNames): string {
  if (seat === from)
    return `${players.subject(seat)} made a new word from ${players.verb(seat, 'your own ', '')}${text} and lost its ${formatPoints(points)}.`;
  return `${players.subject(seat)} took ${players.possessive(from)} ${text}. ${players.subject(from)} lost ${formatPoints(points)}.`;
}

/** A word made of blanks has no points to keep. */
function saySafe(points: number): string {
  if (points === 0) return '';
  return points === 1 ? ', so its point is safe' : `, so its ${formatPoints(points)} are safe`;
}

const SKIP_PHRASES: Record<Exclude<SkipReason, 'left' | 'noCards'>, string> = {
  pass: 'passed',
  timeUp: 'ran out of time',
  giveup: 'gave up the turn',
  badPlay: 'lost the turn',
};

export function saySkip({ seat, why }: Extract<Event, { type: 'satOut' }>, players: PlayerNames): string | null {
  if (why === 'left') return null; // the player's leaving has been reported
  const phrase =
    why === 'noCards' ? `had no letters and ${players.verb(seat, 'were', 'was')} skipped` : SKIP_PHRASES[why];
  return `${players.subject(seat)} ${phrase}.`;
}

function sayRefill({ seat, letters, premiums }: Extract<Event, { type: 'refilled' }>, players: PlayerNames): string {
  const start = `${players.subject(seat)} ran out of letters`;
  const drawn = [...(letters === 0 ? [] : [countOf(letters, 'new letter')]), ...listPremiums(premiums)];
  if (letters > 0) return `${start} and drew ${joinWithAnd(drawn)}.`;
  return `${start}, and there are none left to draw${drawn.length === 0 ? '' : `, only ${joinWithAnd(drawn)}`}.`;
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

function sayRoundEvent(event: RoundEvent, players: PlayerNames): string {
  switch (event.type) {
    case 'roundEnded': {
      const scores = event.points.flatMap((points, seat) =>
        points === null ? [] : [`${players.name(seat)} +${points}`],
      );
      return `Round ${event.round} is over: ${scores.join(', ')}.`;
    }
    case 'offered':
      return `${players.subject(event.seat)} had the best round and may switch places.`;
    case 'noSwitch':
      return event.why === 'tie'
        ? `${players.subjectList(event.seats)} tied for the best round, so nobody may switch places.`
        : `${players.subjectList(event.seats)} had the best round but also its last turn, so nobody may switch places.`;
    case 'switched':
      return `${players.subject(event.seat)} switched places with ${players.name(event.with)}. New order: ${event.rotation.map(players.name).join(', ')}.`;
    case 'stayed':
      return sayStayed(event, players);
    case 'badPlay':
      return `${players.subject(event.seat)} tried ${quoteRow(event.text)}, but ${event.code === 'NOT_A_WORD' ? 'it isn’t a word' : 'no word starts with it'}.`;
    case 'away':
      return event.seat === players.you
        ? 'You seem to be away. Your turns are short until you’re back.'
        : `${players.subject(event.seat)} seems to be away. Turns are short until ${players.name(event.seat)} is back.`;
    case 'back':
      return `${players.subject(event.seat)} ${players.verb(event.seat, 'are', 'is')} back.`;
    case 'left':
      return `${players.subject(event.seat)} left the game.`;
    case 'ended':
      return sayGameEnd(event, players);
  }
}

function sayStayed({ seat, why }: Extract<Event, { type: 'stayed' }>, players: PlayerNames): string {
  switch (why) {
    case 'stay':
      return `${players.subject(seat)} didn’t switch places.`;
    case 'timeUp':
      return `${players.subject(seat)} ran out of time, so nobody switched places.`;
    case 'left':
      return 'Nobody switched places.';
  }
}

const END_REASONS: { readonly [reason: string]: string } = {
  cards: 'No letters are left, so the game is over. ',
  left: 'Everyone else has left. ',
};

function sayGameEnd(
  { reason, deductions, scores, winners }: Extract<Event, { type: 'ended' }>,
  players: PlayerNames,
): string {
  const costs = deductions.flatMap((points, seat) => (points === 0 ? [] : [`${players.name(seat)} −${points}`]));
  const others = [...scores.keys()]
    .filter((seat) => !winners.includes(seat))
    .toSorted((a, b) => scores[b]! - scores[a]!)
    .map((seat, i) => `${i === 0 ? players.subject(seat) : players.name(seat)} got ${formatNumber(scores[seat]!)}`);
  const left = costs.length === 0 ? '' : `Unused letters: ${costs.join(', ')}. `;
  const won = `${players.subjectList(winners)} ${winners.length > 1 ? 'share the win' : 'won'} with ${formatPoints(scores[winners[0]!]!)}.`;
  return `${END_REASONS[reason] ?? ''}${left}${won}${others.length === 0 ? '' : ` ${joinWithAnd(others)}.`}`;
}
