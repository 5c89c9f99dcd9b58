import { describe, expect, it } from 'vitest';
import { formatMove } from '../rules/moves.ts';
import { positionInView } from '../rules/view.ts';
import { stagedTable } from '../testing/table.testing.ts';
import * as on from './draft.ts';
import { toPlay } from './draft-row.ts';
import { NO_TRACKED_CARDS, trackCards } from './track-cards.ts';

/** A desk before this row, with the hand's cards numbered from 0. */
function sit(row: string, hand: string, premiums = '', status: 'open' | 'word' = 'open') {
  const scenario = { ...(row === '' ? {} : { row, status }), turn: 0, hands: { 0: hand }, premiums: { 0: premiums } };
  const position = positionInView(stagedTable(scenario).view(0), 0)!;
  const own: on.OwnHand = { position, cards: trackCards(NO_TRACKED_CARDS, position.row.slots, position.hand).hand };
  let desk = on.newDraft(position.row.slots);
  const id = (card: string): number => own.cards.find((one) => one.card === card)!.id;
  const does = (next: (desk: on.Draft, own: on.OwnHand) => on.Draft): void => void (desk = next(desk, own));
  const press = (key: string, shift = false): void =>
    does((now) => {
      const next = on.pressKey(now, own, key, shift);
      if (next === null) throw new Error(`${key} does nothing`);
      return next;
    });
  return {
    card: (card: string) => does((now) => on.pressCard(now, own, id(card))),
    premium: (at: number) => does((now) => on.pressPremium(now, own, at)),
    gap: (at: number) => does((now) => on.pressTarget(now, own, { type: 'gap', at })),
    place: (at: number) => does((now) => on.pressTarget(now, own, { type: 'place', at })),
    drop: (card: string, target: string | null) => does((now) => on.dropItem(now, own, `card:${id(card)}`, target)),
    dropPremium: (at: number, target: string) => does((now) => on.dropItem(now, own, `premium:${at}`, target)),
    lift: (card: string) => does((now) => on.liftItem(now, `card:${id(card)}`)),
    reordered: (card: string, target: string | null) => on.handReorder(desk, `card:${id(card)}`, target),
    press,
    type: (text: string, blank = false) =>
      [...text].forEach((letter) => {
        press(letter, blank);
      }),
    name: (letter: string) => does((now) => on.assignBlankLetter(now, own, letter)),
    walk: (step: -1 | 1) => does((now) => on.moveCursor(now, step)),
    erase: () => press('Backspace'),
    undo: () => does(on.undo),
    clear: () => press('Delete'),
    putBack: () => press('Escape'),
    get desk() {
      return desk;
    },
    get text() {
      return formatMove(toPlay(on.currentRow(desk), null));
    },
  };
}

describe('tapping', () => {
  it('lays card by card on an empty row', () => {
    const table = sit('', 'rC yA kT');
    table.card('rC');
    table.card('yA');
    table.card('kT');
    expect(table.text).toBe('play rC yA kT');
    table.card('yA');
    expect(table.text).toBe('play rC kT');
  });

  it('picks a card up and lays it where the next tap says', () => {
    const table = sit('gN', 'kB kA kK');
    table.card('kB');
    expect(table.desk.heldItem).not.toBeNull();
    table.gap(0);
    expect(table.text).toBe('play kB .');
    table.card('kK');
    table.card('kK');
    expect(table.desk.heldItem).toBeNull();
  });

  it('lays in reading order at a place chosen first', () => {
    const table = sit('gN', 'kB kA kK');
    table.gap(0);
    table.card('kB');
    table.card('kA');
    table.gap(3);
    table.card('kK');
    expect(table.text).toBe('play kB kA . kK');
    table.place(1);
    expect(table.text).toBe('play kB . kK');
  });

  it('says in the words of the rules why a card may not lie there', () => {
    const table = sit('rT kI gN', 'bP kE', '', 'word');
    table.card('bP');
    table.place(0);
    expect(table.desk.error).toContain('A blue P cannot replace the red T (TM-093)');
    table.card('kE');
    table.place(1);
    expect(table.desk.error).toContain('The black I is locked');
    table.card('kE');
    expect(table.desk.error).toBeNull();
  });
});

describe('dragging', () => {
  it('does what two taps do, and takes back what is dropped on the hand', () => {
    const table = sit('rT yI gN', 'rB kS', '', 'word');
    table.drop('rB', 'place:0');
    table.drop('kS', 'gap:3');
    expect(table.text).toBe('play /rB .. kS');
    table.drop('rB', 'gap:0');
    expect(table.text).toBe('play rB ... kS');
    table.drop('rB', 'place:2');
    expect(table.desk.error).toContain('cannot replace the yellow I');
    table.drop('kS', 'hand');
    table.drop('rB', null);
    expect(table.text).toBe('play rB ...');
  });
});

describe('typing', () => {
  it('goes on behind the row, or where the arrows went', () => {
    const table = sit('gN', 'kB kA kK');
    table.type('K');
    table.walk(-1);
    table.walk(-1);
    table.walk(-1);
    table.type('BA');
    expect(table.text).toBe('play kB kA . kK');
    table.erase();
    expect(table.text).toBe('play kB . kK');
    table.type('A');
    expect(table.text).toBe('play kB kA . kK');
  });

  it('replaces the card it stands on, and prefers its colour to black', () => {
    const table = sit('gC yO rT', 'kA yA rA', '', 'word');
    table.walk(-1);
    table.walk(1);
    table.walk(1);
    table.type('A');
    expect(table.text).toBe('play . /yA .');
    table.erase();
    expect(table.text).toBe('play ...');
    table.type('A');
    expect(table.text).toBe('play . /yA .');
  });

  it('lays a blank only when asked to', () => {
    const table = sit('gN', 'b? kA');
    table.type('I');
    expect(table.desk.error).toBe('You hold no I. Shift and I lays your blank as I.');
    table.type('I', true);
    expect(table.text).toBe('play . b?=I');
    table.type('Z', true);
    expect(table.desk.error).toBe('You hold no blank.');
  });
});

describe('a blank that is tapped', () => {
  it('asks for its letter before it lies there', () => {
    const table = sit('gN', 'b? kA');
    table.card('b?');
    table.gap(0);
    expect(table.text).toBe('play .');
    expect(table.desk.pendingBlank).not.toBeNull();
    table.name('I');
    expect(table.text).toBe('play b?=I .');
    expect(table.desk.pendingBlank).toBeNull();
  });
});

describe('premiums', () => {
  it('go onto black cards, each for itself, and come back by a tap', () => {
    const table = sit('kR yA gT', 'kE', 'DL DL', 'word');
    table.premium(0);
    table.place(0);
    table.gap(3);
    table.card('kE');
    table.dropPremium(1, 'place:3');
    expect(table.text).toBe('play .+DL .. kE+DL');
    table.premium(0);
    expect(table.text).toBe('play ... kE+DL');
    table.dropPremium(0, 'place:1');
    expect(table.desk.error).toContain('Premiums lie only on black cards');
    table.dropPremium(0, 'gap:0');
    expect(table.desk.error).toContain('black card');
  });
});

describe('undoing', () => {
  it('goes back step by step, also over a cleared word', () => {
    const table = sit('rC yA gT', 'kI kN', '', 'word');
    table.card('kI');
    table.gap(3);
    table.clear();
    table.card('kI');
    expect(table.text).toBe('clear kI');
    table.undo();
    table.undo();
    expect(table.text).toBe('play ... kI');
    table.undo();
    table.undo();
    expect(table.text).toBe('play ...');
  });

  it('puts down first, then takes everything back', () => {
    const table = sit('gN', 'kB kA');
    table.card('kB');
    table.gap(0);
    table.card('kA');
    table.putBack();
    expect(table.text).toBe('play kB .');
    table.putBack();
    expect(table.text).toBe('play .');
  });
});

describe('carrying', () => {
  it('holds what is carried, so that its places show', () => {
    const table = sit('gN', 'kB kA');
    table.lift('kA');
    expect(table.desk.heldItem).toEqual({ type: 'card', id: expect.any(Number) });
  });

  it('changes the order of the hand, but not with cards that lie in the row', () => {
    const table = sit('gN', 'kB kA');
    expect(table.reordered('kB', 'hand:7')).toEqual({ id: expect.any(Number), before: 7 });
    for (const target of ['hand', 'gap:0', null]) expect(table.reordered('kB', target)).toBeNull();
    table.drop('kB', 'gap:0');
    expect(table.reordered('kB', 'hand:7')).toBeNull();
  });
});

it('leaves keys alone that mean nothing here', () => {
  for (const key of ['F5', 'Tab', '7', 'Delete']) expect(() => sit('gN', 'kB').press(key)).toThrow('does nothing');
});
