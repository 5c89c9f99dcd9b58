// The lexicon judges basic forms as RULES.md says. word-validity.ts applies its answers.

import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../../lexicon/load.node.ts';

const lexicon = loadLexicon('broad');
const words = (text: string): string[] => text.match(/[A-Z]+/g)!;

describe('basic forms', () => {
  const accepted =
    words(`PLAY PLAYS GO DOOR ORE SHE THE HOT TEA DOES BEING MEN FEET DICE BABIES WOLVES WALKS WORKS NEEDS CUT CUTS SAW
    FELL FOUND LEFT ROSE SPOKE KING SPRING SEED LETTER UNDER GUEST THIS JEANS`);
  const rejected =
    words(`PLAYED GOES WENT GOING TAKING DYING EATS TAKES SAYS KNOWS GIVES COMES TAKEN SAT SUNG WAS HAD LOST BIGGER
    LARGER OLDEST`);
  it.each(accepted)('[OB-059] accepts %s', (word) => expect(lexicon.judgeBasicForm(word).ok).toBe(true));
  it.each(rejected)('[OB-059] rejects %s', (word) => expect(lexicon.judgeBasicForm(word).ok).toBe(false));

  it('[OB-048] rejects PLAYING as a form of PLAY', () =>
    expect(lexicon.judgeBasicForm('PLAYING')).toEqual({ ok: false, why: 'verb-form', of: 'PLAY' }));
  it('[OB-049] accepts only the infinitive of a verb', () => {
    expect(lexicon.judgeBasicForm('GO')).toEqual({ ok: true, why: 'base', of: null });
    expect(lexicon.judgeBasicForm('GOES')).toEqual({ ok: false, why: 'verb-form', of: 'GO' });
  });
  it('[OB-058] checks the table of single words first', () => {
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
  it('[OB-048] [OB-058] rejects old past forms that are nothing else', () => {
    const old = words(
      `ET SPAKE BESPAKE HOLP HOLPEN CLOMB DRAVE FORGAT CHODE SWARE SWANG SLANK TRODE BRUNG STOLN TOST YCLAD YCLEPT`,
    );
    expect(old.filter((word) => lexicon.judgeBasicForm(word).ok)).toEqual([]);
    expect(lexicon.judgeBasicForm('SPAKE')).toEqual({ ok: false, why: 'verb-form', of: 'SPEAK' });
    expect(words('TARE GAT CLAVE TRAD STANG WAX').filter((word) => !lexicon.judgeBasicForm(word).ok)).toEqual([]);
  });
  it('[OB-048] [OB-058] accepts ordinary nouns that look like verb forms or comparatives', () => {
    const nouns = words(`FLYER FLIER DRIER DRYER TAMER IDLER FITTER DIMMER GAMER MADDER COOLER BUMMER WARMER
      LINING RULING SAYING RACING SEWING WIRING ROWING DIVING ENDING SAVING LIVING ACTING CODING BENT SLEW ROVE`);
    expect(nouns.filter((word) => !lexicon.judgeBasicForm(word).ok)).toEqual([]);
    expect(
      words('FASTER FINER HOTTER USING SEEING WADING FRYING').filter((word) => lexicon.judgeBasicForm(word).ok),
    ).toEqual([]);
  });
  it('[OB-058] gives the reason of each further step', () => {
    expect(lexicon.judgeBasicForm('SHEEP').why).toBe('base');
    expect(lexicon.judgeBasicForm('OXEN')).toEqual({ ok: true, why: 'plural', of: 'OX' });
    expect(lexicon.judgeBasicForm('MINING')).toMatchObject({ ok: true, why: 'noun' });
    expect(lexicon.judgeBasicForm('THOUGHT')).toMatchObject({ ok: true, why: 'noun' });
    expect(lexicon.judgeBasicForm('CLOTHES')).toMatchObject({ ok: true });
    expect(lexicon.judgeBasicForm('WIDEST')).toEqual({ ok: false, why: 'comparison', of: 'WIDE' });
    expect(lexicon.judgeBasicForm('NUMBER').ok).toBe(true);
  });
});
