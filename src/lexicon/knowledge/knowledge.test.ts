// The judgements on words that the rulebooks of the games name, and that no string upsets.
// Not the accuracy in general: accuracy.test.ts.

import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../load.node.ts';

const lexicon = loadLexicon('broad');
const words = (text: string): string[] => text.match(/[A-Z]+/g)!;
const HOSTILE = [
  'constructor',
  '__proto__',
  'CONSTRUCTOR',
  'VALUEOF',
  '',
  'A',
  'a',
  'É',
  'CAFÉ',
  '😀',
  '\ud800',
  'A B',
  'A'.repeat(10_000),
  'Z'.repeat(40),
];

describe('basic forms', () => {
  const accepted =
    words(`PLAY PLAYS GO DOOR ORE SHE THE HOT TEA DOES BEING MEN FEET DICE BABIES WOLVES WALKS WORKS NEEDS CUT CUTS SAW
    FELL FOUND LEFT ROSE SPOKE KING SPRING SEED LETTER UNDER GUEST THIS JEANS`);
  const rejected =
    words(`PLAYED GOES WENT GOING TAKING DYING EATS TAKES SAYS KNOWS GIVES COMES TAKEN SAT SUNG WAS HAD LOST BIGGER
    LARGER OLDEST`);
  it.each(accepted)('[OB-059] accepts %s', (word) => expect(lexicon.judgeBasicForm(word).ok).toBe(true));
  it.each(rejected)('[OB-059] rejects %s', (word) => expect(lexicon.judgeBasicForm(word).ok).toBe(false));

  it('[OB-048] PLAYING is no basic form', () =>
    expect(lexicon.judgeBasicForm('PLAYING')).toEqual({ ok: false, why: 'verb-form', of: 'PLAY' }));
  it('[OB-049] of a verb only the infinitive', () => {
    expect(lexicon.judgeBasicForm('GO')).toEqual({ ok: true, why: 'base', of: null });
    expect(lexicon.judgeBasicForm('GOES')).toEqual({ ok: false, why: 'verb-form', of: 'GO' });
  });
  it('[OB-058] the table of single words goes first', () => {
    const table =
      words(`ABODE BIT BORE BOUND CLEFT CLOVE DOVE DROVE DRUNK FELL FELT FOUND GILT GROUND LAY LEFT MIGHT RENT ROSE RUNG SAW
      SHOT SMELT SPAT SPELT SPOKE STOLE STOVE WON WOUND BEING DOES`);
    for (const word of table) expect(lexicon.judgeBasicForm(word)).toMatchObject({ ok: true, why: 'listed' });
    for (const word of words(
      'AM IS ARE WAS WERE BEEN HAS HAD DID DONE CHOSEN DUG GIVEN LOST SANG SENT SHOOK SLAIN TORE',
    )) {
      expect(lexicon.judgeBasicForm(word)).toMatchObject({ ok: false, why: 'listed' });
    }
  });
  it('[OB-058] each step speaks', () => {
    expect(lexicon.judgeBasicForm('SHEEP').why).toBe('base');
    expect(lexicon.judgeBasicForm('OXEN')).toEqual({ ok: true, why: 'plural', of: 'OX' });
    expect(lexicon.judgeBasicForm('MINING')).toMatchObject({ ok: true, why: 'noun' });
    expect(lexicon.judgeBasicForm('THOUGHT')).toMatchObject({ ok: true, why: 'noun' });
    expect(lexicon.judgeBasicForm('CLOTHES')).toMatchObject({ ok: true });
    expect(lexicon.judgeBasicForm('WIDEST')).toEqual({ ok: false, why: 'comparison', of: 'WIDE' });
    expect(lexicon.judgeBasicForm('NUMBER').ok).toBe(true);
  });
});

describe('bare plurals', () => {
  const isBare = (noun: string, plural: string): boolean => lexicon.isBarePlural(noun, plural, 0.7);
  it.each(words('PENCIL BRICK CAT TIDE BEAN DEAN PRINCE DOOR TEAM'))('[WX-048] %s + S is merely plural', (noun) =>
    expect(isBare(noun, `${noun}S`)).toBe(true),
  );
  it.each(words('MEND LEAN WEAN EDIT EAT GO WALK PLAY HOPE WORK RACE'))('[WX-047] %s + S is a verb form too', (verb) =>
    expect(isBare(verb, `${verb}S`)).toBe(false),
  );
  it('[WX-045] only the bare plural is meant', () => {
    expect(isBare('CAT', 'CAST')).toBe(false);
    expect(isBare('EDIT', 'TIDES')).toBe(false);
  });
  it('[WX-046] other plurals are not', () => {
    expect(isBare('CHILD', 'CHILDREN')).toBe(false);
    expect(isBare('BOX', 'BOXES')).toBe(false);
    expect(isBare('CHURCH', 'CHURCHES')).toBe(false);
  });
  it('[WX-049] PRINCES and NEW are no nouns; RACE is one when the rule is strict', () => {
    expect(isBare('PRINCES', 'PRINCESS')).toBe(false);
    expect(isBare('NEW', 'NEWS')).toBe(false);
    expect(lexicon.isBarePlural('RACE', 'RACES', 0.3)).toBe(true);
    expect(lexicon.isBarePlural('MEND', 'MENDS', 0.3)).toBe(false);
  });
  it('[WX-048] a word of which nothing is known is a noun', () => expect(isBare('BLORP', 'BLORPS')).toBe(true));
  it('[WX-048] shares are those of the ledger', () => {
    const shares = {
      PENCIL: 0.96,
      CAT: 0.97,
      TIDE: 0.89,
      BEAN: 0.91,
      MEND: 0.08,
      PLAY: 0.2,
      WORK: 0.48,
      RACE: 0.51,
      GO: 0,
    };
    for (const [word, share] of Object.entries(shares))
      expect(Math.abs(lexicon.nounShare(word)! - share)).toBeLessThan(0.006);
    expect(lexicon.nounShare('THE')).toBeNull();
  });
});

describe('same or different', () => {
  const verdict = (a: string, b: string): string => {
    expect(lexicon.compareWords(b, a).verdict).toBe(lexicon.compareWords(a, b).verdict);
    return lexicon.compareWords(a, b).verdict;
  };
  const pairs = (list: string[]): [string, string][] =>
    list.flatMap((a, i) => list.slice(i + 1).map((b): [string, string] => [a, b]));

  it('[WS-046] one spelling is one word', () =>
    expect(lexicon.compareWords('FAST', 'FAST').because).toEqual({ type: 'spelling' }));
  it.each([['COURSE', 'COARSE'], ...pairs(words('PAIR PARE PEAR'))])('[WS-047] %s and %s only sound alike', (a, b) =>
    expect(lexicon.compareWords(a, b)).toEqual({ verdict: 'DIFFERENT', similar: true, because: { type: 'sound' } }),
  );
  it.each(pairs(words('START STARTS STARTED STARTING')))('[WS-048] %s and %s are forms of one word', (a, b) =>
    expect(lexicon.compareWords(a, b)).toEqual({
      verdict: 'SAME',
      similar: true,
      because: { type: 'forms', base: 'START' },
    }),
  );
  it.each([
    ['START', 'STARTLE'],
    ['ANGLE', 'TRIANGLE'],
    ['MOTH', 'MOTHER'],
    ['LET', 'LETTER'],
    ['FIRE', 'FIREMAN'],
  ])('[WS-049] %s only stands in %s', (a, b) =>
    expect(lexicon.compareWords(a, b)).toEqual({ verdict: 'DIFFERENT', similar: true, because: { type: 'contains' } }),
  );
  it.each([
    ['COLOR', 'COLOUR'],
    ['COLORS', 'COLOURED'],
    ['ORGANISE', 'ORGANIZING'],
    ['GREYER', 'GRAYEST'],
    ['TRAVELER', 'TRAVELLERS'],
  ])('[WS-050] %s and %s are one word spelled in two ways', (a, b) =>
    expect(lexicon.compareWords(a, b)).toEqual({ verdict: 'SAME', similar: true, because: { type: 'variant' } }),
  );
  it('[WS-051] sameness is not passed on', () => {
    expect(verdict('LEAVES', 'LEAF')).toBe('SAME');
    expect(verdict('LEAVES', 'LEAVE')).toBe('SAME');
    expect(verdict('LEAF', 'LEAVE')).toBe('DIFFERENT');
  });
  it.each([
    ['MOUSE', 'MICE'],
    ['BRING', 'BROUGHT'],
    ['GOOD', 'BETTER'],
  ])('[WS-052] %s and %s are the same', (a, b) => expect(verdict(a, b)).toBe('SAME'));
  it.each([
    ...pairs(words('LOVE LOVER BELOVED LOVABLE LOVELY')),
    ['OPTION', 'OPTIONAL'],
    ['ANGLE', 'ANGLER'],
    ['STRONG', 'STRENGTH'],
    ['LOVERS', 'BELOVED'],
  ])('[WS-053] %s and %s are relatives', (a, b) => {
    expect(verdict(a, b)).toBe('DOUBTFUL');
    expect(lexicon.compareWords(a, b).similar).toBe(true);
  });
  it('[WS-054] an unknown word is different from all', () => expect(verdict('BLORP', 'BLIP')).toBe('DIFFERENT'));
  it('[WS-055] strangers are not similar; what contains the other is', () => {
    expect(lexicon.compareWords('OPTION', 'POTION').similar).toBe(false);
    expect(lexicon.compareWords('BLORP', 'BLORPISH').similar).toBe(true);
    expect(lexicon.compareWords('TEA', 'TEA-TIME').similar).toBe(false);
  });
});

describe('meaning and manners', () => {
  it('defines a word, or what it is a form of', () => {
    expect(lexicon.define('PENCIL')).toMatchObject({ class: 'noun', of: null });
    expect(lexicon.define('WENT')).toMatchObject({ class: 'verb', of: 'GO' });
    expect(lexicon.define('QXZQX')).toBeNull();
  });
  it('flags what families avoid, and not what only looks like it', () => {
    expect(lexicon.flag('SHIT')).toBe('hard');
    expect(lexicon.flag('ARSE')).toBe('soft');
    for (const word of words('BEANBAG NIGGLING POLLOCK SLOPER HOSER BUNG CLANSMEN SNIGGER SHITAKE MISHIT DOOR')) {
      expect(lexicon.flag(word)).toBeNull();
    }
    expect(lexicon.define('SHIT')).toBeNull();
  });
  it('counts how often words are met', () => {
    expect(lexicon.zipf('THE')).toBeGreaterThan(7);
    expect(lexicon.zipf('DOG')).toBeGreaterThan(lexicon.zipf('AARDVARK'));
    expect(lexicon.zipf('QXZQX')).toBe(0);
  });
});

it.each(HOSTILE.map((text) => [text.slice(0, 12), text]))('answers %j without a crash', (_, text) => {
  expect(lexicon.zipf(text) > 0).toBe(text === 'CONSTRUCTOR');
  expect(lexicon.readingsOf(text).every(({ base }) => base !== '')).toBe(true);
  expect(lexicon.isBarePlural(text, `${text}S`, 0.7)).toBeTypeOf('boolean');
  expect(lexicon.judgeBasicForm(text).ok).toBeTypeOf('boolean');
  expect(lexicon.compareWords(text, 'WORD').verdict).toBe('DIFFERENT');
  expect(lexicon.define(text)).toSatisfy((each) => each === null || typeof each.text === 'string');
  expect(lexicon.flag(text)).toBeNull();
  expect(lexicon.explain(text).sentence).not.toBe('');
});
