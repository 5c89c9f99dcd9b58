// Steps that carry only what has changed since the step before, for clients that ask for them (docs/protocol.md, Changes).

import type { Json } from '../game.ts';
import type { ServerMessage } from './protocol.ts';

export type Step = Extract<ServerMessage, { t: 'step' }>;
type Fields = { readonly [name: string]: Json };

/** Where something is in a view: names of fields and numbers of list items. */
type Path = readonly (string | number)[];
type ViewChange = readonly [path: Path, value: Json];

/** The fields that are missing are those of step `since`. */
export type StepChanges = Pick<Step, 't' | 'match' | 'n' | 'to' | 'at' | 'events' | 'told'> &
  Partial<Omit<Step, 'view'>> & { readonly since: number; readonly view: readonly ViewChange[] };

/** Opens a WebSocket that gets changes. Servers from before ignore the query and send whole steps. */
export const CHANGES_QUERY = '?steps=changes';

export const isStepChanges = (message: unknown): message is StepChanges =>
  typeof message === 'object' && message !== null && 'since' in message;

/** The whole step; null if the changes don't belong to this step, so that a whole one has to be asked for. */
export function completeStep(latest: Step | null, { since, view, ...changed }: StepChanges): Step | null {
  if (latest === null || latest.match !== changed.match || latest.n !== since) return null;
  return {
    ...latest,
    ...changed,
    view: view.reduce((whole, [path, value]) => replaceAt(whole, path, value), latest.view),
  };
}

function replaceAt(whole: Json, [name, ...path]: Path, value: Json): Json {
  if (name === undefined) return value;
  if (Array.isArray(whole)) return whole.with(name as number, replaceAt(whole[name as number]!, path, value));
  const fields = whole as Fields;
  return { ...fields, [name]: path.length === 0 ? value : replaceAt(fields[name]!, path, value) };
}

/** null if the steps don't follow each other. This runs for everybody at a table after every act, so it avoids making objects. */
export function stepChanges(before: Step, after: Step): StepChanges | null {
  if (before.match !== after.match || before.n !== after.n - 1) return null;
  const { t, match, n, to, at, events, told } = after;
  const changed: { [name: string]: unknown } = { t, match, n, to, at, events, told, since: before.n };
  for (const name of OTHER_FIELDS) if (!isSame(before[name], after[name])) changed[name] = after[name];
  const view: ViewChange[] = [];
  collect(before.view, after.view, [], view);
  changed.view = view;
  return changed as StepChanges;
}

const OTHER_FIELDS = ['seat', 'status', 'words', 'prompt', 'running', 'commitment', 'seed'] as const;

function isSame(before: unknown, after: unknown): boolean {
  const changes: ViewChange[] = [];
  collect(before as Json, after as Json, [], changes);
  return changes.length === 0;
}

/** Adds what has changed. Something of which more than half has changed, or a part is gone or new, is replaced as a whole. */
function collect(before: Json, after: Json, path: (string | number)[], changes: ViewChange[]): void {
  if (before === after) return;
  const first = changes.length;
  const isSplit =
    typeof before === 'object' &&
    typeof after === 'object' &&
    before !== null &&
    after !== null &&
    Array.isArray(before) === Array.isArray(after) &&
    (Array.isArray(after)
      ? collectItems(before as readonly Json[], after, path, changes)
      : collectFields(before as Fields, after as Fields, path, changes));
  if (!isSplit) changes.splice(first, Infinity, [[...path], after]);
}

/** false if too much has changed. */
function collectItems(
  before: readonly Json[],
  after: readonly Json[],
  path: (string | number)[],
  changes: ViewChange[],
): boolean {
  if (before.length !== after.length) return false;
  let changed = 0;
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const count = changes.length;
    path.push(i);
    collect(before[i]!, after[i]!, path, changes);
    path.pop();
    if (changes.length > count) changed++;
  }
  return changed < 2 || changed * 2 <= after.length;
}

/** false if too much has changed, or a field is gone or new. */
function collectFields(before: Fields, after: Fields, path: (string | number)[], changes: ViewChange[]): boolean {
  let changed = 0;
  let total = 0;
  for (const name in after) {
    const old = ownField(before, name);
    const value = after[name];
    total++;
    if (old === value) continue;
    if (old === undefined || value === undefined) return false;
    const count = changes.length;
    path.push(name);
    collect(old, value, path, changes);
    path.pop();
    if (changes.length > count) changed++;
  }
  for (const name in before) if (before[name] !== undefined && ownField(after, name) === undefined) return false;
  return changed < 2 || changed * 2 <= total;
}

/** Not what every object inherits, such as `valueOf`. */
const ownField = (fields: Fields, name: string): Json | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
