// A word is read out: steps 1 to 4 of the settlement, up to the window in which the others respond (WS-037).
// Not what the responses lead to: settling.ts.

import type { Seat } from '../../../../core/game.ts';
import type { Knowledge, Word } from '../../../../lexicon/lexicon.ts';
import { forbid, type Refused } from '../refuse.ts';
import { findContestable, findSimilar, weigh } from '../same-word.ts';
import { findBlock, freeWords, isIdle, liveWordsOf, seatsHere } from '../seats.ts';
import type { Announcement, Phase, Response, State, Story } from '../state.ts';
import { clock, type Draft, enter, tell, updatePlayer } from '../step-builder.ts';
import { findFault, findShapeFault } from '../words.ts';
import { closeWindow, refuseWord } from './settlement.ts';
import { endProtections, strike, strikeEverywhere } from './turn.ts';

type RespondPhase = Extract<Phase, { type: 'respond' }>;

export function checkAnnouncement(state: State, seat: Seat, word: Word, lexicon: Knowledge): Refused | null {
  const live = liveWordsOf(state, seat);
  const free = new Set(freeWords(live, seat, state, lexicon));
  if (!state.players[seat]!.lines.some((line) => line?.word === word))
    return forbid('NOT_ON_LIST', 'WS-033', word, ...free);
  if (!live.includes(word)) return forbid('NOT_LIVE', 'WS-035', word, ...free);
  const block = findBlock(word, seat, state, lexicon);
  return block ? forbid('PROTECTED', 'WS-075', word, block.word, ...free) : null;
}

export function announce(draft: Draft, seat: Seat, word: Word, byClock: boolean): void {
  const { state, env } = draft;
  const holders = seatsHere(state).filter((one) => liveWordsOf(state, one).length > 0);
  tell(draft, { type: 'wordAnnounced', seat, word, byClock });
  takeFromList(draft, seat, word);
  endProtections(draft, (one) => one.seat === seat); // WS-072, WS-073
  const story: Story = { seat, word, with: [], questions: [], contests: [], claims: null };
  const announcement: Announcement = {
    story,
    struck: [],
    holders,
    responses: state.players.map(() => null),
    disputes: [],
  };
  const wordster = state.wordster!;
  const fault =
    state.setup.legality === 'auto' ? findFault(word, wordster, env.lexicon) : findShapeFault(word, wordster);
  if (fault) {
    refuseWord(draft, announcement, fault, fault === 'NO_WORDSTER' ? wordster : null);
    return;
  }
  const { seats, words } = strikeEverywhere(draft, word, word); // WS-043, WS-044
  openWindow(draft, {
    ...announcement,
    story: { ...story, with: seats.filter((one) => one !== seat) },
    struck: words.filter((one) => one !== word),
  });
}

/** The topmost live copy is announced, any other is used up with it (WS-029, WS-035). */
function takeFromList(draft: Draft, seat: Seat, word: Word): void {
  const { lines } = draft.state.players[seat]!;
  const at = lines.findIndex((line) => line?.fate === 'live' && line.word === word);
  updatePlayer(draft, seat, { lines: lines.with(at, { word, fate: 'announced', points: null }) });
  strike(draft, seat, (other) => other === word, word, 'copy');
}

/** Opens whoever holds what; only public facts decide who is asked (WS-089, WS-107). */
function openWindow(draft: Draft, announcement: Announcement): void {
  const { state, env } = draft;
  const { seat, word } = announcement.story;
  const contestable = findContestable(word, [...state.accepted, ...state.struck], state, env.lexicon);
  const canAlwaysSpeak = contestable.length > 0 || state.setup.legality === 'onQuestion';
  const asked = seatsHere(state).filter(
    (one) => one !== seat && !isIdle(state.players[one]!) && (canAlwaysSpeak || liveWordsOf(state, one).length > 0),
  );
  if (asked.length === 0) {
    closeWindow(draft, announcement);
    return;
  }
  const deadline = clock(draft, state.setup.responseSeconds);
  const similar = state.players.map((_, one) =>
    one === seat ? [] : findSimilar(liveWordsOf(state, one), word, env.lexicon),
  );
  enter(draft, { type: 'respond', announcement, asked, similar, contestable, deadline });
  tell(draft, { type: 'responseOpened', word, asked, contestable, deadline });
}

export function checkResponse(
  state: State,
  phase: RespondPhase,
  seat: Seat,
  { claims, contests, question }: Response,
  lexicon: Knowledge,
): Refused | null {
  const { announcement, similar, contestable } = phase;
  const { word } = announcement.story;
  if (announcement.responses[seat]) return forbid('ALREADY_RESPONDED', 'WS-089', word);
  const live = liveWordsOf(state, seat);
  const gone = claims.find((claim) => !live.includes(claim));
  if (gone !== undefined) return forbid('NOT_LIVE', 'WS-059', gone);
  const unlike = claims.find((claim) => !similar[seat]!.includes(claim));
  if (unlike !== undefined) return forbid('NOT_SIMILAR', 'WS-055', unlike, word);
  const earlier = [...state.accepted, ...state.struck];
  const foreign = contests.find((one) => !earlier.includes(one));
  if (foreign !== undefined) return forbid('NOT_EARLIER', 'WS-065', foreign, word, ...contestable);
  const known = contests.find((one) => !contestable.includes(one));
  if (known !== undefined) {
    const { judged, verdict } = weigh(word, known, state, lexicon);
    return judged
      ? forbid('ALREADY_JUDGED', 'WS-056', known, word, verdict!)
      : forbid('NOT_CONTESTABLE', 'WS-065', known, word, verdict!, ...contestable);
  }
  return question && state.setup.legality === 'auto' ? forbid('NO_QUESTIONS', 'WS-016', word) : null;
}

/** Sealed: nothing is told until the window closes (WS-089). */
export function respond(draft: Draft, phase: RespondPhase, seat: Seat, response: Response): void {
  const { announcement } = phase;
  const responses = announcement.responses.with(seat, response);
  enter(draft, { ...phase, announcement: { ...announcement, responses } });
  closeIfAllResponded(draft);
}

export function closeIfAllResponded(draft: Draft): void {
  const { phase } = draft.state;
  if (phase.type !== 'respond') return;
  const { announcement, asked } = phase;
  if (asked.every((seat) => announcement.responses[seat])) closeWindow(draft, announcement);
}
