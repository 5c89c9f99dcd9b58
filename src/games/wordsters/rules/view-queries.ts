// Questions about a view that boards, bots, the web client and tests ask: what can this seat do now?

import type { Seat } from '../../../core/game.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import type { View } from './view.ts';
import { isFilled, liveWords } from './words/list.ts';
import { isAllLetters } from './words/word.ts';

export function canWrite({ phase, players }: View, seat: Seat): boolean {
  const { done, left } = players[seat]!;
  return phase.type === 'write' && phase.ready && (phase.writer === null || phase.writer === seat) && !done && !left;
}

/** False while a seat has yet to take over the shared device. */
export const isReadyToWrite = ({ phase }: View): boolean => phase.type !== 'write' || phase.ready;

/** The latest settled announcement of this round; null before the first one. */
export function settledThisRound({ settled, players }: View): View['settled'] {
  const isThisRound =
    settled !== null && players[settled.story.seat]!.shown.some(({ word }) => word === settled.story.word);
  return isThisRound ? settled : null;
}

export const isListFull = ({ players }: View, seat: Seat): boolean => players[seat]!.lines!.every(isFilled);

export function canRespond({ phase, players }: View, seat: Seat): boolean {
  return phase.type === 'respond' && phase.story.seat !== seat && phase.mine === null && !players[seat]!.left;
}

/** The viewer has nothing to claim, nothing to contest with and no question to ask (WS-090). */
export const hasNoPossibleResponse = ({ phase, setup }: View): boolean =>
  phase.type === 'respond' &&
  phase.similar?.length === 0 &&
  phase.contestable.length === 0 &&
  setup.legality === 'auto';

/** The seat is asked for a response and can only say nothing. */
export const hasNothingToSay = (view: View, seat: Seat): boolean =>
  hasNoPossibleResponse(view) &&
  canRespond(view, seat) &&
  view.phase.type === 'respond' &&
  view.phase.asked.includes(seat);

/** The table still waits for responses, but no longer for one of this seat. */
export const isResponseSettled = (view: View, seat: Seat): boolean =>
  view.phase.type === 'respond' && (view.phase.mine !== null || hasNothingToSay(view, seat));

/** This seat is asked about an announced word, whether or not it has answered. */
export function isWordInQuestion(view: View, seat: Seat): boolean {
  const { phase } = view;
  return (
    phase.type === 'vote' || (phase.type === 'respond' && phase.story.seat !== seat && !hasNoPossibleResponse(view))
  );
}

/** The seat's words that can be claimed. Where the table does not highlight similar words, the player decides (WS-090). */
export function claimableWords({ phase, players }: View, seat: Seat): readonly Word[] {
  const { lines } = players[seat]!;
  if (phase.type !== 'respond' || lines === null) return [];
  return [...new Set(phase.similar ?? liveWords(lines).filter(isAllLetters))];
}

/** The seat's words that are left to read when nobody else has any; empty while others do. */
export function wordsOnlyLeftTo({ players }: View, seat: Seat): readonly Word[] {
  const isAlone = players.every(({ words }, one) => one === seat || words === 0);
  return isAlone ? liveWords(players[seat]!.lines ?? []) : [];
}
