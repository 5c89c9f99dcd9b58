// What a player has typed or selected but not sent yet, and the move it would become. The rules decide whether it is legal.

import type { Seat } from '../../../core/game.ts';
import type { Knowledge, Word } from '../../../lexicon/lexicon.ts';
import { EMPTY_RESPONSE } from '../rules/moves.ts';
import type { AnnouncementResponse, Line, Move } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { canRespond, claimableWords } from '../rules/view-queries.ts';
import { isFilled, liveWords } from '../rules/words/list.ts';
import { isSameWord } from '../rules/words/same-word.ts';
import { toNormalForm } from '../rules/words/word.ts';

export type Draft = {
  /** Typed on the first free line. */
  readonly text: string;
  /** A filled line (1–10) being edited, and its text so far. */
  readonly edit: { readonly line: number; readonly text: string } | null;
  /** The Wordster to choose, or the word to announce. */
  readonly pick: Word | null;
  readonly response: AnnouncementResponse;
};

export const EMPTY_DRAFT: Draft = { text: '', edit: null, pick: null, response: EMPTY_RESPONSE };

/** The line with the input, 1–10; null if the list is full and no line is being edited. */
export function activeLine(lines: readonly Line[], { edit }: Draft): number | null {
  const line = edit?.line ?? lines.indexOf(null) + 1;
  return line === 0 ? null : line;
}

export const typedText = ({ text, edit }: Draft): string => edit?.text ?? text;

export const setTypedText = (draft: Draft, text: string): Draft =>
  draft.edit === null ? { ...draft, text } : { ...draft, edit: { ...draft.edit, text } };

/** Starts editing a filled line. For an empty line the input returns to the first free one. */
export function startEditing(draft: Draft, lines: readonly Line[], line: number): Draft {
  const listed = lines[line - 1];
  return { ...draft, edit: listed ? { line, text: listed.word } : null };
}

/** Moves the input up (-1) or down (1) to the next filled line or the first free one. */
export function moveToNextLine(draft: Draft, lines: readonly Line[], direction: -1 | 1): Draft {
  const at = activeLine(lines, draft);
  if (at === null) return draft;
  const stops = [...lines.keys()].filter((i) => lines[i] !== null || i === lines.indexOf(null));
  const next = stops[stops.indexOf(at - 1) + direction];
  return next === undefined ? draft : startEditing(draft, lines, next + 1);
}

/** Clears the input once the sent word is on the list. Letters typed since then stay. */
export function clearConfirmedText(draft: Draft, lines: readonly Line[], sentText: string): Draft {
  const word = toNormalForm(sentText);
  const { edit, text } = draft;
  if (edit !== null) return (lines[edit.line - 1]?.word ?? '') === word ? { ...draft, edit: null } : draft;
  if (word === '' || !lines.some((line) => line?.word === word) || !text.startsWith(sentText)) return draft;
  return { ...draft, text: text.slice(sentText.length) };
}

/** The words to contest with, without further forms of the same word: PHONE stands for PHONES and PHONED. */
export function contestChoices(view: View, lexicon: Knowledge | null): readonly Word[] {
  const { phase } = view;
  if (phase.type !== 'respond') return [];
  const kept: Word[] = [];
  for (const word of phase.contestable)
    if (lexicon === null || !kept.some((one) => isSameWord(one, word, view, lexicon))) kept.push(word);
  return kept;
}

/** The only response besides letting it pass; null if there are several, or if the player decides what is similar. */
export function findOnlyResponse(view: View, seat: Seat, lexicon: Knowledge | null): AnnouncementResponse | null {
  const { phase, setup } = view;
  if (phase.type !== 'respond' || !setup.highlightSimilar || setup.legality === 'onQuestion') return null;
  const claims = claimableWords(view, seat);
  const contests = contestChoices(view, lexicon);
  return claims.length + contests.length === 1 ? { claims, contests, question: false } : null;
}

/** `keep`: a line was opened for editing and not changed. */
export type PrimaryAction = Move | { readonly type: 'keep'; readonly word: Word };

/** What the green button does now; null if it does nothing yet. A vote has two buttons of its own. */
export function findPrimaryAction(view: View, seat: Seat, draft: Draft): PrimaryAction | null {
  const { phase } = view;
  const { lines, left, done } = view.players[seat]!;
  if (left || lines === null) return null;
  switch (phase.type) {
    case 'select':
      return phase.selector === seat && draft.pick !== null && view.offered?.includes(draft.pick)
        ? { type: 'choose', wordster: draft.pick }
        : null;
    case 'write':
      if (phase.writer !== null && phase.writer !== seat) return null;
      if (!phase.ready) return { type: 'ready' };
      return done ? { type: 'notdone' } : findWritingAction(lines, draft);
    case 'announce':
      return phase.seat === seat && draft.pick !== null && liveWords(lines).includes(draft.pick)
        ? { type: 'announce', word: draft.pick }
        : null;
    case 'respond':
      return canRespond(view, seat) ? { type: 'respond', response: draft.response } : null;
    case 'vote':
    case 'over':
      return null;
  }
}

function findWritingAction(lines: readonly Line[], draft: Draft): PrimaryAction | null {
  const word = toNormalForm(typedText(draft));
  if (draft.edit === null) {
    if (lines.every(isFilled)) return { type: 'done' };
    return word === '' ? null : { type: 'write', word };
  }
  const { line } = draft.edit;
  if (word === '') return { type: 'erase', line };
  return word === lines[line - 1]?.word ? { type: 'keep', word } : { type: 'replace', line, word };
}

export const toggleWord = (words: readonly Word[], word: Word): readonly Word[] =>
  words.includes(word) ? words.filter((one) => one !== word) : [...words, word];
