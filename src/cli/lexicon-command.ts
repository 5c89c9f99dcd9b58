// `wordhoard lexicon WORD`: everything the lexicon knows of a word, for people.

import type { Definition, Reading } from '../lexicon/lexicon.ts';
import { loadLexicon } from '../lexicon/load.node.ts';
import { knowWord } from './word-report.ts';

export function word(args: string[]): number {
  const [text] = args.filter((one) => !one.startsWith('-'));
  if (text === undefined) {
    process.stdout.write(
      'wordhoard lexicon WORD [--json]\n\nSays whether WORD counts, in which list, why or why not, and what it means.\n',
    );
    return args.length === 0 ? 2 : 0;
  }
  const known = knowWord(text, loadLexicon);
  if (args.includes('--json')) process.stdout.write(`${JSON.stringify(known)}\n`);
  else process.stdout.write(`${describe(known)}\n`);
  return 0;
}

function describe(known: ReturnType<typeof knowWord>): string {
  const readings = known.readings as readonly Reading[];
  const definition = known.definition as Definition | null;
  const near = known.near as readonly string[];
  const categories = known.categories as readonly { id: string; text: string }[];
  const lists = known.lists as { standard: boolean; broad: boolean };
  const basic = known.basicForm as { ok: boolean; why: string; of: string | null };
  const rows: [string, string][] = [
    ['', String(known.sentence)],
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
    ['noun use', known.nounShare === null ? '' : Number(known.nounShare).toFixed(2)],
    ['frequency', `${Number(known.zipf).toFixed(1)} (everyday from 3 up)`],
    ['basic form', `${basic.ok ? 'yes' : 'no'}${basic.of === null ? '' : `, a form of ${basic.of}`}`],
    ['tasks', categories.map((task) => `${task.id} ${task.text}`).join(' ')],
    ['near', near.join(', ')],
  ];
  return rows
    .filter(([, text]) => text !== '')
    .map(([name, text]) => (name === '' ? text : `  ${name.padEnd(11)}${text}`))
    .join('\n');
}
