// Writes docs/views-and-events.md: the fields of every game's view and an example of every event, taken from the golden
// matches. `npm run golden` rewrites it; a test checks that it is up to date.

import { globSync, readFileSync } from 'node:fs';
import type { AnyGame } from '../../src/core/any-game.ts';
import type { Json, Viewer } from '../../src/core/game.ts';
import type { Match } from '../../src/core/match.ts';
import { playerNames } from '../../src/core/player-names.ts';
import { performAct } from '../../src/core/table.ts';
import { games } from '../../src/games/index.ts';
import { loadLexicon } from '../../src/lexicon/load.node.ts';

export const GAME_MESSAGES_FILE = 'docs/views-and-events.md';

/** Views are large, so only some of those in the middle of a match are read. */
const ACTS_BETWEEN_VIEWS = 5;
const MAX_LISTED_VALUES = 8;
const MAX_EXAMPLE_CHARS = 300;
/** Objects whose keys are data, such as options by name, are not described field by field. */
const OPAQUE_FIELDS = ['setup'];

type FieldShape = { readonly kinds: Set<string>; readonly values: Set<string> };
type Sample = {
  readonly fields: Map<string, FieldShape>;
  readonly events: Map<string, { json: string; told: string }>;
};

const INTRO = `# Views and events

What \`view\` and \`events\` in a \`step\` hold, game by game (see [protocol.md](protocol.md)). This page is generated from recorded matches by \`npm run golden\`.

In a field’s path, \`[]\` stands for every item of a list. “or null” means that the field is empty at times, often because you may not know it. Seats are numbered from 0, times are table time in milliseconds, and \`setup\` holds the options of the match as \`/api/games\` lists them. Ignore fields and events that you do not know.
`;

export function formatGameMessages(): string {
  return [INTRO, ...Object.values<AnyGame>(games).map(formatGame)].join('\n');
}

function formatGame(game: AnyGame): string {
  const sample = sampleGoldenMatches(game);
  const source = globSync(`src/games/${game.id}/rules/*.ts`)
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const comments = fieldComments(source);
  const fields = [...sample.fields]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, shape]) => {
      const comment = comments.get(path.split('.').at(-1)!);
      return `- \`${path}\`: ${describeShape(shape)}${comment === undefined ? '' : `. ${comment}`}`;
    });
  const events = [...sample.events.values()].map(({ json, told }) => `\`${json}\`${told === '' ? '' : `: “${told}”`}`);
  const rare = declaredEvents(source).filter(({ types }) => !types.some((type) => sample.events.has(type)));
  return [
    `## ${game.say.title}\n`,
    'Fields of the view:\n',
    ...fields,
    '\nEvents, each with an example:\n',
    ...events.toSorted().map((line) => `- ${line}`),
    ...(rare.length === 0
      ? []
      : ['\nEvents that did not happen in these matches, as types:\n', ...rare.map(({ text }) => `- \`${text}\``)]),
    '',
  ].join('\n');
}

function sampleGoldenMatches(game: AnyGame): Sample {
  const sample: Sample = { fields: new Map(), events: new Map() };
  for (const file of globSync(`src/games/${game.id}/golden/*.txt`).toSorted()) {
    const text = readFileSync(file, 'utf8');
    const match = JSON.parse(text.slice(0, text.indexOf('\n'))) as Match;
    const opened = game.openTable(match, loadLexicon(match.list));
    if (!opened.ok) throw new Error(`${file}: ${opened.error.code}`);
    const table = opened.value;
    const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'].slice(0, match.seats);
    const viewers: readonly Viewer[] = ['spectator', ...names.keys()];
    const readViews = (): void => {
      for (const viewer of viewers) collectFields(table.viewFor(viewer), '', sample.fields);
    };
    const readEvents = (events: readonly Json[]): void => {
      for (const event of events) {
        const { type } = event as { readonly type: string };
        const json = JSON.stringify(event);
        const known = sample.events.get(type);
        // The shortest example is the easiest to read, but one with a sentence explains itself.
        const told = game.say.event(event, playerNames(names, null)) ?? '';
        if (
          known === undefined ||
          (known.told === '' && told !== '') ||
          (json.length < known.json.length && told !== '')
        )
          sample.events.set(type, { json: shorten(json), told });
      }
    };
    readViews();
    readEvents(table.openingEvents);
    for (const [, n, at, by, move] of text.matchAll(/^> (\d+) (\d+) (\d+|clock) (.+)$/gm)) {
      const done = performAct(table, by === 'clock' ? 'clock' : Number(by), move!, Number(at));
      if (!done.ok) throw new Error(`${file}: act ${n} is refused: ${done.error.code}`);
      readEvents(done.value.events);
      if (Number(n) % ACTS_BETWEEN_VIEWS === 0 || table.status.outcome !== null) readViews();
    }
  }
  return sample;
}

function collectFields(value: Json, path: string, fields: Map<string, FieldShape>): void {
  if (path !== '') {
    const shape = fields.get(path) ?? { kinds: new Set(), values: new Set() };
    fields.set(path, shape);
    shape.kinds.add(value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);
    if (typeof value === 'string') shape.values.add(value);
    if (OPAQUE_FIELDS.includes(path)) return;
  }
  if (Array.isArray(value)) for (const item of value) collectFields(item as Json, `${path}[]`, fields);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value))
      collectFields(item as Json, path === '' ? name : `${path}.${name}`, fields);
}

function describeShape({ kinds, values }: FieldShape): string {
  const isEnumeration =
    values.size <= MAX_LISTED_VALUES &&
    values.size > 0 &&
    [...values].every((value) => /^[a-z][A-Za-z-]+$/.test(value));
  const listed = [...values]
    .toSorted()
    .map((value) => `\`"${value}"\``)
    .join(', ');
  if (kinds.size === 1 && kinds.has('null')) return 'null in these matches';
  const order = ['string', 'number', 'boolean', 'list', 'object', 'null'];
  return order
    .filter((kind) => kinds.has(kind))
    .map((kind) => (kind === 'string' && isEnumeration ? `string such as ${listed}` : kind))
    .join(' or ');
}

const shorten = (json: string): string =>
  json.length > MAX_EXAMPLE_CHARS ? `${json.slice(0, MAX_EXAMPLE_CHARS)}…` : json;

/** The comment above each field in the source; fields that several types comment differently have none. */
function fieldComments(source: string): Map<string, string> {
  const comments = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const [, comment, field] of source.matchAll(/\/\*\* ([^\n]*?) \*\/\s*readonly (\w+)\??:/g)) {
    if (comments.has(field!) && comments.get(field!) !== comment) ambiguous.add(field!);
    comments.set(field!, comment!);
  }
  for (const field of ambiguous) comments.delete(field);
  return comments;
}

/** The members of the union `Event`, as one line of TypeScript each. */
function declaredEvents(source: string): { readonly types: readonly string[]; readonly text: string }[] {
  const union = /export type Event =([\s\S]*?);\n\n/.exec(`${source}\n\n`)?.[1] ?? '';
  return union.split(/\n {2}\| /).flatMap((member) => {
    const text = member
      .replace(/\/\*\*.*?\*\//g, '')
      .replace(/readonly |\s+$/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    const types = [...(/type: ((?:'\w+'(?: \| )?)+)/.exec(text)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
      ([, type]) => type!,
    );
    return types.length === 0 ? [] : [{ types, text }];
  });
}
