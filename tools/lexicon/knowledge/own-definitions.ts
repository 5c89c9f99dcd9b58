// Reads own-definitions.tsv: lines of WORD, class and definition. They replace WordNet's for that word and class, and the
// class of a word's first line is shown first. Classes: n noun, v verb, a adjective, r adverb, o anything else.
// `FOUND = FIND` says that FOUND is mainly a form of FIND.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type OwnDefinitions = {
  /** By word in lower case: lines of a class letter and a definition. */
  readonly lines: ReadonlyMap<string, readonly string[]>;
  /** The base that an inflected form is mainly a form of. */
  readonly bases: ReadonlyMap<string, string>;
};

export function readOwnDefinitions(): OwnDefinitions {
  return parseOwnDefinitions(readFileSync(join(import.meta.dirname, 'own-definitions.tsv'), 'utf8'));
}

export function parseOwnDefinitions(tsv: string): OwnDefinitions {
  const lines = new Map<string, string[]>();
  const bases = new Map<string, string>();
  tsv.split('\n').forEach((line, index) => {
    if (line === '') return;
    const match = /^([A-Z]+)\t(?:([nvaro])\t(\S.*\S)|=\t([A-Z]+))$/.exec(line);
    if (!match) throw new Error(`own-definitions.tsv, line ${index + 1}: ${JSON.stringify(line)}`);
    const word = match[1]!.toLowerCase();
    if (match[4]) bases.set(word, match[4].toLowerCase());
    else lines.set(word, [...(lines.get(word) ?? []), match[2]! + match[3]!]);
  });
  return { lines, bases };
}
