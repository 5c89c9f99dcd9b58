// Keeps stiff phrases and British spelling out of everything people read: texts on screen, comments and documents.
// docs and RULES.md are read by people too; the rule ledgers keep their own wording.

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { textsOfFile } from '../texts/collect-texts.ts';

/** Words of a grammar table in capitals are not meant. */
const STIFF =
  /\b([Ss]hall|[Ww]hoever|whomsoever|anew|(is|are|was|were) told|no word of|so many (that|words|points|cards)|of ours|at hand|waved? through|in our sense|as a rule|needs must|dear to|lest|thereby|thereof|herein|hitherto|nothing lies|lies (here|there|on the|in the middle)|goes round|go on playing|speaks? of itself|wishes?)\b/;
const BRITISH =
  /\b(colours?|coloured|favourites?|favour|honours?|neighbours?|behaviours?|centres?|metres?|grey|licences?|practise[sd]?|organis\w+|recognis\w+|realis\w+|apologis\w+|cancelled|travell\w+|catalogues?|dialogue box)\b/i;

const isOwnSource = (path: string): boolean =>
  !/\.(test|testing|spec|contract)\.|\/(golden|testing|labels|content)\/|sentence-faults|checks\/wording/.test(path);

const sources = globSync('{src,tools}/**/*.{ts,svelte,mjs,js}').filter(isOwnSource).toSorted();

it('keeps stiff phrases and British spelling off the screen', () => {
  const faults = sources
    .filter((path) => !path.startsWith('tools/lexicon/'))
    .flatMap((path) =>
      textsOfFile(path)
        .map((text) => text.replace(/‹\w*›/g, '‹›'))
        .filter((text) => STIFF.test(text) || BRITISH.test(text))
        .map((text) => `${path}: ${text}`),
    );
  expect(faults).toEqual([]);
});

it('keeps stiff phrases out of comments', () => {
  const faults = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?:^|\s)\/\/.*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g)]
      .map(([comment]) => comment.replace(/\s+/g, ' ').trim())
      .filter((comment) => STIFF.test(comment))
      .map((comment) => `${path}: ${comment}`),
  );
  expect(faults).toEqual([]);
});

it('keeps stiff phrases out of guides and documents', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', 'src/**/{guide,README}.md', 'bench/*.md']).filter(
    (path) => !/THIRD-PARTY|RULES\.md/.test(path),
  );
  const faults = documents.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => STIFF.test(line))
      .map((line) => `${path}: ${line}`),
  );
  expect(faults).toEqual([]);
});
