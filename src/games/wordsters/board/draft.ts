// What a player has in mind before it is sent: a word half written, one picked to be read out, an answer in the making.
// Private and free of rules of its own: it turns into a move, and the rules judge that.

import type { Seat } from '../../../core/game.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import { NOTHING } from '../rules/moves.ts';
import { isWritten, liveWords } from '../rules/seats.ts';
import type { Line, Move, Response } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { isLetters, normalForm } from '../rules/words.ts';
import { sayList } from '../text/refusals.ts';

export type Pad = {
  /** Typed on the first free line. */
  readonly text: string;
  /** A written line (1–10) taken up again, with what stands there meanwhile. */
  readonly edit: { readonly line: number; readonly text: string } | null;
  /** The Wordster to choose, or the word to announce. */
  readonly pick: Word | null;
  readonly response: Response;
};

export const BLANK: Pad = { text: '', edit: null, pick: null, response: NOTHING };

/** Where the pencil is, 1–10; null: every line is full and none is taken up again. */
export function openLine(lines: readonly Line[], { edit }: Pad): number | null {
  const line = edit?.line ?? lines.indexOf(null) + 1;
  return line === 0 ? null : line;
}

export const typed = ({ text, edit }: Pad): string => edit?.text ?? text;

export const type = (pad: Pad, text: string): Pad =>
  pad.edit === null ? { ...pad, text } : { ...pad, edit: { ...pad.edit, text } };

/** Takes up a written line to change it; on any other line the pencil goes back to the first free one. */
export function takeUp(pad: Pad, lines: readonly Line[], line: number): Pad {
  const written = lines[line - 1];
  return { ...pad, edit: written ? { line, text: written.word } : null };
}

/** The next line up (-1) or down (1) with something to write on: a written one, or the first free one. */
export function stepLine(pad: Pad, lines: readonly Line[], step: -1 | 1): Pad {
  const at = openLine(lines, pad);
  if (at === null) return pad;
  const stops = [...lines.keys()].filter((i) => lines[i] !== null || i === lines.indexOf(null));
  const next = stops[stops.indexOf(at - 1) + step];
  return next === undefined ? pad : takeUp(pad, lines, next + 1);
}

/** Once a word that was sent stands on the list the pencil is free; letters typed since then stay. */
export function land(pad: Pad, lines: readonly Line[], sent: string): Pad {
  const word = normalForm(sent);
  const { edit, text } = pad;
  if (edit !== null) return (lines[edit.line - 1]?.word ?? '') === word ? { ...pad, edit: null } : pad;
  if (word === '' || !lines.some((line) => line?.word === word) || !text.startsWith(sent)) return pad;
  return { ...pad, text: text.slice(sent.length) };
}

/** `keep`: a line was taken up and left as it was. */
export type Intent = Move | { readonly type: 'keep'; readonly word: Word };

/** What the one green button does now; null: nothing yet. A vote has two buttons of its own. */
export function intend(view: View, seat: Seat, pad: Pad): Intent | null {
  const { phase } = view;
  const { lines, left, done } = view.players[seat]!;
  if (left || lines === null) return null;
  switch (phase.type) {
    case 'select':
      return phase.selector === seat && pad.pick !== null && view.offered?.includes(pad.pick)
        ? { type: 'choose', wordster: pad.pick }
        : null;
    case 'write':
      if (phase.writer !== null && phase.writer !== seat) return null;
      if (!phase.ready) return { type: 'ready' };
      return done ? { type: 'notdone' } : intendEntry(lines, pad);
    case 'announce':
      return phase.seat === seat && pad.pick !== null && liveWords(lines).includes(pad.pick)
        ? { type: 'announce', word: pad.pick }
        : null;
    case 'respond':
      return mayRespond(view, seat) ? { type: 'respond', response: pad.response } : null;
    case 'vote':
    case 'over':
      return null;
  }
}

function intendEntry(lines: readonly Line[], pad: Pad): Intent | null {
  const word = normalForm(typed(pad));
  if (pad.edit === null) {
    if (lines.every(isWritten)) return { type: 'done' };
    return word === '' ? null : { type: 'write', word };
  }
  const { line } = pad.edit;
  if (word === '') return { type: 'erase', line };
  return word === lines[line - 1]?.word ? { type: 'keep', word } : { type: 'replace', line, word };
}

/** Is the pencil in this seat's hand? */
export function mayWrite({ phase, players }: View, seat: Seat): boolean {
  const { done, left } = players[seat]!;
  return phase.type === 'write' && phase.ready && (phase.writer === null || phase.writer === seat) && !done && !left;
}

export function mayRespond({ phase, players }: View, seat: Seat): boolean {
  return phase.type === 'respond' && phase.story.seat !== seat && phase.mine === null && !players[seat]!.left;
}

/** Nothing can be said to the announced word: none to claim, none to contest with, no question to put (WS-090). */
const isBeyondDoubt = ({ phase, setup }: View): boolean =>
  phase.type === 'respond' &&
  phase.similar?.length === 0 &&
  phase.contestable.length === 0 &&
  setup.legality === 'auto';

/** Asked, with nothing to say. */
export const hasNothingToSay = (view: View, seat: Seat): boolean =>
  isBeyondDoubt(view) && mayRespond(view, seat) && view.phase.type === 'respond' && view.phase.asked.includes(seat);

/** The table still waits for answers, but not for one of mine. */
export const isSpoken = (view: View, seat: Seat): boolean =>
  view.phase.type === 'respond' && (view.phase.mine !== null || hasNothingToSay(view, seat));

/** A word of another seat is in question, before the answer and after it. */
export function isInCourt(view: View, seat: Seat): boolean {
  const { phase } = view;
  return phase.type === 'vote' || (phase.type === 'respond' && phase.story.seat !== seat && !isBeyondDoubt(view));
}

/** Own words that may be named in a claim; a table without marks leaves it to the player which are similar (WS-090). */
export function claimable({ phase, players }: View, seat: Seat): readonly Word[] {
  const { lines } = players[seat]!;
  if (phase.type !== 'respond' || lines === null) return [];
  return [...new Set(phase.similar ?? liveWords(lines).filter(isLetters))];
}

export const toggle = (words: readonly Word[], word: Word): readonly Word[] =>
  words.includes(word) ? words.filter((one) => one !== word) : [...words, word];

/** Exactly what will happen, for the button. */
export function sayIntent(intent: Intent, lines: readonly Line[]): string {
  switch (intent.type) {
    case 'choose':
      return `Play ${intent.wordster}`;
    case 'ready':
      return 'Take over and start my time';
    case 'write':
      return `Write ${intent.word}`;
    case 'replace':
      return `Change ${lines[intent.line - 1]?.word} to ${intent.word}`;
    case 'erase':
      return `Erase ${lines[intent.line - 1]?.word}`;
    case 'keep':
      return `Keep ${intent.word}`;
    case 'done':
      return sayDone(lines);
    case 'notdone':
      return 'Write on';
    case 'announce':
      return `Announce ${intent.word}`;
    case 'respond':
      return sayResponse(intent.response);
    case 'vote':
      return `Vote ${intent.verdict.toLowerCase()}`;
  }
}

export function sayDone(lines: readonly Line[]): string {
  const words = lines.filter(isWritten).length;
  return `Done: ${words} ${words === 1 ? 'word' : 'words'}`;
}

function sayResponse({ claims, contests, question }: Response): string {
  const parts = [
    ...(claims.length > 0 ? [`claim ${sayList(claims, 'and')}`] : []),
    ...(contests.length > 0 ? [`contest with ${sayList(contests, 'and')}`] : []),
    ...(question ? ['have it looked up'] : []),
  ];
  const said = sayList(parts, 'and') || 'say nothing';
  return said.charAt(0).toUpperCase() + said.slice(1);
}
