import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../core/random.ts';
import { formatMove, type Move, parseMove } from '../rules/moves.ts';
import { open, placing, type Sitting, stage } from '../testing/table.testing.ts';
import { aim, carryOver, choose, type Draft, doubt, EMPTY, type Letter, pickUp } from './draft.ts';
import { type Answers, answersOf } from './panel-actions.ts';
import { askedOf, passCount } from './panel-mode.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];
const HAND = ['SONE', 'STWO', 'ATHREE', 'AFOUR'];

function answers(table: Sitting, seat: number, draft: Draft = EMPTY): Answers {
  const view = table.see(seat);
  const asked = askedOf(view, seat);
  return answersOf({ view, seat, names: NAMES }, asked, carryOver(draft, view, seat, asked));
}
const labels = ({ main, others }: Answers): readonly (string | undefined)[] => [
  main?.label,
  ...others.map(({ label }) => label),
];

/** What a player does on the board to make this move. */
function draftFor(move: Move, count: number): Draft {
  switch (move.type) {
    case 'place':
      return aim(pickUp(EMPTY, move.card), move.window);
    case 'challenge':
      return {
        ...doubt(EMPTY, move.card),
        letter: move.statement[0] as Letter,
        digit: Number(move.statement[1]),
      };
    case 'raise':
      return { ...EMPTY, raise: move.to };
    case 'pass':
      return move.cards.reduce((draft, card) => choose(draft, card, count), EMPTY);
    default:
      return EMPTY;
  }
}

const movesIn = ({ main, others }: Answers): readonly string[] =>
  [main, ...others].flatMap((answer) => (answer?.move ? [formatMove(answer.move)] : []));

/** “raise” without a level is the smallest step, which the button names. */
const spelled = (text: string, table: Sitting): string =>
  text === 'raise' && table.state.phase.type === 'bet' ? `raise ${table.state.phase.level + 1000}` : text;

describe('the buttons', () => {
  for (const raiseStep of ['single', 'free'] as const)
    it(`offer every move of a whole game, and no other (${raiseStep} raises)`, () => {
      const random = randomFrom('buttons', raiseStep === 'single' ? 1 : 2);
      const table = open(3, { targetBooks: 6, targetCash: 40_000, raiseStep });
      for (let act = 0; act < 150 && table.phase !== 'over'; act++) {
        const all = NAMES.flatMap((_, seat) => table.moves(seat).map((text) => ({ seat, text })));
        for (const { seat, text } of all) {
          const offered = movesIn(answers(table, seat, draftFor(parseMove(text)!, passCount(table.see(seat)))));
          expect(offered).toContain(spelled(text, table));
          const legal = table.moves(seat).map((one) => spelled(one, table));
          for (const one of offered) expect(legal).toContain(one);
        }
        const { seat, text } = all[random.below(all.length)]!;
        table.act(seat, text);
      }
    });

  it('say what will happen', () => {
    const table = placing(HAND, [1, 0, 0, 0]);
    expect(labels(answers(table, 0))).toEqual(['Pick up a card', 'No play, pay $1,500']);
    expect(labels(answers(table, 0, pickUp(EMPTY, 'SONE')))).toEqual(['Choose a window']);
    expect(labels(answers(table, 0, aim(pickUp(EMPTY, 'SONE'), 3)))).toEqual(['Lay Sone on 3']);
    table.act(0, 'place SONE 3');
    expect(labels(answers(table, 0))).toEqual(['Finish the turn']);
    expect(labels(answers(table, 1))).toEqual(['Let it stand']);
    const doubted = doubt(EMPTY, 'SONE');
    expect(labels(answers(table, 1, { ...doubted, digit: 1 }))).toEqual(['Synonym or antonym?', 'Let it stand']);
    expect(labels(answers(table, 1, { ...doubted, letter: 'S' }))).toEqual(['Choose a word', 'Let it stand']);
    expect(labels(answers(table, 1, { ...doubted, letter: 'S', digit: 1 }))).toEqual([
      'Challenge for $1,000',
      'Let it stand',
    ]);
    table.act(1, 'challenge SONE S1');
    expect(labels(answers(table, 0))).toEqual(['Call at $1,000', 'Raise to $2,000']);
    expect(labels(answers(table, 2))).toEqual([undefined]);
  });

  it('name the price of no play: the next turn, for who cannot pay (WP-071)', () => {
    const poor = stage({ phase: 'place', players: [{ at: 9, cash: 1500 }, {}, {}] });
    expect(labels(answers(poor, 0))).toContain('No play, lose a turn');
  });

  it('count the cards still to be chosen, and name the neighbour', () => {
    const table = stage({ players: [{}, {}, { at: 13, hand: HAND }], dice: [1], active: 2 }).act(2, 'roll');
    expect(labels(answers(table, 2))).toEqual(['Choose 2 cards']);
    const one = choose(EMPTY, 'SONE', 2);
    expect(labels(answers(table, 2, one))).toEqual(['Choose 1 more']);
    expect(labels(answers(table, 2, choose(one, 'STWO', 2)))).toEqual(['Pass Sone and Stwo to Ann']);
  });

  it('at START put royalties first for who has the books and needs the cash (WP-128)', () => {
    const at = (books: number) =>
      stage({ players: [{ at: 27, books }, {}], dice: [1] }, { winRule: 'both' }).act(0, 'roll');
    expect(labels(answers(at(2), 0))).toEqual(['Publish a book', 'Take $2,000']);
    expect(labels(answers(at(10), 0))).toEqual(['Take $30,000', 'Publish a book']);
  });
});

it('nobody is asked who only watches', () => {
  const table = placing(HAND);
  expect(askedOf(table.see('spectator'), null)).toBe('watch');
  expect(answersOf({ view: table.see('spectator'), seat: null, names: NAMES }, 'watch', EMPTY).main).toBeNull();
});
