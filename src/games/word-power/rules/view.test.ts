import { describe, expect, it } from 'vitest';
import { plainPersona } from '../../../core/bot-cast.ts';
import type { Act } from '../../../core/game.ts';
import { randomFrom } from '../../../core/random.ts';
import { bot } from '../bot/bot.ts';
import { checks } from '../checks.ts';
import { powerCardsOf } from '../content.ts';
import {
  openTestTable,
  SPACE_BY_RELATION,
  stageTestTable,
  type TestTable,
  tableWhilePlacing,
  testEnv,
  testLexicon,
  testSetup,
} from '../testing/table.testing.ts';
import type { Move } from './moves.ts';
import { rules } from './rules.ts';

const FOUR = ['SONE', 'STWO', 'STHREE', 'SFOUR'];
const VIEWERS = [0, 1, 2, 'spectator'] as const;

describe('what players may see', () => {
  it('[WP-140, WP-134] hands are visible to their owners only; others see number and color', () => {
    const table = stageTestTable({ players: [{ hand: FOUR }, {}, {}] });
    expect(table.viewFor(0).hand.map((card) => card.key)).toEqual(FOUR);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(JSON.stringify(table.viewFor(viewer))).not.toMatch(/"(SONE|STWO|STHREE|SFOUR)"/);
      expect(table.viewFor(viewer).players[0]).toMatchObject({ cards: 4, colour: 'blue' });
    }
    expect(table.viewFor('spectator').hand).toEqual([]);
  });

  it('[WP-006, WP-140] no view during a whole game contains an unrevealed answer or definition', () => {
    const table = playSome(150);
    const text = VIEWERS.map((viewer) => JSON.stringify({ ...table.viewFor(viewer), settled: null })).join();
    expect(text).not.toMatch(/secret meaning|"answer"|"draw":\[/);
  });

  it('[WP-134] in a PASS others see that a choice was made, but not which', () => {
    const table = stageTestTable({ players: [{ at: 7, hand: FOUR }, {}, {}], dice: [1] })
      .act(0, 'roll')
      .act(0, 'pass STWO');
    expect(table.viewFor(1).phase).toEqual({ type: 'pass', count: 1, chosen: [true, false, false] });
    expect(table.viewFor(0).chosen).toEqual(['STWO']);
    expect(table.viewFor(1).chosen).toBe(null);
    expect(JSON.stringify([table.viewFor(1), table.events])).not.toContain('STWO');
  });

  it('[WP-134] passed cards are visible to giver and receiver only', () => {
    const hands = [FOUR, ['AONE', 'ATWO', 'ATHREE', 'AFOUR'], ['SONEB', 'STWOB', 'STHREEB', 'SFOURB']];
    const table = stageTestTable({ players: hands.map((hand, seat) => ({ hand, at: seat === 0 ? 7 : 0 })), dice: [1] });
    table.act(0, 'roll').act(0, 'pass STWO').act(1, 'pass ATWO').act(2, 'pass STWOB');
    expect(table.viewFor(0).passed!.given.map(({ key }) => key)).toEqual(['STWO']);
    expect(table.viewFor(1).passed!.taken.map(({ key }) => key)).toEqual(['STWO']);
    expect(JSON.stringify([table.viewFor(2), table.viewFor('spectator'), table.events])).not.toMatch(/"STWO"/);
  });

  it('[WP-134] refusals, phases, deadlines and move lists do not depend on the answers', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 2').act(0, 'place STWO 2');
    const other = twin(table);
    for (const text of ['challenge SONE S1', 'challenge SONE S2', 'challenge AONE S1', 'waive', 'call', 'place SONE 1'])
      for (const seat of [0, 1, 2]) expect(answer(other, seat, text)).toEqual(answer(table, seat, text));
    expect(rules.status(other.state)).toEqual(rules.status(table.state));
  });

  it('[WP-135] a revealed card that comes up again looks like any other', () => {
    const table = stageTestTable({
      phase: 'place',
      players: [{ at: SPACE_BY_RELATION.S, hand: FOUR }, {}],
      draw: { blue: { only: [] } },
      windows: [1, 1, 0, 0],
    });
    table.act(0, 'place SONE 3').act(1, 'challenge SONE S1').act(0, 'call');
    expect(table.findEvent('deckReshuffled')).toMatchObject({ size: 1 });
    const [, , , again] = table.viewFor(0).hand;
    expect(again).toEqual({ key: 'SONE', class: 'noun', words: again!.words, colour: 'blue' });
  });

  it('[WP-135] after the game every card played is listed with answer, definition, bluff and challenge', () => {
    const table = stageTestTable({
      phase: 'place',
      players: [{ at: SPACE_BY_RELATION.S, hand: FOUR, books: 9 }, {}, {}],
      windows: [1, 1, 0, 0],
    });
    table.act(0, 'place SONE 3').act(0, 'place SFOUR 4').act(1, 'challenge SFOUR S1').act(0, 'call');
    expect(table.viewFor(1).review).toBe(null);
    table.act(1, 'waive').act(2, 'waive');
    for (const viewer of VIEWERS) {
      expect(table.viewFor(viewer).review).toMatchObject([
        { by: 0, card: { key: 'SONE' }, window: 3, reading: 'S', answer: 'S1', right: false, challenge: null },
        { card: { key: 'SFOUR' }, right: true, challenge: { by: 1, statement: 'S1', verdict: 'A' } },
      ]);
      expect(table.viewFor(viewer).review![0]!.definition).toBe('the secret meaning of SONE');
    }
  });
});

describe('twins', () => {
  it('[WP-140, WP-132] different answers and hidden cards change no view, event or bot move', () => {
    const random = randomFrom('twins', 0);
    const table = openTestTable(3, testSetup({ targetBooks: 30 }));
    for (let n = 0; n < 250; n++) {
      for (const viewer of [0, 1, 2]) {
        const other = checks.twin(table.state, viewer, random);
        expect(rules.view(other, viewer)).toEqual(table.viewFor(viewer));
        for (const level of bot.levels)
          expect(bot.choose(rules.view(other, viewer), viewer, plainPersona(level), testEnv(n, table.now))).toEqual(
            bot.choose(table.viewFor(viewer), viewer, plainPersona(level), testEnv(n, table.now)),
          );
      }
      const act = nextAct(table, n);
      const step = rules.apply(table.state, act.act, testEnv(n, act.at));
      const permuted = rules.apply(withOtherAnswers(table.state), act.act, testEnv(n, act.at));
      if (!step.ok || !permuted.ok) throw new Error('a bot was refused');
      if (!step.value.events.some((event) => event.type === 'answerRevealed')) {
        expect(permuted.value.events).toEqual(step.value.events);
        for (const viewer of VIEWERS)
          expect(rules.view(permuted.value.state, viewer)).toEqual(rules.view(step.value.state, viewer));
      }
      table.state = step.value.state;
      table.now = act.at;
      if (table.phase === 'over') break;
    }
  });

  it('[WP-132] a bot remembers printed cards, so a changed answer at the table fools it', () => {
    const printed = powerCardsOf(testLexicon).find((card) => card.key === 'SONE')!;
    const cards = [{ key: 'SONE', words: printed.words, answer: 'A4' }];
    const seen = (more: object) =>
      stageTestTable({
        phase: 'place',
        players: [{ at: SPACE_BY_RELATION.S, hand: ['SONE'], handSize: 1 }, {}],
        ...more,
      } as never).viewFor(0);
    const choices = [seen({}), seen({ cards })].map((view) =>
      bot.choose(
        { ...view, hand: view.hand.map((face) => ({ ...face, class: 'noun' })) },
        0,
        plainPersona('master'),
        testEnv(1, 0),
      ),
    );
    expect(choices[1]).toEqual(choices[0]);
    expect(choices[0]!.move).toEqual({ type: 'place', card: 'SONE', window: 1 });
  });
});

const twin = (table: TestTable): TestTable => {
  const other = tableWhilePlacing(FOUR);
  other.state = withOtherAnswers(table.state);
  return other;
};

/** The same position with every answer shifted by one. */
function withOtherAnswers(state: TestTable['state']): TestTable['state'] {
  const text = JSON.stringify(state).replace(/"answer":"([SA])([1-4])"/g, (_, letter, digit) => {
    return `"answer":"${letter === 'S' ? 'A' : 'S'}${(Number(digit) % 4) + 1}"`;
  });
  return { ...JSON.parse(text), lastChallenge: state.lastChallenge };
}

function answer(table: TestTable, seat: number, text: string): unknown {
  const result = rules.apply(table.state, { type: 'move', seat, move: rules.parseMove(text)! }, testEnv(9, 10));
  return result.ok ? result.value.events : result.error;
}

/** The next act of bots of three levels. */
function nextAct(table: TestTable, n: number): { act: Act<Move>; at: number } {
  let next: { act: Act<Move>; at: number } = { act: { type: 'timeUp' }, at: table.deadline! };
  for (const [seat, level] of (['child', 'keen', 'master'] as const).entries()) {
    const choice = bot.choose(table.viewFor(seat), seat, plainPersona(level), testEnv(n * 3 + seat, table.now, 'bots'));
    if (choice !== null && table.now + choice.after <= next.at)
      next = { act: { type: 'move', seat, move: choice.move }, at: table.now + choice.after };
  }
  return next;
}

function playSome(acts: number): TestTable {
  const table = openTestTable(3, { targetBooks: 30 });
  for (let n = 0; n < acts; n++) {
    const { act, at } = nextAct(table, n);
    const step = rules.apply(table.state, act, testEnv(n + 1, at));
    if (!step.ok) throw new Error(step.error.code);
    table.state = step.value.state;
    table.now = at;
  }
  return table;
}
