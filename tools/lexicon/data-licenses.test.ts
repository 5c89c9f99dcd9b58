// Checks that THIRD-PARTY-DATA.md is up to date and complete.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATA_SOURCES, DOCUMENT_PATH, formatDataLicenses } from './data-licenses.ts';

const document = readFileSync(DOCUMENT_PATH, 'utf8');

describe('THIRD-PARTY-DATA.md', () => {
  it('is up to date with data-licenses.ts', () => {
    expect(document).toBe(formatDataLicenses());
  });

  it('names all packages the lexicon is built from, and no others', () => {
    const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
    const code = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/^licences|\.test\.ts$/.test(file))
      .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
      .join('\n');
    const used = Object.keys(dependencies).filter((name) => code.includes(`'${name}'`) || code.includes(`'${name}/`));
    expect(DATA_SOURCES.map((source) => source.package).sort()).toEqual(used.sort());
  });

  it('contains the required notices', () => {
    for (const notice of [
      'WordNet 3.1 Copyright 2011 by Princeton University.',
      'WordNet 3.0 Copyright 2006 by Princeton University.',
      'PROVIDED "AS IS" AND PRINCETON',
      'by Kevin Atkinson',
      'creativecommons.org/licenses/by/3.0',
      'creativecommons.org/licenses/by/4.0',
      'Source dataset: OpenSubtitles 2024',
      'License: ODC-BY (Open Data Commons Attribution License)',
      'opendatacommons.org/licenses/by/1-0',
      'Apache License',
      'The Stdlib Authors',
      'Permission is hereby granted, free of charge',
    ]) {
      expect(document).toContain(notice);
    }
  });
});
