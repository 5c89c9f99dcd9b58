// Parses a deck that people have typed or pasted. Every line is read, so all mistakes are reported at once, each with its line.

import { err, ok, type Result } from '../result.ts';
import { countOf } from '../wording.ts';
import { DECK_LIMITS, type Deck, type DeckCard, type DeckFault, type DeckTask, type DeckWord } from './deck.ts';

type Draft = {
  title: string | null;
  closed: boolean;
  readonly words: DeckWord[];
  readonly cards: DeckCard[];
  readonly triples: string[];
  readonly tasks: DeckTask[];
};

/** null, or what is wrong with the line. What is right is added to the draft. */
type LineReader = (draft: Draft, rest: string) => string | null;

const LINE_KINDS: { readonly [kind: string]: LineReader } = {
  title: readTitle,
  only: readOnly,
  card: readCard,
  triple: readTriple,
  task: readTask,
};

export function parseDeck(text: string): Result<Deck, readonly DeckFault[]> {
  if (text.length > DECK_LIMITS.characters)
    return err([{ line: 1, sentence: `A deck can have ${countOf(DECK_LIMITS.characters, 'character')} at most.` }]);
  const draft: Draft = { title: null, closed: false, words: [], cards: [], triples: [], tasks: [] };
  const faults: DeckFault[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [i, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const sentence = readLine(draft, line);
    if (sentence !== null) faults.push({ line: i + 1, sentence });
  }
  if (faults.length > 0) return err(faults);
  const { title, ...rest } = draft;
  if (draft.words.length + draft.cards.length + draft.triples.length + draft.tasks.length === 0)
    return err([{ line: 1, sentence: 'The deck is empty. Write one word on each line.' }]);
  return ok({ title: title ?? '', ...rest });
}

function readLine(draft: Draft, line: string): string | null {
  if (line.length > DECK_LIMITS.lineCharacters)
    return `This line is too long. Use ${DECK_LIMITS.lineCharacters} characters at most.`;
  const [, kind = '', rest = ''] = /^([A-Za-z]+)\s+(.*)$/.exec(line) ?? [];
  const read = Object.hasOwn(LINE_KINDS, kind.toLowerCase()) ? LINE_KINDS[kind.toLowerCase()] : undefined;
  if (read !== undefined) return read(draft, rest);
  return readWord(draft, line);
}

function readTitle(draft: Draft, title: string): string | null {
  if (draft.title !== null) return 'The deck already has a title.';
  if (title.length > DECK_LIMITS.titleCharacters)
    return `The title is too long. Use ${DECK_LIMITS.titleCharacters} characters at most.`;
  draft.title = title;
  return null;
}

function readOnly(draft: Draft, rest: string): string | null {
  if (rest.toLowerCase() !== 'these words') return 'Did you mean “only these words”?';
  if (draft.closed) return '“Only these words” is already written above.';
  draft.closed = true;
  return null;
}

function readWord(draft: Draft, line: string): string | null {
  const [spelling, meaning] = splitAt(line, ':');
  const word = spelling.toUpperCase();
  const fault = findWordFault(spelling) ?? findMeaningFault(meaning, `Write the meaning of ${word} after the colon.`);
  if (fault !== null) return fault;
  if (draft.words.some((one) => one.word === word)) return `${word} is already in the deck.`;
  if (draft.words.length === DECK_LIMITS.words) return `A deck can have ${DECK_LIMITS.words} words at most.`;
  draft.words.push({ word, meaning: meaning ?? '' });
  return null;
}

function readCard(draft: Draft, rest: string): string | null {
  const [front, meaning] = splitAt(rest, '|');
  const [spelling, list] = splitAt(front, ':');
  const key = spelling.toUpperCase();
  if (list === null) return 'Write a colon after the word on the card: “card BRAVE: =bold, brown, bread, bitter”.';
  const fault = findWordFault(spelling) ?? findMeaningFault(meaning, `Write the meaning of ${key} after the bar.`);
  if (fault !== null) return fault;
  const choices = list.split(',').map((choice) => choice.trim());
  const words = choices.map((choice) => choice.replace(/^[=!]\s*/, '').toLowerCase());
  const choiceFault = findChoiceFault(key, choices, words);
  if (choiceFault !== null) return choiceFault;
  if (draft.cards.some((card) => card.key === key)) return `The deck already has a card for ${key}.`;
  if (draft.cards.length === DECK_LIMITS.cards) return `A deck can have ${DECK_LIMITS.cards} cards at most.`;
  const place = choices.findIndex(isMarked);
  const answer = `${choices[place]![0] === '=' ? 'S' : 'A'}${place + 1}`;
  draft.cards.push({ key, words: words as unknown as DeckCard['words'], answer, meaning: meaning ?? '' });
  return null;
}

const CHOICES = 4;
const isMarked = (choice: string): boolean => /^[=!]/.test(choice);

function findChoiceFault(key: string, choices: readonly string[], words: readonly string[]): string | null {
  if (words.includes('')) return `The card for ${key} has an empty choice. Check its commas.`;
  if (choices.length !== CHOICES) return `The card for ${key} needs four choices. It has ${choices.length}.`;
  for (const word of words) {
    const fault = findWordFault(word);
    if (fault !== null) return fault;
  }
  const twice = words.find((word, i) => words.indexOf(word) !== i);
  if (twice !== undefined) return `The card for ${key} has “${twice}” twice.`;
  if (words.includes(key.toLowerCase())) return `The card for ${key} has its own word as a choice.`;
  const answers = choices.filter(isMarked).length;
  if (answers === 0) return `Mark the answer of ${key}: = before a word that means the same, ! before its opposite.`;
  return answers === 1 ? null : `The card for ${key} has ${answers} answers. Mark only one.`;
}

function readTriple(draft: Draft, rest: string): string | null {
  const letters = rest.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{3}$/.test(letters)) return `A triple has three letters, like “triple E V A”. “${rest}” doesn’t.`;
  if (draft.triples.includes(letters)) return `The triple ${letters} is already in the deck.`;
  if (draft.triples.length === DECK_LIMITS.triples) return `A deck can have ${DECK_LIMITS.triples} triples at most.`;
  draft.triples.push(letters);
  return null;
}

function readTask(draft: Draft, rest: string): string | null {
  const [name, list] = splitAt(rest, ':');
  if (list === null) return 'Write a colon after the name of the task: “task Food: bread, rice, soup”.';
  if (name === '') return 'The task has no name. Write it before the colon.';
  if (list === '') return `The task “${name}” has no words.`;
  const spellings = list.split(',').map((word) => word.trim());
  for (const spelling of spellings) {
    const fault = spelling === '' ? `The task “${name}” has an empty word. Check its commas.` : findWordFault(spelling);
    if (fault !== null) return fault;
  }
  const words = spellings.map((spelling) => spelling.toUpperCase());
  const twice = words.find((word, i) => words.indexOf(word) !== i);
  if (twice !== undefined) return `The task “${name}” has ${twice} twice.`;
  if (words.length > DECK_LIMITS.taskWords) return `A task can have ${DECK_LIMITS.taskWords} words at most.`;
  if (draft.tasks.some((task) => task.name.toLowerCase() === name.toLowerCase()))
    return `The deck already has a task “${name}”.`;
  if (draft.tasks.length === DECK_LIMITS.tasks) return `A deck can have ${DECK_LIMITS.tasks} tasks at most.`;
  draft.tasks.push({ name, words });
  return null;
}

function findWordFault(spelling: string): string | null {
  if (spelling === '') return 'A word is missing before the colon.';
  if (/\s/.test(spelling)) return `“${spelling}” isn’t one word. Write one word on each line.`;
  if (!/^[A-Za-z]+$/.test(spelling)) return `“${spelling}” has characters other than the letters A to Z.`;
  if (spelling.length < 2) return `“${spelling}” is too short. A word has at least two letters.`;
  return spelling.length > DECK_LIMITS.wordLetters
    ? `“${spelling}” is too long. A word has ${DECK_LIMITS.wordLetters} letters at most.`
    : null;
}

function findMeaningFault(meaning: string | null, missing: string): string | null {
  if (meaning === '') return missing;
  return meaning !== null && meaning.length > DECK_LIMITS.meaningCharacters
    ? `The meaning is too long. Use ${DECK_LIMITS.meaningCharacters} characters at most.`
    : null;
}

/** The text before and after the first separator, trimmed; null for the second if there is no separator. */
function splitAt(text: string, separator: string): readonly [string, string | null] {
  const at = text.indexOf(separator);
  return at < 0 ? [text.trim(), null] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
