// A sentence for each event, and what the lexicon knows about two words. The words of an event are in event-words.ts.

import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf, joinWithAnd, joinWithOr } from '../../../core/wording.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import { MOST_POINTS } from '../rules/phases/round.ts';
import type { ComparisonReason, Event } from '../rules/state.ts';

/** What the lexicon knows about two words, as evidence before a vote. No period. */
export function sayComparison([a, b]: readonly [Word, Word], because: ComparisonReason): string {
  switch (because.type) {
    case 'spelling':
      return `${a} and ${b} are spelled the same`;
    case 'forms':
      return because.base === a || because.base === b
        ? `${because.base === a ? b : a} is a form of ${because.base}`
        : `${a} and ${b} are forms of ${because.base}`;
    case 'variant':
      return `${a} and ${b} are two spellings of one word`;
    case 'derived':
      return `${because.word} comes from ${because.from}`;
    case 'root':
      return `${a} and ${b} both come from ${because.root}`;
    case 'contains':
      return a.length > b.length
        ? `${a} contains ${b}, but isn’t a form of it`
        : `${b} contains ${a}, but isn’t a form of it`;
    case 'sound':
      return `${a} and ${b} only sound alike`;
    case 'unrelated':
      return `${a} and ${b} aren’t related`;
  }
}

export function sayEvent(event: Event, players: PlayerNames): string | null {
  switch (event.type) {
    case 'selectionOffered':
      return event.wordsters === null
        ? `${players.subject(event.selector)} ${players.verb(event.selector, 'choose', 'chooses')} the letters in secret.`
        : `${players.subjectPossessive(event.selector)} turn to choose: ${joinWithOr(event.wordsters)}.`;
    case 'wordsterChosen':
      return event.byClock
        ? `${players.subject(event.selector)} ran out of time${event.wordster === null ? '' : `, so ${event.wordster} was picked`}.`
        : `${players.subject(event.selector)} chose ${event.wordster ?? 'the letters'}.`;
    case 'wordsterShown':
      return `The letters were ${event.wordster}.`;
    case 'writingStarted':
      return event.seat === null ? 'Everyone started writing.' : `${players.subject(event.seat)} started writing.`;
    case 'listCount':
      return null;
    case 'seatDone':
      return `${players.subject(event.seat)} finished writing.`;
    case 'seatNotDone':
      return `${players.subject(event.seat)} went back to writing.`;
    case 'writingEnded':
      return event.seat === null ? 'Writing ended.' : `${players.subject(event.seat)} passed the device on.`;
    case 'roundEnded':
      return sayRound(event, players);
    case 'nextSelector':
      return event.tie
        ? `Several players have the fewest points. This time ${players.name(event.seat)} ${players.verb(event.seat, 'choose', 'chooses')} the letters.`
        : null;
    case 'seatIdle':
      return `${players.subject(event.seat)} ${players.verb(event.seat, 'were', 'was')} marked as away. The game goes on without waiting.`;
    case 'seatBack':
      return `${players.subject(event.seat)} came back.`;
    case 'seatRetired':
      return `${players.subject(event.seat)} left the game.`;
    case 'gameWon':
      return sayVictory(event, players);
    default:
      return sayTurnEvent(event, players);
  }
}

function sayRound({ round, points, totals }: Extract<Event, { type: 'roundEnded' }>, players: PlayerNames): string {
  const scores = points.map((earned, seat) => `${players.name(seat)} +${earned}, now ${totals[seat]}`);
  return `Round ${round}: ${scores.join('; ')}.`;
}

function sayVictory({ seats, points, reason }: Extract<Event, { type: 'gameWon' }>, players: PlayerNames): string {
  const winners = players.subjectList(seats);
  const verb = seats.length > 1 ? 'shared the win' : 'won';
  return `${winners} ${verb} with ${countOf(points, 'point')}.${reason === MOST_POINTS ? '' : ` ${reason}.`}`;
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

function sayTurnEvent(event: TurnEvent, players: PlayerNames): string | null {
  switch (event.type) {
    case 'announceTurn':
      return `${players.subjectPossessive(event.seat)} turn to read.`;
    case 'turnSkipped':
      return event.why === 'blocked'
        ? `${players.subject(event.seat)} had to skip a turn, because all of ${players.possessive(event.seat)} words are kept for others.`
        : null;
    case 'wordAnnounced':
      return event.byClock
        ? `${players.subject(event.seat)} ran out of time, so ${event.word} was read.`
        : `${players.subject(event.seat)} read ${event.word}.`;
    case 'wordRefused':
      return sayRejectedWord(event);
    case 'wordsStruck':
      return sayStruckWords(event, players);
    case 'responseOpened':
    case 'responseClosed':
      return null;
    case 'questionOpened':
      return `${players.subject(event.seat)} asked whether ${event.word} is a word.${event.isWord ? ' It is.' : ''}`;
    case 'contestOpened':
      return `${players.subject(event.seat)} said that ${event.word} is the same word as ${event.earlier}.`;
    case 'claimsOpened':
      return `${players.subject(event.seat)} claimed ${joinWithAnd(event.words)} as ${event.words.length === 1 ? 'a different word' : 'different words'}.`;
    case 'voteOpened':
      return `Everyone votes: do ${joinWithAnd(event.words)} count as the same word? ${sayComparison(event.words, event.because)}.`;
    case 'voteClosed':
      return sayBallots(event, players);
    case 'pairJudged':
      return sayVerdict(event);
    case 'wordProtected':
      return `${event.word} is kept for ${players.possessive(event.seat)} next turn.`;
    case 'protectionEnded':
      return null;
    case 'wordScored':
      return sayScore(event, players);
    case 'outOfWords':
      return `${players.subject(event.seat)} ${players.verb(event.seat, 'have', 'has')} no words left.`;
  }
}

function sayVerdict({ words, verdict, by, because, basis }: Extract<Event, { type: 'pairJudged' }>): string {
  const [a, b] = words;
  const result = verdict === 'SAME' ? 'the same word' : 'different words';
  if (by === 'vote') return `The table decided: ${a} and ${b} are ${result}.`;
  if (basis === 'precedent') return `${a} and ${b} are ${result}, as the table decided before.`;
  const comparison = sayComparison(words, because);
  return basis === 'doubt'
    ? `${comparison}. At this table, related words count as different.`
    : `${comparison}, so they’re ${result}.`;
}

function sayStruckWords(
  { seat, words, as, why }: Extract<Event, { type: 'wordsStruck' }>,
  players: PlayerNames,
): string {
  const owner = players.subjectPossessive(seat);
  if (why === 'copy') return `${owner} second ${as} was crossed off.`;
  const others = words.filter((word) => word !== as);
  if (others.length === 0) return `${players.subject(seat)} had ${as} too and crossed it off.`;
  return others.length < words.length
    ? `${owner} ${as} was crossed off, and so ${others.length === 1 ? 'was' : 'were'} ${joinWithAnd(others)}, which ${others.length === 1 ? 'counts' : 'count'} as the same word.`
    : `${owner} ${joinWithAnd(words)} ${words.length === 1 ? 'was crossed off, because it’s' : 'were crossed off, because they’re'} the same word as ${as}.`;
}

function sayRejectedWord({ word, why, as }: Extract<Event, { type: 'wordRefused' }>): string {
  switch (why) {
    case 'TOO_SHORT':
      return `“${word}” is too short: no points.`;
    case 'TOO_LONG':
      return `“${word}” is too long: no points.`;
    case 'BAD_CHARACTERS':
      return `“${word}” has something other than letters: no points.`;
    case 'NO_WORDSTER':
      return `${word} doesn’t have ${as} in order: no points.`;
    case 'NOT_A_WORD':
      return `${word} isn’t in the dictionary: no points.`;
    case 'SAME_AS_EARLIER':
      return `${word} is the same word as ${as}, which was read earlier: no points.`;
  }
}

function sayBallots({ ballots, tie }: Extract<Event, { type: 'voteClosed' }>, players: PlayerNames): string {
  const votersFor = (verdict: string) => [...ballots.keys()].filter((seat) => ballots[seat] === verdict);
  const sides = (['SAME', 'DIFFERENT'] as const).flatMap((verdict) => {
    const voters = votersFor(verdict);
    return voters.length === 0 ? [] : [`${players.subjectList(voters)} voted “${verdict.toLowerCase()}”.`];
  });
  const result = sides.length === 0 ? 'Nobody voted.' : sides.join(' ');
  return tie ? `${result} It’s a tie.` : result;
}

function sayScore(
  { seat, word, points, with: others }: Extract<Event, { type: 'wordScored' }>,
  players: PlayerNames,
): string | null {
  if (points === 0) return null;
  const scored = `${players.subject(seat)} scored ${countOf(points, 'point')} with ${word}`;
  return points === 2 ? `${scored}: ${players.list(others)} had the same word.` : `${scored}.`;
}
