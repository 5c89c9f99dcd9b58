// Which words count for a seat with a handicap. Its list is the list of the match without the words that are too short or too
// rare; bots, hints and lists of moves search that one, and the rules refuse the others with their reason.

import type { Lexicon, Word } from '../../lexicon/lexicon.ts';
import { type Refusal, refuse, type Seat } from '../game.ts';
import { countOf } from '../wording.ts';
import { type Handicap, handicapOf, type WordLevel } from './handicap.ts';

/** People have learned these words by this age; for an easy word, that is what most eight-year-olds know. */
const LEARNED_BY: { readonly [level in Exclude<WordLevel, 'all'>]: number } = { everyday: 10, easy: 8 };

type WordHandicap = Pick<Handicap, 'letters' | 'words'>;
type WordKnowledge = Pick<Lexicon, 'name' | 'learningAge' | 'has' | 'forBots'>;

export type HandicapFault = 'HANDICAP_SHORT' | 'HANDICAP_RARE';

/** Why a word that counts at the table doesn't count for this seat; null if it does. A list of given words has no rare ones,
 *  and a word the table agreed on isn't rare either. */
export function findHandicapFault(
  word: Word,
  { letters, words }: WordHandicap,
  lexicon: WordKnowledge,
): HandicapFault | null {
  if (word.length < letters) return 'HANDICAP_SHORT';
  if (words === 'all' || lexicon.name === 'custom') return null;
  const age = lexicon.learningAge(word);
  if (age !== null && age <= LEARNED_BY[words]) return null;
  return isHouseWord(word, lexicon) ? null : 'HANDICAP_RARE';
}

/** Bots accept the words a table has added, but their searches find none of them. */
const isHouseWord = (word: Word, lexicon: Pick<Lexicon, 'has' | 'forBots'>): boolean =>
  lexicon.forBots !== lexicon && lexicon.has(word) && lexicon.forBots.indexOf(word) < 0;

/** The refusal of a word that doesn't count for this seat; null if it does. `rule` is the game's own. */
export function refuseSeatWord(
  setup: object,
  seat: Seat,
  word: Word,
  lexicon: WordKnowledge,
  rule: string,
): ReturnType<typeof refuse> | null {
  const handicap = handicapOf(setup, seat);
  const fault = findHandicapFault(word, handicap, lexicon);
  if (fault === null) return null;
  return refuse(fault, rule, word, fault === 'HANDICAP_SHORT' ? String(handicap.letters) : handicap.words);
}

export const LEVEL_NAMES: { readonly [level in WordLevel]: string } = {
  all: 'any word',
  everyday: 'everyday words',
  easy: 'easy words',
};

/** The sentence of such a refusal; null for other refusals. */
export function describeHandicapRefusal({ code, about: [word = '', limit = ''] }: Refusal): string | null {
  if (code === 'HANDICAP_SHORT')
    return `${word} is too short for your handicap. Your words need at least ${countOf(Number(limit), 'letter')}.`;
  if (code === 'HANDICAP_RARE')
    return `${word} is too rare for your handicap. Play ${LEVEL_NAMES[limit as WordLevel]} only.`;
  return null;
}

const limited = new WeakMap<Lexicon, Map<string, Lexicon>>();

/** The same lexicon without the words that don't count for this seat; the lexicon itself if all do. */
export function lexiconForSeat(lexicon: Lexicon, { letters, words }: WordHandicap): Lexicon {
  if (letters === 0 && words === 'all') return lexicon;
  const known = limited.get(lexicon) ?? new Map<string, Lexicon>();
  limited.set(lexicon, known);
  const key = `${letters} ${words}`;
  let own = known.get(key);
  if (own === undefined) known.set(key, (own = limitLexicon(lexicon, { letters, words })));
  return own;
}

function limitLexicon(lexicon: Lexicon, handicap: WordHandicap): Lexicon {
  const counts = (word: Word): boolean => findHandicapFault(word, handicap, lexicon) === null;
  // A graph of its own takes time to build, and only searches that walk it need one.
  let restricted: Lexicon | null = null;
  const own = (): Lexicon =>
    (restricted ??= lexicon.restrictTo(
      Array.from({ length: lexicon.size }, (_, i) => lexicon.wordAt(i)).filter((word) => counts(word)),
    ));
  const changes = {
    id: `${lexicon.id}-seat-${handicap.letters}-${handicap.words}`,
    has: (word: Word) => lexicon.has(word) && counts(word),
    get size() {
      return own().size;
    },
    get graph() {
      return own().graph;
    },
    isPrefix: (text: string) => own().isPrefix(text),
    indexOf: (word: Word) => own().indexOf(word),
    wordAt: (index: number) => own().wordAt(index),
    wordsFromLetters: (letters: Parameters<Lexicon['wordsFromLetters']>[0]) =>
      lexicon.wordsFromLetters(letters).filter(counts),
    wordsHiding: (letters: string) => lexicon.wordsHiding(letters).filter(counts),
    wordsMatching: (pattern: string) => lexicon.wordsMatching(pattern).filter(counts),
    wordsFittingLine: (line: string) => lexicon.wordsFittingLine(line).filter(({ word }) => counts(word)),
    get forBots(): Lexicon {
      return this as unknown as Lexicon;
    },
  };
  // The properties of a growing list are getters, which a spread would call.
  return Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(lexicon), ...Object.getOwnPropertyDescriptors(changes) },
  ) as Lexicon;
}
