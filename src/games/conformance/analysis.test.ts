// Every analyst keeps its promises: only legal suggestions, none offensive, only documented decisions, the same answer for the
// same view. `npm run deep` plays 100 matches of each game.

import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type AnyAnalyst, EVERYDAY_ZIPF } from '../../core/analysis/analyst.ts';
import { assessDecision } from '../../core/analysis/assess-record.ts';
import type { AnyGame } from '../../core/any-game.ts';
import { BOT_LEVELS } from '../../core/bot-cast.ts';
import { nextAutomaticAct } from '../../core/bot-driver.ts';
import type { Json, Seat } from '../../core/game.ts';
import { openMatch } from '../../core/open-match.ts';
import { playerNames } from '../../core/player-names.ts';
import { performAct, type Table } from '../../core/table.ts';
import { repetitions, reportFigures, reportProgress } from '../../core/testing/deep.testing.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { games } from '../index.ts';
import { game as toy } from './toy/game.ts';

const MATCHES = repetitions(2, 100);
/** Every how many decisions one is assessed twice, with its suggestions tried out. */
const INTERVAL = process.env.WORDHOARD_DEEP === undefined ? 3 : 1;
const MAX_ACTS = 20_000;
const only = process.env.GAME;

/** The kinds of decisions of a game in the table of docs/review.md. */
function documentedKinds({ say: { title } }: AnyGame): readonly string[] {
  const [, table = ''] = readFileSync('docs/review.md', 'utf8').split('## Decisions');
  const kinds: string[] = [];
  let of = '';
  for (const [, game = '', kind] of table.matchAll(/^\| *([^|]*?) *\| `(\w+)`/gm)) {
    if (game !== '') of = game;
    if (of === title) kinds.push(kind!);
  }
  return kinds;
}

class AnalystCheck {
  readonly faults: string[] = [];
  readonly kinds = new Set<string>();
  suggestions = 0;
  decisions = 0;
  readonly #game: AnyGame;
  readonly #analyst: AnyAnalyst;
  readonly #lexicon: Lexicon;

  constructor(game: AnyGame, analyst: AnyAnalyst, lexicon: Lexicon) {
    this.#game = game;
    this.#analyst = analyst;
    this.#lexicon = lexicon;
  }

  playMatch(i: number): void {
    const presets = Object.keys(this.#game.presets);
    const [min, max] = this.#game.seats;
    const seats = Math.min(max, min + (i % 3));
    const bots = Array.from({ length: seats }, (_, seat) => BOT_LEVELS[(i + seat) % BOT_LEVELS.length]!);
    const request = { seats, preset: presets[i % presets.length]!, seed: `analysis ${i}` };
    const opened = openMatch(this.#game, request, () => this.#lexicon);
    if (!opened.ok) throw new Error(opened.error.code);
    const { table } = opened.value;
    for (let acts = 0; table.status.outcome === null && acts < MAX_ACTS; acts++) {
      const next = nextAutomaticAct(this.#game, opened.value, bots);
      if (next === null) throw new Error('nobody acts');
      const deciding = next.by === 'clock' ? table.status.toAct : [next.by];
      for (const seat of deciding)
        if (this.decisions++ % INTERVAL === 0) this.#check(table, seat, next.by === 'clock' ? null : next.text);
      const done = performAct(table, next.by, next.text, next.at);
      if (!done.ok) throw new Error(done.error.code);
    }
  }

  #check(table: Table, seat: Seat, text: string | null): void {
    const view = table.viewFor(seat);
    const assess = (from: Json) =>
      assessDecision({ n: table.n + 1, seat, view: from, text }, this.#analyst, {
        ...{ lexicon: this.#lexicon, depth: 'quick', everydayZipf: EVERYDAY_ZIPF.family },
      });
    const assessment = assess(view);
    const report = (what: string): void => {
      if (this.faults.length < 20) this.faults.push(`act ${table.n + 1}, “${text}” of seat ${seat}: ${what}`);
    };
    if (!isDeepStrictEqual(assess(JSON.parse(JSON.stringify(view)) as Json), assessment))
      report('the same view is assessed in another way');
    if (assessment === null) return;
    const { best, everyday, missed, played, baseline, kind } = assessment;
    this.kinds.add(kind);
    for (const choice of [best, ...(everyday === null ? [] : [everyday]), ...missed]) {
      this.suggestions++;
      const planned = table.plan(seat, choice.text, table.at);
      if (!planned.ok) report(`the suggestion “${choice.text}” is refused: ${planned.error.code}`);
      else if (planned.value.entry.text !== choice.text) report(`“${choice.text}” is not how the move is written`);
      if (choice.words.some((word) => this.#lexicon.offensiveness(word) !== null))
        report(`${choice.text} is offensive`);
      if (!Number.isFinite(choice.worth) || choice.worth > best.worth)
        report(`“${choice.text}” is worth ${choice.worth}`);
    }
    if (everyday !== null && everyday.worth <= baseline) report('the everyday choice is no better than doing nothing');
    if (missed.some(({ worth }) => worth <= (played?.worth ?? baseline)))
      report('a miss is no better than what was played');
    if (missed.length > 12) report(`${missed.length} misses`);
    const players = playerNames([], seat);
    const told = this.#analyst.sayMiss(assessment, view, players);
    if (/undefined|\[object|NaN|^$/.test(told)) report(`the miss says “${told}”`);
    JSON.stringify(this.#analyst.marks(view, seat, best, this.#lexicon));
  }
}

describe.each([...Object.values<AnyGame>(games), toy].filter(({ id }) => (only ?? id) === id))('$id', (game) => {
  it(`suggests only legal moves in ${MATCHES} matches`, { timeout: 3_600_000 }, async () => {
    const check = new AnalystCheck(game, await game.loadAnalyst(), loadLexicon(game.defaultList));
    for (let i = 0; i < MATCHES; i++) {
      check.playMatch(i);
      reportProgress(game.id, i + 1, MATCHES);
    }
    expect(check.faults).toEqual([]);
    expect(check.suggestions).toBeGreaterThan(0);
    if (game !== toy) expect(documentedKinds(game)).toEqual(expect.arrayContaining([...check.kinds]));
    reportFigures({ matches: MATCHES, decisions: check.decisions, suggestions: check.suggestions });
  });
});
