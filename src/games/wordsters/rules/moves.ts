// Moves as lines of text (WS-109), and the moves worth listing for a seat.
// Not whether a move is in order: acts.ts.

import type { Seat } from '../../../core/game.ts';
import type { Knowledge, Word } from '../../../lexicon/lexicon.ts';
import { freeWords, liveWords } from './seats.ts';
import type { Move, Response } from './state.ts';
import type { PhaseView, View } from './view.ts';
import { isReadable, normalForm } from './words.ts';

export const NOTHING: Response = { claims: [], contests: [], question: false };

export function parseMove(text: string): Move | null {
  if (!isReadable(text)) return null;
  const [, verb = '', rest = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(text) ?? [];
  switch (verb.toLowerCase()) {
    case 'choose':
      return parseWord(rest, (wordster) => (/\s/.test(wordster) ? null : { type: 'choose', wordster }));
    case 'write':
      return parseWord(rest, (word) => ({ type: 'write', word }));
    case 'announce':
      return parseWord(rest, (word) => ({ type: 'announce', word }));
    case 'replace': {
      const [, line, word = ''] = /^(\d{1,9})\s+(.+)$/.exec(rest) ?? [];
      return parseWord(word, (read) => ({ type: 'replace', line: Number(line), word: read }));
    }
    case 'erase':
      return /^\d{1,9}$/.test(rest) ? { type: 'erase', line: Number(rest) } : null;
    case 'vote':
      return parseVote(rest.toUpperCase());
    case 'done':
    case 'notdone':
    case 'ready':
      return rest === '' ? { type: verb.toLowerCase() as 'done' | 'notdone' | 'ready' } : null;
    case 'nothing':
      return rest === '' ? { type: 'respond', response: NOTHING } : null;
    default:
      return parseResponse(text);
  }
}

function parseWord(text: string, move: (word: Word) => Move | null): Move | null {
  const word = normalForm(text);
  return word === '' ? null : move(word);
}

const parseVote = (verdict: string): Move | null =>
  verdict === 'SAME' || verdict === 'DIFFERENT' ? { type: 'vote', verdict } : null;

/** `claim A B; contest C; question`: any of the three, in this order. */
function parseResponse(text: string): Move | null {
  // Brought to normal form before it is taken apart: there are other signs whose normal form is a semicolon.
  const parts = normalForm(text)
    .split(';')
    .map((part) => part.trim().split(/\s+/));
  const verbs = parts.map(([verb]) => verb!);
  const inOrder = ['CLAIM', 'CONTEST', 'QUESTION'].filter((verb) => verbs.includes(verb));
  if (verbs.join() !== inOrder.join()) return null;
  if (parts.some(([verb, ...words]) => (verb === 'QUESTION') !== (words.length === 0))) return null;
  const words = (verb: string): readonly Word[] => parts.find(([one]) => one === verb)?.slice(1) ?? [];
  const response = { claims: words('CLAIM'), contests: words('CONTEST'), question: verbs.includes('QUESTION') };
  return { type: 'respond', response };
}

export function formatMove(move: Move): string {
  switch (move.type) {
    case 'choose':
      return `choose ${move.wordster}`;
    case 'write':
      return `write ${move.word}`;
    case 'replace':
      return `replace ${move.line} ${move.word}`;
    case 'erase':
      return `erase ${move.line}`;
    case 'announce':
      return `announce ${move.word}`;
    case 'respond':
      return formatResponse(move.response);
    case 'vote':
      return `vote ${move.verdict.toLowerCase()}`;
    default:
      return move.type;
  }
}

function formatResponse({ claims, contests, question }: Response): string {
  const parts = [
    ...(claims.length > 0 ? [`claim ${claims.join(' ')}`] : []),
    ...(contests.length > 0 ? [`contest ${contests.join(' ')}`] : []),
    ...(question ? ['question'] : []),
  ];
  return parts.join('; ') || 'nothing';
}

/** Complete but for what would be help: words to write (WS-016), and claims where the table shows no marks (WS-090);
 *  and but for responses of several parts. */
export function moves(view: View, seat: Seat, lexicon: Knowledge): readonly Move[] {
  const { phase } = view;
  const { lines, left, done } = view.players[seat]!;
  if (left || lines === null) return [];
  switch (phase.type) {
    case 'select':
      return phase.selector === seat ? (view.offered ?? []).map((wordster) => ({ type: 'choose', wordster })) : [];
    case 'write': {
      if (phase.writer !== null && phase.writer !== seat) return [];
      if (!phase.ready) return [{ type: 'ready' }];
      const erasures = lines.flatMap((line, i): Move[] => (line ? [{ type: 'erase', line: i + 1 }] : []));
      return [{ type: done ? 'notdone' : 'done' }, ...erasures];
    }
    case 'announce':
      return phase.seat === seat
        ? [...new Set(freeWords(liveWords(lines), seat, view, lexicon))].map((word) => ({ type: 'announce', word }))
        : [];
    case 'respond':
      return phase.story.seat === seat || phase.mine ? [] : listResponses(view, phase);
    case 'vote':
      return phase.ballot
        ? []
        : [
            { type: 'vote', verdict: 'SAME' },
            { type: 'vote', verdict: 'DIFFERENT' },
          ];
    case 'over':
      return [];
  }
}

function listResponses(
  { setup }: View,
  { similar, contestable }: Extract<PhaseView, { type: 'respond' }>,
): readonly Move[] {
  const responses: readonly Response[] = [
    NOTHING,
    ...Array.from(new Set(similar), (word) => ({ ...NOTHING, claims: [word] })),
    ...contestable.map((word) => ({ ...NOTHING, contests: [word] })),
    ...(setup.legality === 'onQuestion' ? [{ ...NOTHING, question: true }] : []),
  ];
  return responses.map((response) => ({ type: 'respond', response }));
}
