// The lexicon decides the plural rule's examples as RULES.md lists them. word-check.ts applies its answers.

import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../lexicon/load.node.ts';

const lexicon = loadLexicon('broad');
const words = (text: string): string[] => text.match(/[A-Z]+/g)!;

describe('bare plurals', () => {
  const isBare = (noun: string, plural: string): boolean => lexicon.isBarePlural(noun, plural, 0.7);
  it.each(words('PENCIL BRICK CAT TIDE BEAN DEAN PRINCE DOOR TEAM'))(
    '[WX-048] counts %s + S as a mere plural',
    (noun) => expect(isBare(noun, `${noun}S`)).toBe(true),
  );
  it.each(words('MEND LEAN WEAN EDIT EAT GO WALK PLAY HOPE WORK RACE'))(
    '[WX-047] does not count %s + S as a mere plural: it is mainly a verb',
    (verb) => expect(isBare(verb, `${verb}S`)).toBe(false),
  );
  it('[WX-045] counts only the same letters plus S', () => {
    expect(isBare('CAT', 'CAST')).toBe(false);
    expect(isBare('EDIT', 'TIDES')).toBe(false);
  });
  it('[WX-046] does not count plurals that are formed in another way', () => {
    expect(isBare('CHILD', 'CHILDREN')).toBe(false);
    expect(isBare('BOX', 'BOXES')).toBe(false);
    expect(isBare('CHURCH', 'CHURCHES')).toBe(false);
  });
  it('[WX-049] does not count PRINCESS and NEWS, and counts RACES only if the rule is strict', () => {
    expect(isBare('PRINCES', 'PRINCESS')).toBe(false);
    expect(isBare('NEW', 'NEWS')).toBe(false);
    expect(lexicon.isBarePlural('RACE', 'RACES', 0.3)).toBe(true);
    expect(lexicon.isBarePlural('MEND', 'MENDS', 0.3)).toBe(false);
  });
  it('[WX-048] treats an unknown word as a noun', () => expect(isBare('BLORP', 'BLORPS')).toBe(true));
  it('[WX-048] has the noun shares that RULES.md lists', () => {
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
