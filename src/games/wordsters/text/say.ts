// The game in sentences: options, levels, moves, events, and what the lexicon knows about two words. Refusals are in
// refusals.ts, prompts and the table as text in terminal.ts.

import type { GameText, Label } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf, joinWithAnd, joinWithOr } from '../../../core/wording.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import type { Setup } from '../rules/options.ts';
import type { ComparisonReason, Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { eventWords } from './event-words.ts';
import { sayRefusal } from './refusals.ts';
import { formatPrompt, formatTable } from './terminal.ts';

const describeSeconds = (seconds: number): Label =>
  seconds === 0
    ? { label: 'No limit' }
    : { label: seconds % 60 === 0 ? countOf(seconds / 60, 'minute') : countOf(seconds, 'second') };
const describeSwitch = (isOn: boolean): Label => ({ label: isOn ? 'Yes' : 'No' });
const describeWith =
  <Value extends string>(labels: { readonly [value in Value]: Label }) =>
  (value: Value): Label =>
    labels[value];

export const say: GameText<Setup, Event, View> = {
  title: 'Wordsters',
  summary:
    'Write words that hide three letters in order, then read them out. A word that others have too scores double.',
  options: {
    rounds: {
      label: 'Rounds',
      help: 'Each round has three new letters.',
      describe: (rounds) => ({ label: String(rounds) }),
    },
    card: {
      label: 'Card',
      help: 'Each card has four Wordsters.',
      describe: (card) => ({ label: card === 0 ? 'Random card' : `Card ${card}` }),
      applies: () => false,
    },
    firstSelector: {
      label: 'Who chooses first',
      help: 'After the first round, the player with the fewest points chooses.',
      describe: describeWith({ random: { label: 'Drawn at random' }, first: { label: 'The first player' } }),
    },
    writing: {
      label: 'Writing',
      help: 'Whether everyone writes at the same time.',
      describe: describeWith({
        together: { label: 'All at once' },
        inTurn: {
          label: 'One after another',
          help: 'For one shared device. The letters stay hidden until it’s your turn.',
        },
      }),
    },
    writingSeconds: { label: 'Time to write', help: 'For a list of up to ten words.', describe: describeSeconds },
    endEarly: {
      label: 'Stop when everyone is done',
      help: 'Writing ends as soon as all players have finished.',
      describe: describeSwitch,
    },
    entryCheck: {
      label: 'Check while writing',
      help: 'What is checked before a word goes on your list.',
      describe: describeWith({
        shape: { label: 'Letters and length' },
        none: { label: 'Nothing', help: 'You can write anything. Mistakes come out when you read them.' },
        full: { label: 'The dictionary too', help: 'You can only write real words.' },
      }),
    },
    legality: {
      label: 'Dictionary',
      help: 'When a word you read out is looked up.',
      describe: describeWith({
        auto: { label: 'Every word' },
        onQuestion: {
          label: 'Only if someone asks',
          help: 'Made-up words count unless another player questions them.',
        },
      }),
    },
    sameJudge: {
      label: 'Same or different word',
      help: 'Who decides whether two words count as the same.',
      describe: describeWith({
        hybrid: { label: 'Vote if unclear', help: 'The dictionary settles clear cases; the table votes on the rest.' },
        auto: { label: 'No votes', help: 'The dictionary decides. Words that are only related count as different.' },
        vote: { label: 'Always vote', help: 'The table votes on everything except identical words.' },
      }),
    },
    voteTie: {
      label: 'If a vote is tied',
      help: 'Also used if nobody votes.',
      describe: describeWith({ different: { label: 'Different words' }, same: { label: 'The same word' } }),
      applies: ({ sameJudge }) => sameJudge !== 'auto',
    },
    tieBreak: {
      label: 'If the game is tied',
      help: 'What happens if several players have the most points.',
      describe: describeWith({
        shared: { label: 'Share the win' },
        mostTwos: { label: 'Most 2-point words wins' },
      }),
    },
    selectSeconds: {
      label: 'Time to choose letters',
      help: 'For picking the three letters.',
      describe: describeSeconds,
    },
    announceSeconds: { label: 'Time to read', help: 'For picking a word to read out.', describe: describeSeconds },
    responseSeconds: { label: 'Time to answer', help: 'For claiming or contesting a word.', describe: describeSeconds },
    voteSeconds: {
      label: 'Time to vote',
      help: 'For each vote.',
      describe: describeSeconds,
      applies: ({ sameJudge }) => sameJudge !== 'auto',
    },
    highlightSimilar: {
      label: 'Point out similar words',
      help: 'Shows which of your words you could claim.',
      describe: describeSwitch,
    },
    lateGraceMs: {
      label: 'Extra time for slow connections',
      describe: (milliseconds) => ({ label: countOf(milliseconds / 1000, 'second') }),
      applies: () => false,
    },
  },
  presets: {
    rulebook: {
      label: 'Classic rules',
      help: 'Four rounds, three minutes to write. The table votes on unclear cases.',
    },
    relaxed: { label: 'Relaxed', help: 'Five minutes to write, and no other time limits.' },
    quick: { label: 'Quick', help: 'Two rounds with a minute and a half to write.' },
    referee: { label: 'No votes', help: 'The dictionary decides everything. Best for two players or with strangers.' },
    strict: {
      label: 'Challenge each other’s words',
      help: 'Words are looked up only if someone asks, and the table votes on what counts as the same word.',
    },
  },
  levels: {
    child: 'Knows about 12,500 everyday words and writes the first seven or eight that come to mind.',
    beginner: 'Knows about 17,000 common words, writes about eight, and rarely contests anything.',
    casual: 'Knows about 23,000 words, reads out the common ones first, and sometimes contests yours.',
    keen: 'Knows about 32,000 words, often finds one that nobody else has, and contests more than half of what can be contested.',
    expert: 'Knows about 40,000 words, chooses each one with care, and keeps quiet about doubtful ones.',
    master:
      'Knows about 48,000 words, fills the list with rare ones, reads them in the best order and lets nothing doubtful pass.',
  },
  moves: [
    { text: 'choose CAP', help: 'choose the three letters of the round' },
    { text: 'write CAPTURE', help: 'write a word on the first free line' },
    { text: 'replace 3 CATNIP', help: 'write another word on line 3' },
    { text: 'erase 3', help: 'erase line 3' },
    { text: 'done', help: 'finish your list' },
    { text: 'notdone', help: 'keep writing after all' },
    { text: 'ready', help: 'start your time, when players write one after another' },
    { text: 'announce CAPTURE', help: 'read out a word from your list' },
    { text: 'nothing', help: 'let the word pass' },
    { text: 'claim TRIANGLE', help: 'say that you have a similar word, to keep it if it counts as different' },
    { text: 'contest LOVE', help: 'say that the word is the same as LOVE, which was read earlier' },
    { text: 'question', help: 'have the word looked up' },
    { text: 'claim TRIANGLE RECTANGLE; contest LOVE; question', help: 'do several of these at once' },
    { text: 'vote same', help: 'vote that the two words are the same' },
    { text: 'vote different', help: 'vote that they are different' },
    { text: 'leave', help: 'leave the game for good' },
  ],
  event: sayEvent,
  words: eventWords,
  playedWord: (event) => (event.type === 'wordAnnounced' ? { seat: event.seat, word: event.word.toUpperCase() } : null),
  refusal: sayRefusal,
  table: formatTable,
  prompt: formatPrompt,
};

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
      return a.length > b.length ? `${a} just happens to contain ${b}` : `${b} just happens to contain ${a}`;
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
      return event.seat === null ? 'Writing is over.' : `${players.subject(event.seat)} passed the device on.`;
    case 'roundEnded':
      return sayRound(event, players);
    case 'nextSelector':
      return event.tie
        ? `There’s a tie for last place, so ${players.name(event.seat)} ${players.verb(event.seat, 'choose', 'chooses')} next.`
        : null;
    case 'seatIdle':
      return `${players.subject(event.seat)} ${players.verb(event.seat, 'seem', 'seems')} to be away. The game goes on without waiting.`;
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
  const scores = points.map((earned, seat) => `${players.name(seat)} +${earned} (${totals[seat]})`);
  return `Round ${round} is over: ${joinWithAnd(scores)}.`;
}

function sayVictory({ seats, points, reason }: Extract<Event, { type: 'gameWon' }>, players: PlayerNames): string {
  const winners = players.subjectList(seats);
  const verb = seats.length > 1 ? 'share the win' : 'won the game';
  return `${winners} ${verb} with ${countOf(points, 'point')}. ${reason}.`;
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
        ? `${players.subject(event.seat)} had to skip a turn: all ${players.verb(event.seat, 'your', 'their')} words are kept for others.`
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
      return `${players.subject(event.seat)} contested ${event.word}: the same word as ${event.earlier}?`;
    case 'claimsOpened':
      return `${players.subject(event.seat)} claimed ${joinWithAnd(event.words)}.`;
    case 'voteOpened':
      return `${sayComparison(event.words, event.because)}, so the table votes.`;
    case 'voteClosed':
      return sayBallots(event, players);
    case 'pairJudged':
      return sayVerdict(event);
    case 'wordProtected':
      return `${event.word} is kept for ${players.name(event.seat)} until ${players.possessive(event.seat)} next turn.`;
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
  if (why === 'copy') return `${owner} second ${as} is crossed off.`;
  const others = words.filter((word) => word !== as);
  const verb = words.length === 1 ? 'is' : 'are';
  return others.length === 0
    ? `${players.subject(seat)} had ${as} too: crossed off.`
    : `${owner} ${joinWithAnd(words)} ${verb} crossed off: the same word as ${as}.`;
}

function sayRejectedWord({ word, why, as }: Extract<Event, { type: 'wordRefused' }>): string {
  switch (why) {
    case 'TOO_SHORT':
      return `“${word}” is too short: no points.`;
    case 'TOO_LONG':
      return `“${word}” is too long: no points.`;
    case 'BAD_CHARACTERS':
      return `“${word}” isn’t made of letters only: no points.`;
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
    return voters.length === 0 ? [] : [`${players.list(voters)} for ${verdict === 'SAME' ? 'the same' : 'different'}`];
  });
  const result = sides.length === 0 ? 'Nobody voted.' : `Votes: ${sides.join('; ')}.`;
  return tie ? `${result} It’s a tie.` : result;
}

function sayScore(
  { seat, word, points, with: others }: Extract<Event, { type: 'wordScored' }>,
  players: PlayerNames,
): string | null {
  if (points === 0) return null;
  const scored = `${players.subject(seat)} scored ${countOf(points, 'point')} with ${word}`;
  return points === 2 ? `${scored}: ${players.list(others)} had it too.` : `${scored}.`;
}
