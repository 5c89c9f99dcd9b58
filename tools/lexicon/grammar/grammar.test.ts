// Tests inflection: spelling rules, and which spellings are forms of which words.

import { describe, expect, it } from 'vitest';
import { readUsage } from '../sources/word-class-usage.ts';
import { parseWordNet } from '../sources/wordnet.ts';
import { learnGrammar } from './grammar.ts';
import { addPluralS, addSuffix, pluralsOfCompounds, pluralsOfLearnedNouns } from './spelling-rules.ts';

describe('spelling', () => {
  const never = () => false;
  it.each([
    ['baby', 'babies'],
    ['boy', 'boys'],
    ['soliloquy', 'soliloquies'],
    ['stomach', 'stomachs'],
    ['hero', 'heroes'],
    ['piano', 'pianos'],
    ['quiz', 'quizzes'],
    ['bus', 'buses'],
    ['box', 'boxes'],
  ])('%s may become %s', (base, plural) => expect(addPluralS(base)).toContain(plural));
  it('does not form PASS as the plural of PAS', () => expect(addPluralS('pas')).not.toContain('pass'));
  it.each([
    ['hop', 'ed', 'hopped'],
    ['hope', 'ing', 'hoping'],
    ['die', 'ing', 'dying'],
    ['dye', 'ing', 'dyeing'],
    ['panic', 'ed', 'panicked'],
    ['travel', 'ed', 'travelled'],
    ['travel', 'ed', 'traveled'],
    ['quit', 'ing', 'quitting'],
    ['carry', 'ed', 'carried'],
    ['dry', 'er', 'drier'],
    ['free', 'er', 'freer'],
  ] as const)('%s + %s may become %s', (base, suffix, form) => expect(addSuffix(base, suffix, never)).toContain(form));
  it('forms HOPED from HOPE, not from HOP', () => {
    expect(addSuffix('hop', 'ed', never)).not.toContain('hoped');
    expect(addSuffix('repin', 'ed', (stem) => stem === 'repin')).not.toContain('repined');
  });
  it('forms the plural of a compound from its last part', () => {
    expect(pluralsOfCompounds('bookshelf')).toContain('bookshelves');
    expect(pluralsOfCompounds('snowman')).toContain('snowmen');
    expect(pluralsOfCompounds('belief')).toEqual([]);
  });
  it('forms plurals of Latin and Greek nouns', () => {
    expect(pluralsOfLearnedNouns('cactus')).toContain('cacti');
    expect(pluralsOfLearnedNouns('cotton')).toEqual([]);
  });
});

describe('grammar', () => {
  /** `lemma pos tags`: one sense each. */
  const learn = (lemmas: string[], words: string) => {
    const senses = lemmas.map((each, i) => {
      const [lemma, pos, tags] = each.split(' ') as [string, 'n' | 'v' | 'a', string];
      return { lemma, pos, offset: String(i + 1).padStart(8, '0'), tags };
    });
    const data = (pos: string) =>
      senses
        .filter((each) => each.pos === pos)
        .map(({ lemma, offset }) => `${offset} 03 ${pos} 01 ${lemma} 0 000 | gloss`)
        .join('\n');
    const index = senses.map(
      ({ lemma, pos, offset, tags }) => `${lemma}%${'nva'.indexOf(pos) + 1}:03:00:: ${offset} 1 ${tags}`,
    );
    return learnGrammar(new Set(words.split(' ')), readUsage(parseWordNet(data, index.join('\n'))), never);
  };
  const never = () => false;

  it('finds all words a spelling is a form of', () => {
    const { inflections } = learn(['leaf n 20', 'leave v 300', 'leave n 2'], 'leaf leave leaves');
    expect(inflections.get('leaves')).toEqual([
      { base: 'leaf', class: 'noun', form: 'plural' },
      { base: 'leave', class: 'noun', form: 'plural' },
      { base: 'leave', class: 'verb', form: 'third' },
    ]);
  });
  it('does not treat EVENING as a form of EVEN', () => {
    const { inflections } = learn(['even v 1', 'evening n 38'], 'even evened evening evens');
    expect(inflections.get('evening')).toBeUndefined();
    expect(inflections.get('evened')).toEqual([{ base: 'even', class: 'verb', form: 'past' }]);
  });
  it('inflects an adjective only if comparative and superlative are both words', () => {
    const { inflections } = learn(['fin a 1', 'big a 9'], 'fin finner big bigger biggest');
    expect(inflections.get('finner')).toBeUndefined();
    expect(inflections.get('bigger')).toEqual([{ base: 'big', class: 'adjective', form: 'comparative' }]);
  });
  it('classifies words unknown to WordNet as verbs or nouns by their forms', () => {
    const { classes, inflections } = learn([], 'vape vapes vaped vaping blorp blorps the thes');
    expect([...classes.get('vape')!]).toEqual(['verb']);
    expect([...classes.get('blorp')!]).toEqual(['noun']);
    expect(inflections.get('vapes')).toEqual([{ base: 'vape', class: 'verb', form: 'third' }]);
    expect(inflections.get('thes')).toBeUndefined();
  });
  it('assigns SINGING to SING and SINGED to SINGE', () => {
    const { inflections } = learn(
      ['sing v 80', 'singe v 1'],
      'sing singe sings singes singed singeing singing sang sung',
    );
    expect(inflections.get('singing')).toEqual([{ base: 'sing', class: 'verb', form: 'gerund' }]);
    expect(inflections.get('singed')).toEqual([{ base: 'singe', class: 'verb', form: 'past' }]);
    expect(inflections.get('sung')).toEqual([{ base: 'sing', class: 'verb', form: 'participle' }]);
  });
});
