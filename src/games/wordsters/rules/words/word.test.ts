import { describe, expect, it } from 'vitest';
import { lexicon } from '../../testing/table.testing.ts';
import { findLegalityFault, findShapeFault, hidesWordster, toNormalForm } from './word.ts';

describe('hidesWordster', () => {
  it.each(['CAPTURE', 'CATNIP', 'CLAMP', 'SCRAP'])('[WS-009] finds CAP in %s', (word) => {
    expect(hidesWordster(word, 'CAP')).toBe(true);
    expect(findLegalityFault(word, 'CAP', lexicon)).toBeNull();
  });

  it.each(['OPTION', 'NOTICE', 'MOTION', 'EROTIC', 'OUTSIDE'])('[WS-009] finds OTI in %s', (word) => {
    expect(hidesWordster(word, 'OTI')).toBe(true);
  });

  it.each(['PACK', 'ACCEPT', 'CLIP', 'PCA'])('[WS-009] does not find CAP in %s', (word) => {
    expect(hidesWordster(word, 'CAP')).toBe(false);
  });

  it('[WS-010] a letter must occur as often as in the Wordster', () => {
    expect(hidesWordster('EERIE', 'EEE')).toBe(true);
    expect(hidesWordster('EERILY', 'EEE')).toBe(false);
    expect(hidesWordster('LOLLY', 'LLL')).toBe(true);
    expect(hidesWordster('ALLOY', 'LLL')).toBe(false);
  });
});

describe('findShapeFault', () => {
  it.each([
    ['CAP', 'TOO_SHORT'],
    ["C-A'P", 'TOO_SHORT'],
    ['CAPE', null],
    ["CAP'S", 'BAD_CHARACTERS'],
    ['RE-CAP', 'BAD_CHARACTERS'],
    ['CAP GUN', 'BAD_CHARACTERS'],
    ['CAP1TAL', 'BAD_CHARACTERS'],
    ['КАПОТ', 'BAD_CHARACTERS'],
    [`CAP${'E'.repeat(27)}`, null],
    [`CAP${'E'.repeat(28)}`, 'TOO_LONG'],
    ['ZEBRA', 'NO_WORDSTER'],
  ])('[WS-011, WS-024] “%s” is %s', (word, fault) => {
    expect(findShapeFault(word, 'CAP')).toBe(fault);
  });
});

describe('legality', () => {
  it.each(['FORTE', 'THINE', 'FORSOOTH', 'GONNA', 'HORSES', 'STARTED'])(
    '[WS-013] %s is legal: foreign, archaic, colloquial, plural or inflected',
    (word) => {
      expect(lexicon.has(word)).toBe(true);
    },
  );

  it.each(['PARIS', 'ENGLAND', 'TION', 'INTRA', 'MULTI'])('[WS-014, WS-015] %s is not legal', (word) => {
    expect(lexicon.has(word)).toBe(false);
  });

  it('[WS-015] a name that is also a common word is legal', () => {
    expect(['CHINA', 'TURKEY', 'MARCH', 'POLISH'].every((word) => lexicon.has(word))).toBe(true);
  });
});

describe('toNormalForm', () => {
  it.each([
    ['café', 'CAFE'],
    ['  Naïve ', 'NAIVE'],
    ['ŞÉRACŠ', 'SERACS'],
    ['straße', 'STRASSE'],
    ['ice cream', 'ICE CREAM'],
  ])('[WS-025] %s becomes %s', (text, word) => {
    expect(toNormalForm(text)).toBe(word);
  });

  it('[WS-025] normalizing twice changes nothing, for any character', () => {
    const unstable: string[] = [];
    for (let code = 0; code < 0x20000; code++) {
      const once = toNormalForm(`A${String.fromCodePoint(code)}B`);
      if (toNormalForm(once) !== once) unstable.push(code.toString(16));
    }
    expect(unstable).toEqual([]);
  });
});
