// `wordhoard prompt FILE --answers FILE|FOLDER`: makes the table of a lesson again from its prompts and stored answers.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { LessonTable, PromptFile } from '../../core/lessons/lesson-api.ts';
import { type AnsweringPupil, buildTable, formatCsv } from '../../core/lessons/lesson-table.ts';
import type { AnswerLines, Prompt } from '../../core/lessons/prompt.ts';
import { findLessonKind, scorePrompt } from '../../core/lessons/score-lesson.ts';
import { parseJson } from '../../core/parse-json.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { countOf } from '../../core/wording.ts';
import { findGame } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { type CommandUsage, type ExitCode, parseArguments, printFailure, printUsageError } from '../parse-arguments.ts';

const USAGE: CommandUsage = {
  name: 'prompt',
  help: `wordhoard prompt FILE --answers FILE|FOLDER [--csv]

Scores the answers of a class and prints the table: a line for each pupil, a column for each item. FILE has the prompts
("Prompts" on the page of a lesson), the answers are in another file ("Answers"), or in a folder with a file for each pupil.
--csv   prints it as CSV, the same as the page of the lesson saves
`,
  flags: { answers: { type: 'string' }, csv: { type: 'boolean' } },
  maxPositionals: 1,
};

const lines = v.nullable(v.array(v.string()));
const pupilSchema = v.object({ animal: v.string(), answers: v.array(lines) });
const answerSchema = v.union([
  v.object({ format: v.literal('Wordhoard answers 1'), pupils: v.array(pupilSchema) }),
  pupilSchema,
]);
const promptSchema = v.object({
  format: v.literal('Wordhoard prompts 1'),
  lexicon: v.string(),
  prompts: v.array(v.object({ game: v.string(), kind: v.string(), seconds: v.number(), position: v.unknown() })),
});

export async function promptCommand(args: readonly string[]): Promise<ExitCode> {
  const parsed = parseArguments(args, USAGE);
  if (!parsed.ok) return parsed.error;
  const { flags, positionals } = parsed.value;
  const [file] = positionals;
  const answers = flags.answers;
  if (file === undefined || typeof answers !== 'string')
    return printUsageError('Write “wordhoard prompt FILE --answers FILE”.', USAGE);
  let texts: readonly string[];
  try {
    texts = [file, ...listAnswerFiles(answers)].map((name) => readFileSync(name, 'utf8'));
  } catch (error) {
    return printFailure(`Can’t read a file: ${(error as Error).message}`);
  }
  const table = await tableFromFiles(texts[0]!, texts.slice(1));
  if (!table.ok) return printFailure(table.error);
  process.stdout.write(flags.csv === true ? formatCsv(table.value) : formatTable(table.value));
  return 0;
}

const listAnswerFiles = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .map((name) => join(path, name))
    : [path];

/** The table, or what is wrong with the files. */
export async function tableFromFiles(
  promptText: string,
  answerTexts: readonly string[],
): Promise<Result<LessonTable, string>> {
  const file = read(promptSchema, promptText);
  if (file === null) return err('This file has no prompts of a lesson.');
  const { lexicon: words, prompts } = file as PromptFile;
  const lexicon = loadLexicon('standard-family');
  if (lexicon.id !== words)
    return err('These answers were judged with other words. Use the same version of Wordhoard.');
  const pupils: AnsweringPupil[] = [];
  for (const text of answerTexts) {
    const answers = read(answerSchema, text);
    if (answers === null) return err('One of the files has no answers to a lesson.');
    pupils.push(...('pupils' in answers ? answers.pupils : [answers]));
  }
  const results = [];
  for (const [index, prompt] of prompts.entries()) {
    const kind = await findLessonKind(prompt, findGame);
    const position = kind?.read(prompt.position, lexicon) ?? null;
    if (kind === undefined || position === null) return err(`Prompt ${index + 1} can’t be read.`);
    // Stored answers are legal; a file that was changed by hand may not be. They were sent one line after the other.
    const legal = (own: AnswerLines): AnswerLines =>
      own.reduce<AnswerLines>((stored, _, i) => kind.accept(position, stored, own.slice(0, i + 1), lexicon).lines, []);
    const checked = pupils.map((pupil) => ({
      ...pupil,
      answers: pupil.answers.map((own, i) => (i === index && own !== null ? legal(own) : own)),
    }));
    results.push(scorePrompt(kind, { ...prompt, position } as Prompt, index, checked, lexicon));
  }
  return ok(buildTable(pupils, results));
}

function read<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  const json = parseJson(text);
  const parsed = v.safeParse(schema, json.ok ? json.value : null);
  return parsed.success ? parsed.output : null;
}

function formatTable({ columns, rows }: LessonTable): string {
  const width = Math.max(...rows.map(({ animal }) => animal.length), 0);
  const lineFor = ({ animal, points, cells }: LessonTable['rows'][number]): string => {
    const found = columns.flatMap(({ label }, i) => (cells[i]?.mark === 'right' ? [label] : []));
    return `${animal.padEnd(width)}  ${countOf(points, 'point')}${found.length === 0 ? '' : `: ${found.join(', ')}`}\n`;
  };
  return rows.map(lineFor).join('');
}
