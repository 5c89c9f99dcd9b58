// Opens tables with handicaps for the tests of each game's rules.

import type { Json } from '../../core/game.ts';
import { openMatch } from '../../core/open-match.ts';
import { performAct, type Table } from '../../core/table.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { findGame } from '../index.ts';

export type Options = { readonly [name: string]: string | number | boolean };

export const tryOpen = (id: string, options: Options, scenario: Json = null) =>
  openMatch(findGame(id)!, { seats: 2, options, scenario, seed: 'handicap' }, loadLexicon);

export function open(id: string, options: Options, scenario: Json = null) {
  const opened = tryOpen(id, options, scenario);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

/** `ok`, or the code and rule of the refusal. */
export function answerTo(table: Table, by: number | 'clock', text: string): string {
  const planned = table.plan(by, text, table.at);
  return planned.ok ? 'ok' : `${planned.error.code} ${planned.error.rule}`;
}

export function act(table: Table, by: number | 'clock', text: string): void {
  const done = performAct(table, by, text, table.at);
  if (!done.ok) throw new Error(`${text}: ${JSON.stringify(done.error)}`);
}
