// Tests which words are valid in the built word lists.

import { describe, expect, it } from 'vitest';
import { forEachWord } from '../../../src/lexicon/lists/word-graph.ts';
import { loadLexicon } from '../../../src/lexicon/load.node.ts';
import { buildGraphSections } from '../build.ts';
import { readSources } from '../sources/npm-sources.ts';

const standard = loadLexicon('standard');
const broad = loadLexicon('broad');
const words = (text: string): string[] => text.match(/[A-Z]+/g)!;
const missing = (text: string): string[] => words(text).filter((word) => !standard.has(word));
const allowed = (text: string): string[] => words(text).filter((word) => broad.has(word));

describe('valid words', () => {
  it('include all words used in the rulebooks', () => {
    expect(
      missing(`
        PLAY PLAYS PLAYING GO GOES DOOR ORE SHE THE HOT TEA DO LEAVES FOUND
        BANK BLANKET NICE RAT RATE AT CAT CATS QUIT TIN COAT STONES
        STEAK SKATE STAKE RACE REACT PENCIL PENCILS BRICK BRICKS CHILD CHILDREN MEND MENDS MENDED MENDING CHURCH CHURCHES
        LEAN BEAN DEAN WEAN ANGEL ANTE PRINCES PRINCESS TIDE TIDES EDIT EDITS NEWS TEAM MEAT
        CAP CAPTURE CATNIP CLAMP SCRAP OPTION START STARTS STARTLE ANGLE TRIANGLE COURSE COARSE PAIR PARE PEAR
        LOVE LOVER LOVELY BELOVED LOVABLE COLOR COLOUR MOUSE MICE BRING BROUGHT GOOD BETTER
        RAPID ODOR SUMMIT VICTORY TIMID BRAVE ANNUAL
      `),
    ).toEqual([]);
  });

  it('include nearly all common words of the spelling lists', () => {
    const common = [...readSources().scowl]
      .filter(([word, size]) => size <= 60 && word.length > 1)
      .map(([word]) => word);
    const lost = common.filter((word) => !standard.has(word.toUpperCase()));
    // abbreviations without a vowel; names in lower case; misspellings
    expect(lost.filter((word) => /[aeiouy]/.test(word)).length).toBeLessThan(25);
    expect(lost.length).toBeLessThan(40);
  });

  it('include recent words', () => {
    expect(
      missing(`
        WIFI SUDOKU SELFIE SELFIES EMOJI EMOJIS HANGRY FRENEMY COVID BLOCKCHAIN GIF LOL COSPLAY BITCOIN VAPE PODCAST
        BARCODE CHAI GELATO GAMEPLAY AUDIOBOOK PASHMINA BRUSCHETTA TIRAMISU VLOG STREAMER UPCYCLE TREEHOUSE PARMESAN
        MERLOT FRISBEE PANINI SPORK YAY ABS BROS OK CRYPTO EBIKE UPVOTE DASHCAM NERF SATNAV
      `),
    ).toEqual([]);
  });

  it('have at least two letters, all capitals A to Z', () => {
    const all: string[] = [];
    forEachWord(broad.graph, (word) => all.push(word));
    expect(all.filter((word) => !/^[A-Z]{2,30}$/.test(word))).toEqual([]);
    expect([all.length > 270_000, standard.size > 205_000]).toEqual([true, true]);
  });
});

describe('invalid spellings', () => {
  it('include names, plurals of names, and brands', () => {
    expect(
      allowed(`
        SEAN PAUL LONDON PARIS JAMES MARY INDIA MICHAEL CANADA QUEBEC JESUS INDIAS MICHAELS ALASKA ARISTOTLE EINSTEINS
        FACEBOOK KLEENEX DUMBLEDORES GREEK TURKS CHINESE MONDAY JANUARY
      `),
    ).toEqual([]);
  });

  it('include abbreviations', () => {
    expect(allowed('UNESCO PAC NI UK USA TV DVD VOIP BBC MRS MM CM KG')).toEqual([]);
  });

  it('[WS-014] [WS-015] include bare prefixes', () => {
    expect(allowed('INTRA MULTI')).toEqual([]);
  });

  it('are explained as a name, an abbreviation or unknown', () => {
    for (const name of words('SEAN PAUL LONDON PARIS INDIA')) expect(standard.explain(name).reason.type).toBe('name');
    for (const sign of words('UNESCO USA UK')) expect(standard.explain(sign).reason.type).toBe('abbreviation');
    expect(standard.explain('XQZW').reason.type).toBe('unknown');
  });
});

describe('the word lists', () => {
  it('are nested: broad contains standard', () => {
    const outside: string[] = [];
    forEachWord(standard.graph, (word) => broad.has(word) || outside.push(word));
    expect(outside).toEqual([]);
  });

  it('have no word that begins with NK, as Take My Word For It states', () => {
    expect(standard.isPrefix('NK')).toBe(false);
  });

  it('give the same bytes in every build', () => {
    const lists = {
      broad: words('ACT CAT CATS DOG DOGE GOD NKOSI'),
      standard: words('ACT CAT CATS DOG GOD'),
      names: ['LONDON'],
      abbreviations: ['UNESCO', 'USA'],
      brands: ['IPHONE'],
    };
    const [one, two] = [buildGraphSections(lists), buildGraphSections(structuredClone(lists))];
    expect(Object.keys(one)).toEqual(Object.keys(two));
    for (const [name, table] of Object.entries(one)) expect(two[name], name).toEqual(table);
    expect(one['standard.marks']).toEqual(Uint32Array.of(0b0101111));
  });
});
