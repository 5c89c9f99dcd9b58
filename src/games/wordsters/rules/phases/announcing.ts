// Announcing a word and collecting the responses to it: steps 1 to 4 of WS-037. settlement.ts resolves the responses.

import type { Seat } from '../../../../core/game.ts';
import type { Knowledge, Word } from '../../../../lexicon/lexicon.ts';
import { jointDeadline } from '../clock.ts';
import { type RefusedResult, refuse } from '../refuse.ts';
import { isIdle, seatsInGame } from '../seats.ts';
import type { Announcement, AnnouncementResponse, Phase, PublicAnnouncement, State } from '../state.ts';
import { emit, enterPhase, type StepBuilder, updatePlayer } from '../step-builder.ts';
import { liveWordsOfSeat } from '../words/list.ts';
import { announceableWords, endProtections, findBlockingProtection } from '../words/protection.ts';
import { findContestableWords, findDoubtfulWords, findPairVerdict, findSimilarWords } from '../words/same-word.ts';
import { findLegalityFault, findShapeFault } from '../words/word.ts';
import { closeResponseWindow, rejectWord } from './settlement.ts';
import { strikeSameWords, strikeWords } from './strike.ts';

type RespondPhase = Extract<Phase, { type: 'respond' }>;

export function checkAnnouncement(state: State, seat: Seat, word: Word, lexicon: Knowledge): RefusedResult | null {
  const live = liveWordsOfSeat(state, seat);
  const free = new Set(announceableWords(live, seat, state, lexicon));
  if (!state.players[seat]!.lines.some((line) => line?.word === word))
    return refuse('NOT_ON_LIST', 'WS-033', word, ...free);
  if (!live.includes(word)) return refuse('NOT_LIVE', 'WS-035', word, ...free);
  const block = findBlockingProtection(word, seat, state, lexicon);
  return block ? refuse('PROTECTED', 'WS-075', word, block.word, String(block.seat), ...free) : null;
}

export function announceWord(step: StepBuilder, seat: Seat, word: Word, byClock: boolean): void {
  const { state, env } = step;
  const seatsWithLiveWords = seatsInGame(state).filter((one) => liveWordsOfSeat(state, one).length > 0);
  emit(step, { type: 'wordAnnounced', seat, word, byClock });
  markAnnounced(step, seat, word);
  endProtections(step, (one) => one.seat === seat); // WS-072, WS-073
  const publicPart: PublicAnnouncement = { seat, word, with: [], questions: [], contests: [], claims: null };
  const announcement: Announcement = {
    publicPart,
    struckSpellings: [],
    seatsWithLiveWords,
    responses: state.players.map(() => null),
    disputes: [],
  };
  const wordster = state.wordster!;
  const fault =
    state.setup.legality === 'auto' ? findLegalityFault(word, wordster, env.lexicon) : findShapeFault(word, wordster);
  if (fault) {
    rejectWord(step, announcement, fault, fault === 'NO_WORDSTER' ? wordster : null);
    return;
  }
  const { seats, words } = strikeSameWords(step, word, word); // WS-043, WS-044
  openResponseWindow(step, {
    ...announcement,
    publicPart: { ...publicPart, with: seats.filter((one) => one !== seat) },
    struckSpellings: words.filter((one) => one !== word),
  });
}

/** Marks the topmost live copy as announced and strikes any other copy (WS-029, WS-035). */
function markAnnounced(step: StepBuilder, seat: Seat, word: Word): void {
  const { lines } = step.state.players[seat]!;
  const at = lines.findIndex((line) => line?.fate === 'live' && line.word === word);
  updatePlayer(step, seat, { lines: lines.with(at, { word, fate: 'announced', points: null }) });
  strikeWords(step, seat, (other) => other === word, word, 'copy');
}

/** Which seats are asked depends on public facts only, so the window reveals nothing about lists (WS-089, WS-107). */
function openResponseWindow(step: StepBuilder, announcement: Announcement): void {
  const { state, env } = step;
  const { seat, word } = announcement.publicPart;
  const contestable = findContestableWords(word, [...state.acceptedWords, ...state.struckWords], state, env.lexicon);
  const canAnyoneObject = contestable.length > 0 || state.setup.legality === 'onQuestion';
  const asked = seatsInGame(state).filter(
    (one) =>
      one !== seat && !isIdle(state.players[one]!) && (canAnyoneObject || liveWordsOfSeat(state, one).length > 0),
  );
  if (asked.length === 0) {
    closeResponseWindow(step, announcement);
    return;
  }
  const deadline = jointDeadline(step, asked, state.setup.responseSeconds);
  const similar = state.players.map((_, one) =>
    one === seat ? [] : findSimilarWords(liveWordsOfSeat(state, one), word, env.lexicon),
  );
  const marked = similar.map((words) => findDoubtfulWords(words, word, state.setup, env.lexicon));
  enterPhase(step, { type: 'respond', announcement, asked, similar, marked, contestable, deadline });
  emit(step, { type: 'responseOpened', word, asked, contestable, deadline });
}

export function checkResponse(
  state: State,
  phase: RespondPhase,
  seat: Seat,
  { claims, contests, question }: AnnouncementResponse,
  lexicon: Knowledge,
): RefusedResult | null {
  const { announcement, similar, contestable } = phase;
  const { word } = announcement.publicPart;
  if (announcement.responses[seat]) return refuse('ALREADY_RESPONDED', 'WS-089', word);
  const live = liveWordsOfSeat(state, seat);
  const notLive = claims.find((claim) => !live.includes(claim));
  if (notLive !== undefined) return refuse('NOT_LIVE', 'WS-059', notLive);
  const notSimilar = claims.find((claim) => !similar[seat]!.includes(claim));
  if (notSimilar !== undefined) return refuse('NOT_SIMILAR', 'WS-055', notSimilar, word);
  const earlier = [...state.acceptedWords, ...state.struckWords];
  const notEarlier = contests.find((one) => !earlier.includes(one));
  if (notEarlier !== undefined) return refuse('NOT_EARLIER', 'WS-065', notEarlier, word, ...contestable);
  const decided = contests.find((one) => !contestable.includes(one));
  if (decided !== undefined) {
    const { basis, verdict } = findPairVerdict(word, decided, state, lexicon);
    return basis === 'precedent'
      ? refuse('ALREADY_JUDGED', 'WS-056', decided, word, verdict!)
      : refuse('NOT_CONTESTABLE', 'WS-065', decided, word, verdict!, ...contestable);
  }
  return question && state.setup.legality === 'auto' ? refuse('NO_QUESTIONS', 'WS-016', word) : null;
}

/** The response stays sealed: no event until the window closes (WS-089). */
export function recordResponse(
  step: StepBuilder,
  phase: RespondPhase,
  seat: Seat,
  response: AnnouncementResponse,
): void {
  const { announcement } = phase;
  const responses = announcement.responses.with(seat, response);
  enterPhase(step, { ...phase, announcement: { ...announcement, responses } });
  closeWindowIfAllResponded(step);
}

export function closeWindowIfAllResponded(step: StepBuilder): void {
  const { phase } = step.state;
  if (phase.type !== 'respond') return;
  const { announcement, asked } = phase;
  if (asked.every((seat) => announcement.responses[seat])) closeResponseWindow(step, announcement);
}
