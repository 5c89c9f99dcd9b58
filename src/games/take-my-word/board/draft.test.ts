import { describe, expect, it } from 'vitest';
import { customLexicon } from '../../../lexicon/custom-lexicon.ts';
import { formatMove } from '../rules/moves.ts';
import type { PlayLexicon } from '../rules/plays/position.ts';
import { ownHandIn } from '../testing/draft.testing.ts';
import { stageTestTable } from '../testing/table.testing.ts';
import * as drafts from './draft.ts';
import { toPlay } from './draft-row.ts';
import { ACCEPT_ALL_WORDS } from './preview.ts';

/** A draft on this row that is changed by taps, drops and keys. */
function startDraft(
  row: string,
  hand: string,
  premiums = '',
  status: 'open' | 'word' = 'open',
  words: PlayLexicon = ACCEPT_ALL_WORDS,
) {
  const scenario = { ...(row === '' ? {} : { row, status }), turn: 0, hands: { 0: hand }, premiums: { 0: premiums } };
  const ownHand = ownHandIn(stageTestTable(scenario).view(0));
  let draft = drafts.newDraft(ownHand.position.row.slots);
  const id = (card: string): number => ownHand.cards.find((one) => one.card === card)!.id;
  const update = (next: (draft: drafts.Draft) => drafts.Draft): void => void (draft = next(draft));
  const press = (key: string, shift = false): void =>
    update((now) => {
      const next = drafts.pressKey(now, ownHand, key, shift, words);
      if (next === null) throw new Error(`${key} does nothing`);
      return next;
    });
  return {
    card: (card: string) => update((now) => drafts.pressCard(now, ownHand, id(card))),
    premium: (at: number) => update((now) => drafts.pressPremium(now, ownHand, at)),
    gap: (at: number) => update((now) => drafts.pressTarget(now, ownHand, { type: 'gap', at })),
    slot: (at: number) => update((now) => drafts.pressTarget(now, ownHand, { type: 'slot', at })),
    drop: (card: string, target: string | null) =>
      update((now) => drafts.dropItem(now, ownHand, `card:${id(card)}`, target)),
    dropPremium: (at: number, target: string) =>
      update((now) => drafts.dropItem(now, ownHand, `premium:${at}`, target)),
    lift: (card: string) => update((now) => drafts.liftItem(now, `card:${id(card)}`)),
    reorder: (card: string, target: string | null) => drafts.handReorder(draft, `card:${id(card)}`, target),
    press,
    type: (text: string, blank = false) =>
      [...text].forEach((letter) => {
        press(letter, blank);
      }),
    nameBlank: (letter: string) => update((now) => drafts.assignBlankLetter(now, ownHand, letter)),
    moveCursor: (step: -1 | 1) => update((now) => drafts.moveCursor(now, step)),
    backspace: () => press('Backspace'),
    undo: () => update(drafts.undo),
    clear: () => press('Delete'),
    escape: () => press('Escape'),
    get draft() {
      return draft;
    },
    get text() {
      return formatMove(toPlay(drafts.currentRow(draft), null));
    },
  };
}

describe('tapping', () => {
  it('places card by card on an empty row', () => {
    const editor = startDraft('', 'rC yA kT');
    editor.card('rC');
    editor.card('yA');
    editor.card('kT');
    expect(editor.text).toBe('play rC yA kT');
    editor.card('yA');
    expect(editor.text).toBe('play rC kT');
  });

  it('picks up a card and places it where the next tap is', () => {
    const editor = startDraft('gN', 'kB kA kK');
    editor.card('kB');
    expect(editor.draft.heldItem).not.toBeNull();
    editor.gap(0);
    expect(editor.text).toBe('play kB .');
    editor.card('kK');
    editor.card('kK');
    expect(editor.draft.heldItem).toBeNull();
  });

  it('places cards in reading order at a target chosen first', () => {
    const editor = startDraft('gN', 'kB kA kK');
    editor.gap(0);
    editor.card('kB');
    editor.card('kA');
    editor.gap(3);
    editor.card('kK');
    expect(editor.text).toBe('play kB kA . kK');
    editor.slot(1);
    expect(editor.text).toBe('play kB . kK');
  });

  it('gives the refusal of the rules when a card may not go there', () => {
    const editor = startDraft('rT kI gN', 'bP kE', '', 'word');
    editor.card('bP');
    editor.slot(0);
    expect(editor.draft.error).toMatchObject({ code: 'COLOUR_MISMATCH', rule: 'TM-093', about: ['bP', 'T', 'r'] });
    editor.card('kE');
    editor.slot(1);
    expect(editor.draft.error).toMatchObject({ code: 'BLACK_LOCKED', about: ['I'] });
    editor.card('kE');
    expect(editor.draft.error).toBeNull();
  });
});

describe('dragging', () => {
  it('does the same as two taps, and takes back a card dropped on the hand', () => {
    const editor = startDraft('rT yI gN', 'rB kS', '', 'word');
    editor.drop('rB', 'slot:0');
    editor.drop('kS', 'gap:3');
    expect(editor.text).toBe('play /rB .. kS');
    editor.drop('rB', 'gap:0');
    expect(editor.text).toBe('play rB ... kS');
    editor.drop('rB', 'slot:2');
    expect(editor.draft.error).toMatchObject({ code: 'COLOUR_MISMATCH' });
    editor.drop('kS', 'hand');
    editor.drop('rB', null);
    expect(editor.text).toBe('play rB ...');
  });
});

describe('typing', () => {
  it('places cards after the row, or at the cursor', () => {
    const editor = startDraft('gN', 'kB kA kK');
    editor.type('K');
    editor.moveCursor(-1);
    editor.moveCursor(-1);
    editor.moveCursor(-1);
    editor.type('BA');
    expect(editor.text).toBe('play kB kA . kK');
    editor.backspace();
    expect(editor.text).toBe('play kB . kK');
    editor.type('A');
    expect(editor.text).toBe('play kB kA . kK');
  });

  it('replaces the card at the cursor, and prefers its color to black', () => {
    const editor = startDraft('gC yO rT', 'kA yA rA', '', 'word');
    editor.moveCursor(-1);
    editor.moveCursor(1);
    editor.moveCursor(1);
    editor.type('A');
    expect(editor.text).toBe('play . /yA .');
    editor.backspace();
    expect(editor.text).toBe('play ...');
    editor.type('A');
    expect(editor.text).toBe('play . /yA .');
  });

  it('places a blank only with Shift', () => {
    const editor = startDraft('gN', 'b? kA');
    editor.moveCursor(1);
    editor.type('I');
    expect(editor.draft.error).toBe('You don’t have the letter “I”. Shift+I plays your blank as “I”.');
    editor.type('I', true);
    expect(editor.text).toBe('play . b?=I');
    editor.type('Z', true);
    expect(editor.draft.error).toBe('You don’t have a blank.');
  });
});

describe('typing a whole word', () => {
  const words = customLexicon(['WORM', 'WORMS', 'LORE']);
  const onWorm = (hand: string) => startDraft('rW yO gR kM', hand, '', 'open', words);

  it('replaces and keeps cards of the row, so that it reads the word', () => {
    const editor = startDraft('rW yO kR gM', 'rL gE kL b?', '', 'open', words);
    editor.type('LOR');
    expect(editor.text).toBe('play ....');
    expect(editor.draft.typed!.text).toBe('LOR');
    editor.type('E');
    expect(editor.text).toBe('play /rL .. /gE');
    editor.backspace();
    expect(editor.text).toBe('play ....');
    editor.type('E');
    editor.undo();
    expect([editor.text, editor.draft.typed]).toEqual(['play ....', null]);
  });

  it('keeps what the rules do not allow out of the row: black cards stay', () => {
    const editor = onWorm('rL gE kE');
    editor.type('LORE');
    expect(editor.text).toBe('play ....');
    editor.escape();
    expect(editor.draft.typed).toBeNull();
  });

  it('saves blanks and black cards, and takes a word rather than clearing it', () => {
    const editor = startDraft('rC yA gT', 'b? kS yS', '', 'word', words);
    editor.type('CATS');
    expect(editor.text).toBe('play ... yS');
    const clearing = startDraft('rC yA gT', 'kI rN', '', 'word', words);
    clearing.type('IN');
    expect(clearing.text).toBe('clear kI rN');
  });

  it('continues the row if only that is a word, and uses a blank if it must', () => {
    const editor = onWorm('yS rL');
    editor.type('S');
    expect(editor.text).toBe('play .... yS');
    const blank = onWorm('y? rL');
    blank.type('S');
    expect(blank.text).toBe('play .... y?=S');
    blank.type('X');
    expect(blank.text).toBe('play ....');
  });

  it('ends when the cursor moves', () => {
    const editor = onWorm('yS rL');
    editor.type('L');
    editor.moveCursor(-1);
    editor.type('L');
    expect(editor.text).toBe('play rL ....');
  });
});

describe('a tapped blank', () => {
  it('asks for its letter before it is placed', () => {
    const editor = startDraft('gN', 'b? kA');
    editor.card('b?');
    editor.gap(0);
    expect(editor.text).toBe('play .');
    expect(editor.draft.pendingBlank).not.toBeNull();
    editor.nameBlank('I');
    expect(editor.text).toBe('play b?=I .');
    expect(editor.draft.pendingBlank).toBeNull();
  });
});

describe('premiums', () => {
  it('go on black cards and come back with a tap', () => {
    const editor = startDraft('kR yA gT', 'kE', 'DL DL', 'word');
    editor.premium(0);
    editor.slot(0);
    editor.gap(3);
    editor.card('kE');
    editor.dropPremium(1, 'slot:3');
    expect(editor.text).toBe('play .+DL .. kE+DL');
    editor.premium(0);
    expect(editor.text).toBe('play ... kE+DL');
    editor.dropPremium(0, 'slot:1');
    expect(editor.draft.error).toMatchObject({ code: 'PREMIUM_NEEDS_BLACK' });
    editor.dropPremium(0, 'gap:0');
    expect(editor.draft.error).toMatchObject({ code: 'PREMIUM_NEEDS_BLACK', rule: 'TM-122' });
  });
});

describe('undo', () => {
  it('goes back step by step, even past a cleared word', () => {
    const editor = startDraft('rC yA gT', 'kI kN', '', 'word');
    editor.card('kI');
    editor.gap(3);
    editor.clear();
    editor.card('kI');
    expect(editor.text).toBe('clear kI');
    editor.undo();
    editor.undo();
    expect(editor.text).toBe('play ... kI');
    editor.undo();
    editor.undo();
    expect(editor.text).toBe('play ...');
  });

  it('Escape releases the held card first, then takes back all cards', () => {
    const editor = startDraft('gN', 'kB kA');
    editor.card('kB');
    editor.gap(0);
    editor.card('kA');
    editor.escape();
    expect(editor.text).toBe('play kB .');
    editor.escape();
    expect(editor.text).toBe('play .');
  });
});

describe('dragging a card of the hand', () => {
  it('holds the card, so that the board shows where it can go', () => {
    const editor = startDraft('gN', 'kB kA');
    editor.lift('kA');
    expect(editor.draft.heldItem).toEqual({ type: 'card', id: expect.any(Number) });
  });

  it('changes the order of the hand, except for cards placed in the row', () => {
    const editor = startDraft('gN', 'kB kA');
    expect(editor.reorder('kB', 'hand:7')).toEqual({ id: expect.any(Number), before: 7 });
    for (const target of ['hand', 'gap:0', null]) expect(editor.reorder('kB', target)).toBeNull();
    editor.drop('kB', 'gap:0');
    expect(editor.reorder('kB', 'hand:7')).toBeNull();
  });
});

it('ignores keys that have no meaning here', () => {
  for (const key of ['F5', 'Tab', '7', 'Delete'])
    expect(() => startDraft('gN', 'kB').press(key)).toThrow('does nothing');
});
