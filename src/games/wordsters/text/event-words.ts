// The words an event is about, for looking them up: those its sentence in say.ts prints in capitals, except the Wordster.

import type { Word } from '../../../lexicon/lexicon.ts';
import type { ComparisonReason, Event } from '../rules/state.ts';
import { isAllLetters } from '../rules/words/word.ts';

/** In the order of the sentence, each word once. Texts that cannot be words are left out. */
export const eventWords = (event: Event): readonly Word[] => [...new Set(listWords(event))].filter(isAllLetters);

function listWords(event: Event): readonly Word[] {
  switch (event.type) {
    case 'wordAnnounced':
    case 'questionOpened':
    case 'wordProtected':
      return [event.word];
    case 'wordScored':
      return event.points === 0 ? [] : [event.word];
    case 'wordRefused':
      return listRejectedWords(event);
    case 'wordsStruck':
      return event.why === 'copy' || event.words.includes(event.as)
        ? [event.as, ...event.words]
        : [...event.words, event.as];
    case 'contestOpened':
      return [event.word, event.earlier];
    case 'claimsOpened':
      return event.words;
    case 'voteOpened':
      return [...event.words, ...listComparedWords(event.words, event.because)];
    case 'pairJudged':
      return event.by === 'vote' || event.basis === 'precedent'
        ? event.words
        : listComparedWords(event.words, event.because);
    default:
      return [];
  }
}

/** Most rejected texts are not words at all. */
function listRejectedWords({ word, why, as }: Extract<Event, { type: 'wordRefused' }>): readonly Word[] {
  if (why === 'SAME_AS_EARLIER') return [word, as!];
  return why === 'NO_WORDSTER' ? [word] : [];
}

function listComparedWords([a, b]: readonly [Word, Word], because: ComparisonReason): readonly Word[] {
  switch (because.type) {
    case 'forms':
      return because.base === a ? [b, a] : [a, b, because.base];
    case 'derived':
      return [because.word, because.from];
    case 'root':
      return [a, b, because.root];
    case 'contains':
      return a.length > b.length ? [a, b] : [b, a];
    default:
      return [a, b];
  }
}
