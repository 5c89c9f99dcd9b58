import { describe, expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { randomFrom } from '../../../core/random.ts';
import { formatMove, type Move, parseMove } from '../rules/moves.ts';
import { cardsToPassCount } from '../rules/view.ts';
import { openTestTable, stageTestTable, type TestTable, tableWhilePlacing } from '../testing/table.testing.ts';
import {
  type Draft,
  EMPTY_DRAFT,
  type RelationLetter,
  reconcileDraft,
  selectChallengedCard,
  toggleCard,
  togglePassedCard,
  toggleWindow,
} from './draft.ts';
import { type PanelActions, panelActionsOf } from './panel-actions.ts';
import { panelModeOf } from './panel-mode.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];
const HAND = ['SONE', 'STWO', 'ATHREE', 'AFOUR'];

function actionsFor(table: TestTable, seat: number, draft: Draft = EMPTY_DRAFT): PanelActions {
  const view = table.viewFor(seat);
  const mode = panelModeOf(view, seat);
  return panelActionsOf(
    { view, seat, players: playerNames(NAMES, seat) },
    mode,
    reconcileDraft(draft, view, seat, mode),
  );
}
const labels = ({ primary, secondary }: PanelActions): readonly (string | undefined)[] => [
  primary?.label,
  ...secondary.map(({ label }) => label),
];

/** The draft that leads to this move. */
function draftFor(move: Move, count: number): Draft {
  switch (move.type) {
    case 'place':
      return toggleWindow(toggleCard(EMPTY_DRAFT, move.card), move.window);
    case 'challenge':
      return {
        ...selectChallengedCard(EMPTY_DRAFT, move.card),
        letter: move.statement[0] as RelationLetter,
        wordNumber: Number(move.statement[1]),
      };
    case 'raise':
      return { ...EMPTY_DRAFT, raiseTo: move.to };
    case 'pass':
      return move.cards.reduce((draft, card) => togglePassedCard(draft, card, count), EMPTY_DRAFT);
    default:
      return EMPTY_DRAFT;
  }
}

const movesIn = ({ primary, secondary }: PanelActions): readonly string[] =>
  [primary, ...secondary].flatMap((action) => (action?.move ? [formatMove(action.move)] : []));

/** The buttons always name the level, so “raise” becomes “raise 2000”. */
const withRaiseLevel = (text: string, table: TestTable): string =>
  text === 'raise' && table.state.phase.type === 'bet' ? `raise ${table.state.phase.level + 1000}` : text;

describe('the buttons', () => {
  for (const raiseStep of ['single', 'free'] as const)
    it(`offer every legal move of a whole game and no other (${raiseStep} raises)`, () => {
      const random = randomFrom('buttons', raiseStep === 'single' ? 1 : 2);
      const table = openTestTable(3, { targetBooks: 6, targetCash: 40_000, raiseStep });
      for (let act = 0; act < 150 && table.phase !== 'over'; act++) {
        const all = NAMES.flatMap((_, seat) => table.moves(seat).map((text) => ({ seat, text })));
        for (const { seat, text } of all) {
          const offered = movesIn(
            actionsFor(table, seat, draftFor(parseMove(text)!, cardsToPassCount(table.viewFor(seat)))),
          );
          expect(offered).toContain(withRaiseLevel(text, table));
          const legal = table.moves(seat).map((one) => withRaiseLevel(one, table));
          for (const one of offered) expect(legal).toContain(one);
        }
        const { seat, text } = all[random.below(all.length)]!;
        table.act(seat, text);
      }
    });

  it('say what they do', () => {
    const table = tableWhilePlacing(HAND, [1, 0, 0, 0]);
    expect(labels(actionsFor(table, 0))).toEqual(['Choose a card', 'Play nothing, pay $1,500']);
    expect(labels(actionsFor(table, 0, toggleCard(EMPTY_DRAFT, 'SONE')))).toEqual(['Choose a window']);
    expect(labels(actionsFor(table, 0, toggleWindow(toggleCard(EMPTY_DRAFT, 'SONE'), 3)))).toEqual(['Play Sone on 3']);
    table.act(0, 'place SONE 3');
    expect(labels(actionsFor(table, 0))).toEqual(['End turn']);
    expect(labels(actionsFor(table, 1))).toEqual(['Let it stand']);
    const challenge = selectChallengedCard(EMPTY_DRAFT, 'SONE');
    expect(labels(actionsFor(table, 1, { ...challenge, wordNumber: 1 }))).toEqual([
      'Synonym or antonym?',
      'Let it stand',
    ]);
    expect(labels(actionsFor(table, 1, { ...challenge, letter: 'S' }))).toEqual(['Choose a word', 'Let it stand']);
    expect(labels(actionsFor(table, 1, { ...challenge, letter: 'S', wordNumber: 1 }))).toEqual([
      'Challenge for $1,000',
      'Let it stand',
    ]);
    table.act(1, 'challenge SONE S1');
    expect(labels(actionsFor(table, 0))).toEqual(['Call $1,000', 'Raise to $2,000']);
    expect(labels(actionsFor(table, 2))).toEqual([undefined]);
  });

  it('name the price of playing nothing, or the lost turn if the player cannot pay (WP-071)', () => {
    const poor = stageTestTable({ phase: 'place', players: [{ at: 9, cash: 1500 }, {}, {}] });
    expect(labels(actionsFor(poor, 0))).toContain('Play nothing, lose a turn');
  });

  it('count the cards still to be chosen and name the next player', () => {
    const table = stageTestTable({ players: [{}, {}, { at: 13, hand: HAND }], dice: [1], active: 2 }).act(2, 'roll');
    expect(labels(actionsFor(table, 2))).toEqual(['Choose 2 cards']);
    const one = togglePassedCard(EMPTY_DRAFT, 'SONE', 2);
    expect(labels(actionsFor(table, 2, one))).toEqual(['Choose 1 more']);
    expect(labels(actionsFor(table, 2, togglePassedCard(one, 'STWO', 2)))).toEqual(['Pass Sone and Stwo to Ann']);
  });

  it('put royalties first at START if the player has the books and needs the cash (WP-128)', () => {
    const at = (books: number) =>
      stageTestTable({ players: [{ at: 27, books }, {}], dice: [1] }, { winRule: 'both' }).act(0, 'roll');
    expect(labels(actionsFor(at(2), 0))).toEqual(['Publish a book', 'Take $2,000']);
    expect(labels(actionsFor(at(10), 0))).toEqual(['Take $30,000', 'Publish a book']);
  });

  it('put the choice at START that wins first', () => {
    const at = (cash: number, books: number) =>
      stageTestTable({ players: [{ at: 27, cash, books }, {}], dice: [1] }).act(0, 'roll');
    expect(labels(actionsFor(at(93_000, 7), 0))).toEqual(['Take $21,000', 'Publish a book']);
    expect(labels(actionsFor(at(93_000, 9), 0))[0]).toBe('Publish a book');
    expect(labels(actionsFor(at(20_000, 7), 0))[0]).toBe('Publish a book');
  });
});

it('spectators have no buttons', () => {
  const table = tableWhilePlacing(HAND);
  expect(panelModeOf(table.viewFor('spectator'), null)).toBe('watch');
  expect(
    panelActionsOf(
      { view: table.viewFor('spectator'), seat: null, players: playerNames(NAMES, null) },
      'watch',
      EMPTY_DRAFT,
    ).primary,
  ).toBeNull();
});
