// `wordhoard lexicon WORD`: prints everything the lexicon knows about a word.

import type { Definition, Reading } from '../lexicon/lexicon.ts';
import { loadLexicon } from '../lexicon/load.node.ts';
import { parseArguments, printError } from './parse-arguments.ts';
import { reportWord } from './word-report.ts';

const HELP = `wordhoard lexicon WORD [--json]

Says whether WORD is valid, in which list, why or why not, and what it means.
`;

export function lexiconCommand(args: readonly string[]): number {
  const parsed = parseArguments(args, { json: { type: 'boolean' } }, 1);
  if (!parsed.ok) return printError(`${parsed.error}\n\n${HELP}`, 2);
  const { flags, positionals } = parsed.value;
  const [text] = positionals;
  if (text === undefined || flags.help === true) {
    process.stdout.write(HELP);
    return flags.help === true ? 0 : 2;
  }
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
    [
      'meaning',
      definition === null
        ? ''
        : `${definition.of === null ? '' : `${definition.of}: `}(${definition.class}) ${definition.text}`,
    ],
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
