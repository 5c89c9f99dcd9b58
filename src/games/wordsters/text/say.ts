// The game in sentences: options, levels, moves, events, and what the lexicon knows about two words. Events are in the past
// tense so that any name fits.

import type { GameText, Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithAnd, joinWithOr } from '../../../core/wording.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import type { Setup } from '../rules/options.ts';
import type { ComparisonReason, Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { eventWords } from './event-words.ts';
import { sayRefusal } from './refusals.ts';
import { formatPrompt, formatTable } from './terminal.ts';

export const say: GameText<Setup, Event, View> = {
  title: 'Wordsters',
  summary: 'List words that hide three letters in order, then announce them: a word others have too earns you double.',
  options: {
    rounds: { label: 'Rounds', help: 'The card has four Wordsters, one for each round.' },
    card: { label: 'Card', help: 'The number of the card; 0 draws one.' },
    firstSelector: { label: 'First to choose', help: 'random: somebody is drawn. first: the first seat.' },
    writing: {
      label: 'Writing',
      help: 'together: everybody at once. inTurn: one after another on one device, the Wordster hidden until it is your turn.',
    },
    writingSeconds: { label: 'Time to write', help: 'Seconds for a list of ten words.' },
    endEarly: { label: 'End early', help: 'Writing ends as soon as everybody is done.' },
    entryCheck: {
      label: 'Check while writing',
      help: 'shape: letters and length only. none: anything may be written. full: the dictionary too.',
    },
    legality: {
      label: 'Dictionary',
      help: 'auto: every announced word is looked up. onQuestion: only when another player questions it.',
    },
    sameJudge: {
      label: 'Same or different',
      help: 'hybrid: clear cases are settled, doubtful ones go to a vote. auto: no votes, doubtful words are different. vote: everything but the spelling is up to the table.',
    },
    voteTie: { label: 'A tied vote means', help: 'What holds if a vote is a tie, or nobody votes.' },
    tieBreak: { label: 'A tied game', help: 'shared: the winners share it. mostTwos: more words worth 2 points win.' },
    selectSeconds: { label: 'Time to choose', help: 'Seconds to choose a Wordster; 0: no limit.' },
    announceSeconds: { label: 'Time to announce', help: 'Seconds to announce a word; 0: no limit.' },
    responseSeconds: { label: 'Time to respond', help: 'Seconds to respond to a word; 0: until all have.' },
    voteSeconds: { label: 'Time to vote', help: 'Seconds for a vote; 0: until all have voted.' },
    highlightSimilar: { label: 'Mark similar words', help: 'Your own words similar to the announced one are marked.' },
    lateGraceMs: { label: 'Grace', help: 'Milliseconds a word may come late, for slow lines.' },
  },
  presets: {
    rulebook: {
      label: 'Classic rules',
      help: 'The game as printed: four rounds, three minutes to write, doubtful words go to a vote.',
    },
    relaxed: { label: 'Relaxed', help: 'Five minutes to write, and no clock for anything else.' },
    quick: { label: 'Quick', help: 'Two rounds, a minute and a half to write.' },
    referee: {
      label: 'The dictionary decides',
      help: 'No votes: the dictionary alone decides. Best for two, or for strangers.',
    },
    strict: {
      label: 'Challenge each other’s words',
      help: 'All as at the table: words are looked up only when questioned, and forms of a word are a matter for votes.',
    },
  },
  levels: {
    child:
      'Knows some 6,500 everyday words and writes the first seven or eight that come to mind. Reads them out in any order, and often tells you of words it could have kept quiet about.',
    beginner:
      'Knows some 10,000 common words and writes about eight. Sometimes wastes a line on another form of a word it has, and seldom contests anything.',
    casual:
      'Knows some 16,000 words. Now and then picks the less obvious of two, mostly reads out first what others are likely to have, and contests a form when it notices.',
    keen: 'Knows some 23,000 words, often picks the one that others will not think of, and rarely wastes a line. Contests more than half of what can be contested.',
    expert:
      'Knows some 31,000 words and weighs two before it writes one. Keeps quiet about doubtful words and has clear ones protected.',
    master:
      'Knows some 39,000 words and nearly fills the list with those that hardly anybody writes, and one that everybody writes when it announces first. Reads out in the best order and lets no doubtful or unknown word of yours pass.',
  },
  moves: [
    { text: 'choose CAP', help: 'choose the Wordster of the round' },
    { text: 'write CAPTURE', help: 'write a word on the first free line' },
    { text: 'replace 3 CATNIP', help: 'write another word on line 3' },
    { text: 'erase 3', help: 'free line 3' },
    { text: 'done', help: 'say that your list is finished' },
    { text: 'notdone', help: 'take that back' },
    { text: 'ready', help: 'take over the device, when writing goes in turn' },
    { text: 'announce CAPTURE', help: 'read out a word of your list' },
    { text: 'nothing', help: 'let the announced word pass' },
    { text: 'claim TRIANGLE', help: 'tell that you have a similar word; judged different, it is protected for you' },
    { text: 'contest LOVE', help: 'say that the announced word is the same as LOVE, which came earlier' },
    { text: 'question', help: 'have the announced word looked up' },
    { text: 'claim TRIANGLE RECTANGLE; contest LOVE; question', help: 'several of these at once, in this order' },
    { text: 'vote same', help: 'vote that the two words are the same' },
    { text: 'vote different', help: 'vote that they are different' },
    { text: 'leave', help: 'leave the table for good' },
  ],
  event: sayEvent,
  words: eventWords,
  playedWord: (event) => (event.type === 'wordAnnounced' ? { seat: event.seat, word: event.word.toUpperCase() } : null),
  refusal: sayRefusal,
  table: formatTable,
  prompt: formatPrompt,
};

/** What the lexicon knows about two words, as evidence before a vote. */
export function sayComparison([a, b]: readonly [Word, Word], because: ComparisonReason): string {
  switch (because.type) {
    case 'spelling':
      return `${a} and ${b} are spelled alike`;
    case 'forms':
      return `${a} and ${b} are forms of ${because.base}`;
    case 'variant':
      return `${a} and ${b} are two spellings of one word`;
    case 'derived':
      return `${because.word} is derived from ${because.from}`;
    case 'root':
      return `${a} and ${b} both come from ${because.root}`;
    case 'contains':
      return `${a.length > b.length ? a : b} only contains ${a.length > b.length ? b : a}`;
    case 'sound':
      return `${a} and ${b} sound alike`;
    case 'unrelated':
      return `${a} and ${b} are not related`;
  }
}

type Name = (seat: Seat) => string;

export function sayEvent(event: Event, players: PlayerNames): string | null {
  const name: Name = (seat) => players.subject(seat);
  switch (event.type) {
    case 'selectionOffered':
      return event.wordsters === null
        ? `The choice of the Wordster went to ${name(event.selector)}, in secret.`
        : `The choice went to ${name(event.selector)}: ${joinWithOr(event.wordsters)}.`;
    case 'wordsterChosen':
      return `${event.byClock ? `Time was up for ${name(event.selector)}; the Wordster was chosen by the clock` : `${name(event.selector)} chose the Wordster`}${
        event.wordster === null ? '.' : `: ${event.wordster}.`
      }`;
    case 'wordsterShown':
      return `The Wordster was ${event.wordster}.`;
    case 'writingStarted':
      return event.seat === null ? 'Everybody began to write.' : `${name(event.seat)} took over and began to write.`;
    case 'listCount':
      return null;
    case 'seatDone':
      return `${name(event.seat)} finished writing.`;
    case 'seatNotDone':
      return `${name(event.seat)} went on writing after all.`;
    case 'writingEnded':
      return event.seat === null ? 'The lists were closed.' : `${name(event.seat)} handed on.`;
    case 'roundEnded':
      return sayRound(event, name);
    case 'nextSelector':
      return event.tie
        ? `Several had the fewest points; ${name(event.seat)} came first clockwise after the last to choose.`
        : null;
    case 'seatIdle':
      return `${name(event.seat)} let two decisions run out; the table no longer waits for that seat.`;
    case 'seatBack':
      return `${name(event.seat)} came back.`;
    case 'seatRetired':
      return `${name(event.seat)} left the table.`;
    case 'gameWon':
      return event.seats.length === 1
        ? `${name(event.seats[0]!)} won the game. ${event.reason}.`
        : `${joinWithAnd(event.seats.map(name))} shared the victory. ${event.reason}.`;
    default:
      return sayTurnEvent(event, name);
  }
}

function sayRound({ round, wordster, points }: Extract<Event, { type: 'roundEnded' }>, name: Name): string {
  const scores = points.map((earned, seat) => `${name(seat)} ${earned}`);
  return `Round ${round} with ${wordster} ended: ${scores.join(', ')}. All lists were opened.`;
}

type TurnEvent = Exclude<
  Event,
  {
    type:
      | 'selectionOffered'
      | 'wordsterChosen'
      | 'wordsterShown'
      | 'writingStarted'
      | 'listCount'
      | 'seatDone'
      | 'seatNotDone'
      | 'writingEnded'
      | 'roundEnded'
      | 'nextSelector'
      | 'seatIdle'
      | 'seatBack'
      | 'seatRetired'
      | 'gameWon';
  }
>;

function sayTurnEvent(event: TurnEvent, name: Name): string | null {
  switch (event.type) {
    case 'announceTurn':
      return `The turn went to ${name(event.seat)}.`;
    case 'turnSkipped':
      return event.why === 'blocked'
        ? `${name(event.seat)} was skipped: all words left there are protected for others.`
        : null;
    case 'wordAnnounced':
      return event.byClock
        ? `Time was up for ${name(event.seat)}; ${event.word} was announced.`
        : `${name(event.seat)} announced ${event.word}.`;
    case 'wordRefused':
      return sayRejectedWord(event);
    case 'wordsStruck':
      return event.why === 'copy'
        ? `The other copy of ${event.as} on the list of ${name(event.seat)} was struck.`
        : `${name(event.seat)} had ${joinWithAnd(event.words)}: struck.`;
    case 'responseOpened':
    case 'responseClosed':
      return null;
    case 'questionOpened':
      return `${name(event.seat)} questioned ${event.word}.`;
    case 'contestOpened':
      return `${name(event.seat)} contested ${event.word}: the same as ${event.earlier}?`;
    case 'claimsOpened':
      return `${name(event.seat)} claimed ${joinWithAnd(event.words)}.`;
    case 'voteOpened':
      return `${sayComparison(event.words, event.because)}; the table decides.`;
    case 'voteClosed':
      return sayBallots(event, name);
    case 'pairJudged':
      return event.by === 'vote'
        ? `${joinWithAnd(event.words)} were judged ${event.verdict}.`
        : `${joinWithAnd(event.words)} are ${event.verdict}: ${sayComparison(event.words, event.because)}.`;
    case 'wordProtected':
      return `${event.word} was protected for ${name(event.seat)} until the next turn there.`;
    case 'protectionEnded':
      return `${event.word} was no longer protected.`;
    case 'wordScored':
      return sayScore(event, name);
    case 'outOfWords':
      return `${name(event.seat)} ran out of words.`;
  }
}

function sayRejectedWord({ word, why, as }: Extract<Event, { type: 'wordRefused' }>): string {
  switch (why) {
    case 'TOO_SHORT':
      return `“${word}” is too short and earned nothing.`;
    case 'TOO_LONG':
      return `“${word}” is too long and earned nothing.`;
    case 'BAD_CHARACTERS':
      return `“${word}” has signs that are not letters and earned nothing.`;
    case 'NO_WORDSTER':
      return `${word} does not have ${as} in order and earned nothing.`;
    case 'NOT_A_WORD':
      return `${word} is not in the dictionary and earned nothing.`;
    case 'SAME_AS_EARLIER':
      return `${word} was the same as ${as}, which came earlier, and earned nothing.`;
  }
}

function sayBallots({ ballots, tie }: Extract<Event, { type: 'voteClosed' }>, name: Name): string {
  const votes = ballots.flatMap((ballot, seat) => (ballot === null ? [] : [`${name(seat)} ${ballot.toLowerCase()}`]));
  const counted = votes.length === 0 ? 'Nobody voted' : `The votes: ${votes.join(', ')}`;
  return tie ? `${counted}. The rule for ties decided.` : `${counted}.`;
}

function sayScore(
  { seat, word, points, with: others }: Extract<Event, { type: 'wordScored' }>,
  name: Name,
): string | null {
  if (points === 0) return null;
  return points === 2
    ? `${word} earned ${name(seat)} 2 points: ${joinWithAnd(others.map(name))} had it too.`
    : `${word} earned ${name(seat)} 1 point.`;
}
