// Collects every sentence a person can see, grouped by place: the texts of each game from whole matches and its guide, and
// all texts in the source of boards, pages, server, terminal and setup, and in the documents that pages show.

import { globSync, readFileSync } from 'node:fs';
import type { AnyGame } from '../../src/core/any-game.ts';
import { BOT_CAST } from '../../src/core/bot-cast.ts';
import { collectSentences } from '../../src/games/conformance/collect-sentences.ts';
import { games } from '../../src/games/index.ts';
import { loadLexicon } from '../../src/lexicon/load.node.ts';
import { BOT_DESCRIPTIONS } from '../../src/web/lobby/bot-descriptions.ts';
import { findTextsInSvelte, findTextsInTypeScript } from './literals.ts';

export type TextGroup = { readonly title: string; readonly texts: readonly string[] };

/** Source files with texts for people, by area. */
const AREAS: readonly (readonly [title: string, pattern: string])[] = [
  ['Pages', 'src/web/**/*.{ts,svelte,html,js}'],
  ['Parts shared by all boards', 'src/ui-kit/**/*.{ts,svelte}'],
  ['Rules shared by all games', 'src/core/**/*.ts'],
  ['Words', 'src/lexicon/**/*.ts'],
  ['Server', 'src/server/**/*.ts'],
  ['Terminal', 'src/cli/**/*.ts'],
  ['Setup and checks', 'tools/*.{mjs,ts}'],
];

/** Documents that pages show whole. */
const DOCUMENTS = ['docs/privacy.md', 'THIRD-PARTY-DATA.md', 'src/web/public/manifest.webmanifest'];

export function collectTexts(): readonly TextGroup[] {
  return [
    {
      title: 'Bots',
      texts: BOT_CAST.flatMap(({ id, name }) => [name, BOT_DESCRIPTIONS[id]!]),
    },
    ...Object.values<AnyGame>(games).flatMap(textsOfGame),
    ...AREAS.flatMap(([title, pattern]) => textsOfFiles(title, pattern)),
    ...DOCUMENTS.map((path) => ({ title: `Documents on pages: ${path}`, texts: linesOf(path) })),
  ];
}

function textsOfGame(game: AnyGame): TextGroup[] {
  const { title, summary, options, presets, levels, moves } = game.say;
  const group = (name: string, texts: Iterable<string>): TextGroup => ({
    title: `${title}: ${name}`,
    texts: [...new Set(texts)],
  });
  const matches = Object.keys(game.presets).map((preset) => collectSentences(game, preset, loadLexicon).texts);
  const inMatches = (kind: keyof (typeof matches)[number]): TextGroup =>
    group(kind, pickExamples(matches.flatMap((texts) => [...texts[kind]])));
  return [
    group('summary and presets', [
      summary,
      ...Object.values(presets).map(({ label, help = '' }) => `${label}: ${help}`),
    ]),
    group(
      'options',
      Object.entries(options).flatMap(([name, { label, help = '', describe }]) => [
        `${label}: ${help}`,
        ...game.options[name]!.values.map((value) => {
          const text = describe(value);
          return `– ${text.label}${text.help === undefined ? '' : `: ${text.help}`}`;
        }),
      ]),
    ),
    group(
      'bot levels',
      Object.entries(levels).map(([level, text]) => `${level}: ${text}`),
    ),
    group(
      'moves in the terminal',
      moves.map(({ text, help }) => `${text}: ${help}`),
    ),
    ...(['events', 'prompts', 'refusals', 'hints'] as const).map(inMatches),
    group('guide', linesOf(`src/games/${game.id}/guide.md`)),
    ...globSync(`src/games/${game.id}/guide/*.md`).map((path) => group(path, linesOf(path))),
    ...textsOfFiles(`${title}: source`, `src/games/${game.id}/**/*.{ts,svelte}`),
  ];
}

const linesOf = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split(/\n+/)
    .filter((line) => line.trim() !== '');

/** One or two sentences of each kind: those that differ only in words, names and numbers are alike. */
function pickExamples(sentences: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  return [...sentences].filter((sentence) => {
    const kind = sentence
      .replace(/“[^”]*”|\b[A-Z]{2,}\b|\$?\d[\d,.]*/g, '#')
      .replace(/\b(Ann|Ben|Lena)(’s)?\b/g, 'N')
      .replace(/(#|N)((, | and | or )(#|N))+/g, '$1 …');
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= 2;
  });
}

const textsOfFiles = (title: string, pattern: string): TextGroup[] =>
  globSync(pattern)
    .filter((path) => !/\.(test|testing|spec|d|contract)\.|\/testing\/|\/golden\//.test(path))
    .toSorted()
    .map((path) => ({ title: `${title}: ${path}`, texts: textsOfFile(path) }))
    .filter(({ texts }) => texts.length > 0);

export function textsOfFile(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  const found = path.endsWith('.svelte') ? findTextsInSvelte(source) : findTextsInTypeScript(source);
  return [...new Set(found.toSorted((a, b) => a.line - b.line).map(({ text }) => text))];
}
