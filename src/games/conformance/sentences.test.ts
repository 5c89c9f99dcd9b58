// Plays whole matches with every preset and reads every sentence: events, prompts, refusals and hints, for a player at the
// table and for a spectator.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import { botRequest, explainBotRequest, playBots } from '../../core/bot-driver.ts';
import type { BotLevel } from '../../core/bot-levels.ts';
import { sentencesOf } from '../../core/narrate.ts';
import { createMatch } from '../../core/open-match.ts';
import { playerNames } from '../../core/player-names.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { games } from '../index.ts';
import { folderOf } from './golden-matches.testing.ts';
import { findSentenceFaults, readRetiredTerms } from './sentence-faults.ts';

const NAMES = ['Ann', 'Ben', 'Lena', 'Omar', 'Mia', 'Tom'];
const LEVELS: readonly BotLevel[] = ['casual', 'beginner', 'keen', 'child', 'expert', 'casual'];
const MAX_ACTS = 2000;
/** Hints take a bot's full thought, so only some positions are asked. */
const HINT_EVERY = 12;

describe.each(Object.values<AnyGame>(games))('the sentences of $id', (game) => {
  const retired = readRetiredTerms(readFileSync(`${folderOf(game)}/RULES.md`, 'utf8'));

  it('have a glossary with retired terms', () => {
    expect(retired.length).toBeGreaterThan(0);
  });

  it.each(Object.keys(game.presets))('of a whole match (%s) read well', (preset) => {
    const faults = new Set<string>();
    for (const sentence of collectSentences(game, preset))
      for (const fault of findSentenceFaults(sentence, retired)) faults.add(`${fault}: ${sentence}`);
    expect([...faults]).toEqual([]);
  });

  it('are short and correct in options, presets, levels and moves', () => {
    const { options, presets, levels, moves, summary } = game.say;
    const sentences = [
      ...Object.values(levels),
      ...Object.values(presets).map(({ help }) => help ?? 'Fine.'),
      ...Object.values(options).flatMap(({ help }) => help ?? []),
      ...summary.split(/(?<=[.!?]) /),
    ];
    const labels = [
      ...Object.values(presets).map(({ label }) => label),
      ...Object.values(options).map(({ label }) => label),
      ...Object.entries(options).flatMap(([name, { describe: describeValue }]) =>
        game.options[name]!.values.map((value) => describeValue?.(value).label ?? `no label for ${name} ${value}`),
      ),
    ].map((label) => `${label}.`);
    const helps = moves.map(({ help }) => `“${help}.”`);
    const faults = [...sentences, ...labels, ...helps].flatMap((text) =>
      findSentenceFaults(text, retired).map((fault) => `${fault}: ${text}`),
    );
    expect(faults).toEqual([]);
  });
});

function collectSentences(game: AnyGame, preset: string): ReadonlySet<string> {
  const [min, max] = game.seats;
  const seats = Math.min(Math.max(min, 3), max);
  const created = createMatch(game, { seats, preset, seed: `sentences ${preset}` }, loadLexicon);
  if (!created.ok) throw new Error(created.error.code);
  const { match, lexicon } = created.value;
  const opened = game.openTable(match, lexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  const names = NAMES.slice(0, seats);
  const own = playerNames(names, 0);
  const readers = [own, playerNames(names, 'spectator')];
  const sentences = new Set<string>();
  for (const reader of readers)
    for (const sentence of sentencesOf(game, table.openingEvents, reader)) sentences.add(sentence);
  const lookAround = (): void => {
    for (const seat of names.keys())
      sentences.add(game.say.prompt(table.viewFor(seat), seat, playerNames(names, seat)));
    for (const seat of names.keys())
      for (const { text } of game.say.moves) {
        const planned = table.plan(seat, text, table.at);
        if (!planned.ok) sentences.add(game.say.refusal(planned.error, playerNames(names, seat)));
      }
    const seat = table.status.toAct[0];
    if (seat !== undefined && table.n % HINT_EVERY === 0) {
      const hint = explainBotRequest(botRequest(table, match, seat, 'keen'), game, lexicon, playerNames(names, seat));
      if (hint !== null) for (const sentence of hint.why.split(/(?<=[.!?]) (?=[A-Z])/)) sentences.add(sentence);
    }
  };
  lookAround();
  playBots(game, { match, table, lexicon }, LEVELS.slice(0, seats), MAX_ACTS, (_, events) => {
    for (const reader of readers) for (const sentence of sentencesOf(game, events, reader)) sentences.add(sentence);
    lookAround();
  });
  expect(table.status.outcome).not.toBe(null);
  return sentences;
}
