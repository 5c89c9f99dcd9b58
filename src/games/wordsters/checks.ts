// What the conformance suite needs from this game: unusual setups, secrecy twins, invariants (RULES.md, section 9) and an
// audit of the events. For tests only.

import type { Bot, Seat, Viewer } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { Lexicon, Word } from '../../lexicon/lexicon.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import type { GameChecks } from '../conformance/game-checks.ts';
import { bot } from './bot/bot.ts';
import type { Setup } from './rules/options.ts';
import { rules } from './rules/rules.ts';
import { grandTotal } from './rules/seats.ts';
import {
  type Announcement,
  type AnnouncementResponse,
  type Event,
  LINES_PER_LIST,
  type Line,
  type Move,
  type State,
} from './rules/state.ts';
import { canSeeWordster, type View } from './rules/view.ts';
import { isFilled, liveWordsOfSeat } from './rules/words/list.ts';
import { isSameWord } from './rules/words/same-word.ts';
import { listOfferedWordsters } from './rules/wordster-card.ts';
import { say } from './text/say.ts';

export const checks: GameChecks<Setup, State, Move, Event, View> = {
  rules,
  bot: withCarelessWriting(bot),
  say,
  cornerSetups: [
    { writing: 'inTurn', writingSeconds: 60, rounds: 2 },
    { entryCheck: 'none', sameJudge: 'vote', legality: 'onQuestion', voteTie: 'same' },
    { entryCheck: 'full', sameJudge: 'auto', tieBreak: 'mostTwos', endEarly: false, lateGraceMs: 0 },
    { entryCheck: 'none', writing: 'inTurn', rounds: 1, responseSeconds: 0, voteSeconds: 0, highlightSimilar: false },
    {
      sameJudge: 'vote',
      responseSeconds: 5,
      voteSeconds: 10,
      announceSeconds: 10,
      selectSeconds: 10,
      writingSeconds: 60,
    },
  ],
  maxActs: 6000,
  twin,
  findBrokenInvariants: (state) => findStateFaults(state, loadLexicon('broad')),
  auditMatch: audit,
};

/** Bots write only good words, and slowly. Tests also need fast writing, forms, copies, edits and nonsense. */
function withCarelessWriting(writer: Bot<View, Move>): Bot<View, Move> {
  return {
    levels: writer.levels,
    explain: writer.explain,
    choose(view, seat, level, env) {
      const choice = writer.choose(view, seat, level, env);
      if (choice?.move.type !== 'write') return choice;
      const { entryCheck } = view.setup;
      const lines = view.players[seat]!.lines!;
      const isAllowed = (word: Word): boolean =>
        entryCheck === 'none' ||
        (word.length <= 30 &&
          lines.every((line) => line?.word !== word) &&
          (entryCheck === 'shape' || env.lexicon.has(word)));
      const { word } = choice.move;
      const misspellings = [`${word}S`, `${word}ER`, `${word}LY`, `X${word}`].filter(isAllowed);
      const oddTexts = entryCheck === 'none' ? [lines[0]?.word ?? 'A B', 'OOPS'] : [];
      const last = lines.findLastIndex(isFilled) + 1;
      const carelessMoves: readonly Move[] = [
        ...[...misspellings, ...oddTexts].map((text): Move => ({ type: 'write', word: text })),
        ...(last > 0
          ? ([
              { type: 'replace', line: last, word },
              { type: 'erase', line: last },
            ] as const)
          : []),
      ];
      const move = env.random.real() < 0.7 || carelessMoves.length === 0 ? choice.move : env.random.pick(carelessMoves);
      return { move, after: choice.after / 8 };
    },
  };
}

/** A state that must look the same to this viewer: all that is hidden from it is replaced at random. */
function twin(state: State, viewer: Viewer, random: Random): State {
  const isWordsterVisible = canSeeWordster(state, viewer);
  const shown = new Set([...state.usedWordsters, ...(isWordsterVisible ? listOfferedWordsters(state) : [])]);
  const fresh = random.shuffle(LETTERS).filter((letter) => !state.card.join('').includes(letter));
  const card = state.card.map((wordster, i) => (shown.has(wordster) ? wordster : fresh.slice(i, i + 3).join('')));
  const wordster = state.wordster === null ? null : card[state.card.indexOf(state.wordster)]!;
  const keep = publicWords(state);
  const respelled = {
    ...state,
    card: card as unknown as State['card'],
    wordster,
    players: state.players.map((player, seat) =>
      seat === viewer ? player : { ...player, lines: player.lines.map((line) => respell(line, keep[seat]!, random)) },
    ),
  };
  return { ...respelled, phase: twinPhase(respelled, viewer, random) };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const randomLetters = (length: number, random: Random): Word =>
  Array.from({ length }, () => random.pick(LETTERS)).join('');

const respell = (line: Line, keep: ReadonlySet<Word>, random: Random): Line =>
  line?.fate === 'live' && !keep.has(line.word) ? { ...line, word: randomLetters(12, random) } : line;

/** Live words that are public: protected ones and revealed claims. */
function publicWords({ players, protections, phase }: State): readonly ReadonlySet<Word>[] {
  const words = players.map(() => new Set<Word>());
  for (const { seat, word } of protections) words[seat]!.add(word);
  if (phase.type === 'vote')
    for (const { word, by } of [phase.dispute, ...(phase.announcement.publicPart.claims ?? [])])
      for (const seat of by) words[seat]!.add(word);
  return words;
}

function twinPhase(state: State, viewer: Viewer, random: Random): State['phase'] {
  const { phase } = state;
  const isOther = (seat: Seat): boolean => seat !== viewer;
  if (phase.type === 'respond') {
    // One asked seat must stay without an answer, or the window would be closed.
    const unansweredSeat = phase.asked.find((seat) => !phase.announcement.responses[seat]);
    const canBeReplaced = (seat: Seat): boolean =>
      isOther(seat) &&
      seat !== unansweredSeat &&
      seat !== phase.announcement.publicPart.seat &&
      state.players[seat]!.leaveOrder === null;
    const responses = phase.announcement.responses.map((response, seat) =>
      canBeReplaced(seat) ? randomResponse(state, seat, phase.contestable, random) : response,
    );
    const twinWords = (bySeat: readonly (readonly Word[])[]): readonly (readonly Word[])[] =>
      bySeat.map((words, seat) => (isOther(seat) ? liveWordsOfSeat(state, seat).slice(0, 2) : words));
    return {
      ...phase,
      announcement: { ...phase.announcement, responses },
      similar: twinWords(phase.similar),
      marked: twinWords(phase.marked),
    };
  }
  if (phase.type === 'vote') {
    const ballots = phase.ballots.map((ballot, seat) =>
      ballot !== null && isOther(seat) ? random.pick(['SAME', 'DIFFERENT'] as const) : ballot,
    );
    const { announcement } = phase;
    return { ...phase, ballots, announcement: twinSealed(state, announcement, isOther, random) };
  }
  return phase;
}

/** While contests are voted on, the claims are still sealed. */
function twinSealed(
  state: State,
  announcement: Announcement,
  isOther: (seat: Seat) => boolean,
  random: Random,
): Announcement {
  if (announcement.publicPart.claims) return announcement;
  const responses = announcement.responses.map((response, seat) =>
    response && isOther(seat)
      ? { ...response, claims: random.shuffle(liveWordsOfSeat(state, seat)).slice(0, 2) }
      : response,
  );
  return { ...announcement, responses };
}

function randomResponse(
  state: State,
  seat: Seat,
  contestable: readonly Word[],
  random: Random,
): AnnouncementResponse | null {
  if (random.real() < 0.3) return null;
  const some = (words: readonly Word[]): readonly Word[] => random.shuffle(words).slice(0, random.below(3));
  return {
    claims: some(liveWordsOfSeat(state, seat)),
    contests: some(contestable),
    question: state.setup.legality === 'onQuestion' && random.real() < 0.5,
  };
}

function findStateFaults(state: State, lexicon: Lexicon): readonly string[] {
  const { players, usedWordsters, wordster, card, round, phase } = state;
  const faults: string[] = [];
  for (const [seat, { lines, points }] of players.entries()) {
    const announced = lines.filter((line) => line?.fate === 'announced').length;
    if (lines.length !== LINES_PER_LIST) faults.push(`seat ${seat} has ${lines.length} lines`);
    if (points > 2 * announced) faults.push(`WS-099: seat ${seat} has ${points} for ${announced} words`);
  }
  const played = [...usedWordsters, ...(wordster === null ? [] : [wordster])];
  if (new Set(played).size < played.length || played.some((one) => !card.includes(one)))
    faults.push(`WS-105: ${played.join()} of ${card.join()}`);
  if (played[0] !== undefined && !card.slice(0, 2).includes(played[0])) faults.push('WS-105: not from the red side');
  if (usedWordsters.length > round) faults.push(`WS-105: ${usedWordsters.length} used in round ${round}`);
  // Comparing words is slow, and nothing changes while an announcement is being settled.
  return phase.type === 'announce' ? [...faults, ...findWordFaults(state, lexicon)] : faults;
}

function findWordFaults(state: State, lexicon: Lexicon): readonly string[] {
  const { players, acceptedWords, struckWords, protections } = state;
  const alike = (a: Word, b: Word): boolean => isSameWord(a, b, state, lexicon);
  const live = players.flatMap((_, seat) => liveWordsOfSeat(state, seat));
  return [
    ...live.filter((word) => struckWords.includes(word)).map((word) => `${word} is live, though it was struck`),
    ...live.flatMap((word) =>
      acceptedWords.filter((one) => alike(one, word)).map((one) => `WS-102: ${word} after ${one}`),
    ),
    ...pairs(acceptedWords).flatMap(([one, other]) => (alike(one, other) ? [`WS-100: ${one} and ${other}`] : [])),
    ...protections.flatMap(({ word, seat }) =>
      liveWordsOfSeat(state, seat).includes(word) ? [] : [`WS-103: ${word}`],
    ),
    ...pairs(protections).flatMap(([one, other]) => (alike(one.word, other.word) ? [`WS-103: ${one.word} twice`] : [])),
  ];
}

const pairs = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((one, i) => list.slice(i + 1).map((other) => [one, other] as const));

/** Points of single words add up to the totals, and no word scores twice in a round. */
function audit(events: readonly Event[], state: State): readonly string[] {
  const faults: string[] = [];
  const sums = state.players.map(() => 0);
  const twos = state.players.map(() => 0);
  let scored = new Set<Word>();
  let announcements = 0;
  for (const event of events) {
    if (event.type === 'wordAnnounced') announcements++;
    if (event.type === 'wordScored') {
      sums[event.seat]! += event.points;
      if (event.points === 2) twos[event.seat]!++;
      if ((event.points === 2) !== event.with.length > 0) faults.push(`${event.word} earned ${event.points}`);
      if (event.points > 0 && scored.has(event.word)) faults.push(`WS-100: ${event.word} twice`);
      if (event.points > 0) scored.add(event.word);
    }
    if (event.type === 'roundEnded') {
      if (announcements > 60) faults.push(`WS-101: ${announcements} announcements`);
      if (event.totals.some((total, seat) => total !== sums[seat]))
        faults.push(`totals ${event.totals.join()}, but events add up to ${sums.join()}`);
      scored = new Set();
      announcements = 0;
    }
  }
  for (const [seat, player] of state.players.entries()) {
    if (grandTotal(player) !== sums[seat])
      faults.push(`seat ${seat} has ${grandTotal(player)}, but events add up to ${sums[seat]}`);
    if (player.twos !== twos[seat])
      faults.push(`seat ${seat} has ${player.twos} twos, but events add up to ${twos[seat]}`);
  }
  return faults;
}
