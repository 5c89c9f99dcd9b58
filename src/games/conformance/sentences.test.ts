// Plays whole matches with every preset and reads every sentence: events, prompts, refusals and hints, for a player at the
// table and for a spectator.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { games } from '../index.ts';
import { collectSentences } from './collect-sentences.ts';
import { folderOf } from './golden-matches.testing.ts';
import { findSentenceFaults, readRetiredTerms } from './sentence-faults.ts';

describe.each(Object.values<AnyGame>(games))('the sentences of $id', (game) => {
  const retired = readRetiredTerms(readFileSync(`${folderOf(game)}/RULES.md`, 'utf8'));

  it('have a glossary with retired terms', () => {
    expect(retired.length).toBeGreaterThan(0);
  });

  it.each(Object.keys(game.presets))('of a whole match (%s) read well', (preset) => {
    const faults = new Set<string>();
    const { texts, isOver } = collectSentences(game, preset, loadLexicon);
    expect(isOver).toBe(true);
    for (const sentence of Object.values(texts).flatMap((some) => [...some]))
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
        game.options[name]!.values.map((value) => describeValue(value).label),
      ),
    ].map((label) => `${label}.`);
    const helps = moves.map(({ help }) => `“${help}.”`);
    const faults = [...sentences, ...labels, ...helps].flatMap((text) =>
      findSentenceFaults(text, retired).map((fault) => `${fault}: ${text}`),
    );
    expect(faults).toEqual([]);
  });
});
