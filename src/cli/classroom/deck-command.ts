// `wordhoard deck check FILE`: reads a deck and reports every mistake with its line.

import { readFileSync } from 'node:fs';
import { checkDeck } from '../../core/decks/check-deck.ts';
import { parseDeck } from '../../core/decks/parse-deck.ts';
import { countOf } from '../../core/wording.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { type CommandUsage, type ExitCode, parseArguments, printUsageError } from '../parse-arguments.ts';

const USAGE: CommandUsage = {
  name: 'deck',
  help: `wordhoard deck check FILE

Checks a deck: your own words, cards, triples and tasks. docs/decks.md describes the file.
Every mistake is reported with its line; the exit code is then 1.
`,
  flags: {},
  maxPositionals: 2,
};

export function deckCommand(args: readonly string[]): ExitCode {
  const parsed = parseArguments(args, USAGE);
  if (!parsed.ok) return parsed.error;
  const [action, file] = parsed.value.positionals;
  if (action !== 'check' || file === undefined) return printUsageError('Write “wordhoard deck check FILE”.', USAGE);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    process.stderr.write(`Can’t read ${file}.\n`);
    return 1;
  }
  const deck = parseDeck(text);
  if (!deck.ok) {
    for (const { line, sentence } of deck.error) process.stdout.write(`${file}:${line}: ${sentence}\n`);
    process.stdout.write(`${countOf(deck.error.length, 'mistake')}\n`);
    return 1;
  }
  const { words, cards, triples, tasks } = deck.value;
  const notes = checkDeck(deck.value, loadLexicon('broad'));
  const counts = [countOf(words.length, 'word'), countOf(cards.length, 'card'), countOf(triples.length, 'triple')];
  const lines = [
    `The deck is fine: ${counts.join(', ')}, ${countOf(tasks.length, 'task')}.`,
    ...listNote('Not for classrooms', notes.offensive),
    ...listNote('Not in the dictionary', notes.unknown),
    ...listNote('Triples that no word contains', notes.withoutWords),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

const listNote = (label: string, words: readonly string[]): readonly string[] =>
  words.length === 0 ? [] : [`${label}: ${words.join(', ')}`];
