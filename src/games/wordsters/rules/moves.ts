// Parses and formats moves as lines of text (WS-109). Whether a move is legal is checked in apply.ts.

import type { Word } from '../../../lexicon/lexicon.ts';
import type { AnnouncementResponse, Move } from './state.ts';
import { isPrintable, toNormalForm } from './words/word.ts';

export const EMPTY_RESPONSE: AnnouncementResponse = { claims: [], contests: [], question: false };

export function parseMove(text: string): Move | null {
  if (!isPrintable(text)) return null;
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
      return parseWord(word, (newWord) => ({ type: 'replace', line: Number(line), word: newWord }));
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
      return rest === '' ? { type: 'respond', response: EMPTY_RESPONSE } : null;
    default:
      return parseResponse(text);
  }
}

function parseWord(text: string, move: (word: Word) => Move | null): Move | null {
  const word = toNormalForm(text);
  return word === '' ? null : move(word);
}

const parseVote = (verdict: string): Move | null =>
  verdict === 'SAME' || verdict === 'DIFFERENT' ? { type: 'vote', verdict } : null;

/** `claim A B; contest C; question`: any of the three, in this order. */
function parseResponse(text: string): Move | null {
  // Normalize before splitting: other characters have a semicolon as their normal form.
  const parts = toNormalForm(text)
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

function formatResponse({ claims, contests, question }: AnnouncementResponse): string {
  const parts = [
    ...(claims.length > 0 ? [`claim ${claims.join(' ')}`] : []),
    ...(contests.length > 0 ? [`contest ${contests.join(' ')}`] : []),
    ...(question ? ['question'] : []),
  ];
  return parts.join('; ') || 'nothing';
}
