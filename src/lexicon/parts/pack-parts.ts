// Divides a built lexicon into the parts that are sent to browsers.

import { packRelations } from '../knowledge/packed-relations.ts';
import { decodeAscii, decodeSections, encodeSections, getSection, type TypedArray } from '../lists/lexicon-sections.ts';
import { packGraph, packLexicon } from '../lists/packed-format.ts';
import { buildWordGraph, forEachWord, graphFromArcs } from '../lists/word-graph.ts';
import { MAX_SHORT_LETTERS, PART_NAMES, type PartName, type PartsDirectory, partOfSection } from './word-parts.ts';

export type PackedParts = { readonly directory: PartsDirectory; readonly files: ReadonlyMap<PartName, ArrayBuffer> };

export function packParts(words: ArrayBuffer): PackedParts {
  const whole = decodeSections(words);
  const sections = new Map(decodeSections(packLexicon(words)));
  sections.delete('fingerprint');
  const relations = packRelations({
    counts: getSection(whole, 'links.counts', 1),
    to: getSection(whole, 'links.to', 4),
  });
  for (const name of ['links.counts', 'links.to']) sections.delete(name);
  for (const [name, table] of Object.entries(relations)) sections.set(`links.${name}`, table);
  const short: string[] = [];
  forEachWord(graphFromArcs(getSection(whole, 'standard.arcs', 4)), (word) => {
    if (word.length <= MAX_SHORT_LETTERS) short.push(word);
  });
  for (const [name, table] of Object.entries(packGraph(buildWordGraph(short)))) sections.set(`short.${name}`, table);

  const parts = PART_NAMES.flatMap((part): [PartName, Map<string, TypedArray>][] => {
    const own = [...sections].filter(([name]) => partOfSection(name) === part);
    return own.length === 0 ? [] : [[part, new Map(own)]];
  });
  return {
    directory: {
      fingerprint: decodeAscii(getSection(whole, 'fingerprint', 1)),
      sections: Object.fromEntries(parts.map(([part, own]) => [part, [...own.keys()]])),
    },
    files: new Map(parts.map(([part, own]) => [part, encodeSections(own)])),
  };
}
