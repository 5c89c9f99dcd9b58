// `wordhoard lexicon WORD`: prints everything the lexicon knows about a word.

import { type Definition, describeReading, type Reading } from '../lexicon/lexicon.ts';
import { loadLexicon } from '../lexicon/load.node.ts';
import { type CommandUsage, type ExitCode, parseArguments, printUsageError } from './parse-arguments.ts';
import { reportWord } from './word-report.ts';

const USAGE: CommandUsage = {
  name: 'lexicon',
  help: `wordhoard lexicon WORD [--json]

Shows whether WORD is valid and in which word list, why or why not, and what it means.
--json   the same as one JSON object
`,
  flags: { json: { type: 'boolean' } },
  maxPositionals: 1,
};

export function lexiconCommand(args: readonly string[]): ExitCode {
  const parsed = parseArguments(args, USAGE);
  if (!parsed.ok) return parsed.error;
  const { flags, positionals } = parsed.value;
  const [text] = positionals;
  if (text === undefined) return printUsageError('Which word?', USAGE);
  const report = reportWord(text, loadLexicon);
  process.stdout.write(`${flags.json === true ? JSON.stringify(report) : formatWordReport(report)}\n`);
  return 0;
}

function formatWordReport(report: ReturnType<typeof reportWord>): string {
  const readings = report.readings as readonly Reading[];
  const definition = report.definition as Definition | null;
  const near = report.near as readonly string[];
  const categories = report.categories as readonly { id: string; text: string }[];
  const lists = report.lists as { standard: boolean; broad: boolean };
  const basic = report.basicForm as { ok: boolean; why: string; of: string | null };
  const rows: [string, string][] = [
    ['', String(report.sentence)],
    [
      'lists',
      Object.entries(lists)
        .map(([list, has]) => `${list} ${has ? 'yes' : 'no'}`)
        .join(', '),
    ],
    ['meaning', definition === null ? '' : `(${describeReading(definition) || definition.class}) ${definition.text}`],
    [
      'readings',
      readings
        .map((reading) =>
          reading.form === 'base' ? reading.class : `${reading.form} of ${reading.base} (${reading.class})`,
        )
        .join('; '),
    ],
    ['noun use', report.nounShare === null ? '' : Number(report.nounShare).toFixed(2)],
    ['frequency', `${Number(report.zipf).toFixed(1)} (everyday words have 3 or more)`],
    ['basic form', `${basic.ok ? 'yes' : 'no'}${basic.of === null ? '' : `, a form of ${basic.of}`}`],
    ['tasks', categories.map((task) => `${task.id} ${task.text}`).join(' ')],
    ['similar', near.join(', ')],
  ];
  return rows
    .filter(([, text]) => text !== '')
    .map(([name, text]) => (name === '' ? text : `  ${name.padEnd(11)}${text}`))
    .join('\n');
}
