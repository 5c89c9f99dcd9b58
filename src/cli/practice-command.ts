// `wordhoard practice FILE…`: practice cards from what was missed in saved games, as a file for Anki or as JSON.

import { type AnkiNote, ankiTags, formatAnkiFile } from '../core/practice/anki-file.ts';
import { createCards } from '../core/practice/create-cards.ts';
import type { PracticeCard } from '../core/practice/practice-card.ts';
import { recordHash } from '../core/records/record-hash.ts';
import { loadLexicon } from '../lexicon/load.node.ts';
import {
  type CommandUsage,
  type ExitCode,
  parseArguments,
  parseWholeNumber,
  printFailure,
  printUsageError,
} from './parse-arguments.ts';
import { type ReadRecord, readRecordOrTranscript } from './read-record.ts';

const USAGE: CommandUsage = {
  name: 'practice',
  help: `wordhoard practice FILE… [--seat N] [--json]

Makes practice cards from the records in the files: everyday words that a player missed, asked as the game asks them. Prints a
file for Anki (File > Import): word, meaning, question and tags. docs/practice.md lists the kinds of questions.
--seat N   only this seat, counted from 0; otherwise all people, or all players if nobody was a person
--json     prints one JSON object per line
`,
  flags: { seat: { type: 'string' }, json: { type: 'boolean' } },
  maxPositionals: Number.POSITIVE_INFINITY,
};

const MAX_SEAT = 9;

export async function practiceCommand(args: readonly string[]): Promise<ExitCode> {
  const parsed = parseArguments(args, USAGE);
  if (!parsed.ok) return parsed.error;
  const { flags, positionals } = parsed.value;
  if (positionals.length === 0) return printUsageError('Which file?', USAGE);
  const seat = parseWholeNumber(flags, 'seat', 0, [0, MAX_SEAT]);
  if (!seat.ok) return printUsageError(seat.error, USAGE);
  const cards = new Map<string, PracticeCard>();
  const notes: AnkiNote[] = [];
  for (const file of positionals) {
    const read = readRecordOrTranscript(file);
    if (!read.ok) return printFailure(`${file}: ${read.error}`);
    const { record, game, lexicon, text } = read.value;
    const seats = flags.seat === undefined ? seatsOfPeople(read.value) : [seat.value];
    const created = await createCards(record, game, lexicon, { hash: recordHash(text), seats });
    if (!created.ok) return printFailure(`${file}: ${created.error.sentence}`);
    const practice = await game.loadPractice();
    for (const card of created.value) {
      if (cards.has(card.id)) continue;
      cards.set(card.id, card);
      notes.push({
        word: card.word,
        meaning: loadLexicon('broad').define(card.word)?.text ?? '',
        question: practice.ask(card, lexicon)?.text ?? '',
        tags: ankiTags(card.game, card.kind),
      });
    }
  }
  process.stdout.write(
    flags.json === true
      ? [...cards.values()].map((card) => `${JSON.stringify(card)}\n`).join('')
      : formatAnkiFile(notes),
  );
  return 0;
}

function seatsOfPeople({ record }: ReadRecord): readonly number[] {
  const all = [...record.names.keys()];
  const people = all.filter((seat) => (record.bots?.[seat] ?? null) === null);
  return people.length === 0 ? all : people;
}
