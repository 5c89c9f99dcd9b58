import { describe, expect, it } from 'vitest';
import type { Act } from '../../../core/game.ts';
import { randomFrom } from '../../../core/random.ts';
import { bot } from '../bot/bot.ts';
import { checks } from '../checks.ts';
import { powerCardsOf } from '../content.ts';
import { envAt, lexicon, ON, open, placing, type Sitting, setupOf, stage } from '../testing/table.testing.ts';
import type { Move } from './moves.ts';
import { rules } from './rules.ts';

const FOUR = ['SONE', 'STWO', 'STHREE', 'SFOUR'];
const VIEWERS = [0, 1, 2, 'spectator'] as const;

describe('what players may see', () => {
  it('[WP-140, WP-134] hands are seen by their owners only, others see number and colour', () => {
    const table = stage({ players: [{ hand: FOUR }, {}, {}] });
    expect(table.see(0).hand.map((card) => card.key)).toEqual(FOUR);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(JSON.stringify(table.see(viewer))).not.toMatch(/"(SONE|STWO|STHREE|SFOUR)"/);
      expect(table.see(viewer).players[0]).toMatchObject({ cards: 4, colour: 'blue' });
    }
    expect(table.see('spectator').hand).toEqual([]);
  });

  it('[WP-006, WP-140] no view of a whole game holds an unrevealed answer or definition', () => {
    const table = playSome(150);
    const text = VIEWERS.map((viewer) => JSON.stringify({ ...table.see(viewer), settled: null })).join();
    expect(text).not.toMatch(/secret meaning|"answer"|"draw":\[/);
  });

  it('[WP-134] in a PASS others see that a choice is made, not which', () => {
    const table = stage({ players: [{ at: 7, hand: FOUR }, {}, {}], dice: [1] })
      .act(0, 'roll')
      .act(0, 'pass STWO');
    expect(table.see(1).phase).toEqual({ type: 'pass', count: 1, chosen: [true, false, false] });
    expect(table.see(0).chosen).toEqual(['STWO']);
    expect(table.see(1).chosen).toBe(null);
    expect(JSON.stringify([table.see(1), table.events])).not.toContain('STWO');
  });

  it('[WP-134] passed cards are known to giver and receiver only', () => {
    const hands = [FOUR, ['AONE', 'ATWO', 'ATHREE', 'AFOUR'], ['SONEB', 'STWOB', 'STHREEB', 'SFOURB']];
    const table = stage({ players: hands.map((hand, seat) => ({ hand, at: seat === 0 ? 7 : 0 })), dice: [1] });
    table.act(0, 'roll').act(0, 'pass STWO').act(1, 'pass ATWO').act(2, 'pass STWOB');
    expect(table.see(0).passed!.given.map(({ key }) => key)).toEqual(['STWO']);
    expect(table.see(1).passed!.taken.map(({ key }) => key)).toEqual(['STWO']);
    expect(JSON.stringify([table.see(2), table.see('spectator'), table.events])).not.toMatch(/"STWO"/);
  });

  it('[WP-134] refusals, phases, deadlines and lists of moves are the same whatever the answers', () => {
    const table = placing(FOUR).act(0, 'place SONE 2').act(0, 'place STWO 2');
    const other = twin(table);
    for (const text of ['challenge SONE S1', 'challenge SONE S2', 'challenge AONE S1', 'waive', 'call', 'place SONE 1'])
      for (const seat of [0, 1, 2]) expect(answer(other, seat, text)).toEqual(answer(table, seat, text));
    expect(rules.status(other.state)).toEqual(rules.status(table.state));
  });

  it('[WP-135] a revealed card that turns up again looks like any other', () => {
    const table = stage({
      phase: 'place',
      players: [{ at: ON.S, hand: FOUR }, {}],
      draw: { blue: { only: [] } },
      windows: [1, 1, 0, 0],
    });
    table.act(0, 'place SONE 3').act(1, 'challenge SONE S1').act(0, 'call');
    expect(table.told('deckReshuffled')).toMatchObject({ size: 1 });
    const [, , , again] = table.see(0).hand;
    expect(again).toEqual({ key: 'SONE', class: 'noun', words: again!.words, colour: 'blue' });
  });

  it('[WP-135] after the game every card played is reviewed with answer, definition, bluff and challenge', () => {
    const table = stage({
      phase: 'place',
      players: [{ at: ON.S, hand: FOUR, books: 9 }, {}, {}],
      windows: [1, 1, 0, 0],
    });
    table.act(0, 'place SONE 3').act(0, 'place SFOUR 4').act(1, 'challenge SFOUR S1').act(0, 'call');
    expect(table.see(1).review).toBe(null);
    table.act(1, 'waive').act(2, 'waive');
    for (const viewer of VIEWERS) {
      expect(table.see(viewer).review).toMatchObject([
        { by: 0, card: { key: 'SONE' }, window: 3, reading: 'S', answer: 'S1', right: false, challenge: null },
        { card: { key: 'SFOUR' }, right: true, challenge: { by: 1, statement: 'S1', verdict: 'A' } },
      ]);
      expect(table.see(viewer).review![0]!.definition).toBe('the secret meaning of SONE');
    }
  });
});

describe('twins', () => {
  it('[WP-140, WP-132] other answers and other hidden cards change no view, no event and no bot’s move', () => {
    const random = randomFrom('twins', 0);
    const table = open(3, setupOf({ targetBooks: 30 }));
    for (let n = 0; n < 250; n++) {
      for (const viewer of [0, 1, 2]) {
        const other = checks.twin(table.state, viewer, random);
        expect(rules.view(other, viewer)).toEqual(table.see(viewer));
        for (const level of bot.levels)
          expect(bot.choose(rules.view(other, viewer), viewer, level, envAt(n, table.now))).toEqual(
            bot.choose(table.see(viewer), viewer, level, envAt(n, table.now)),
          );
      }
      const act = nextAct(table, n);
      const step = rules.apply(table.state, act.act, envAt(n, act.at));
      const permuted = rules.apply(withOtherAnswers(table.state), act.act, envAt(n, act.at));
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

  it('[WP-132] a bot remembers printed cards: a card whose answer was changed at the table fools it', () => {
    const printed = powerCardsOf(lexicon).find((card) => card.key === 'SONE')!;
    const cards = [{ key: 'SONE', words: printed.words, answer: 'A4' }];
    const seen = (more: object) =>
      stage({ phase: 'place', players: [{ at: ON.S, hand: ['SONE'], handSize: 1 }, {}], ...more } as never).see(0);
    const choices = [seen({}), seen({ cards })].map((view) =>
      bot.choose({ ...view, hand: view.hand.map((face) => ({ ...face, class: 'noun' })) }, 0, 'master', envAt(1, 0)),
    );
    expect(choices[1]).toEqual(choices[0]);
    expect(choices[0]!.move).toEqual({ type: 'place', card: 'SONE', window: 1 });
  });
});

const twin = (table: Sitting): Sitting => {
  const other = placing(FOUR);
  other.state = withOtherAnswers(table.state);
  return other;
};

/** The same position with every answer moved on by one. */
function withOtherAnswers(state: Sitting['state']): Sitting['state'] {
  const text = JSON.stringify(state).replace(/"answer":"([SA])([1-4])"/g, (_, letter, digit) => {
    return `"answer":"${letter === 'S' ? 'A' : 'S'}${(Number(digit) % 4) + 1}"`;
  });
  return { ...JSON.parse(text), settled: state.settled };
}

function answer(table: Sitting, seat: number, text: string): unknown {
  const done = rules.apply(table.state, { type: 'move', seat, move: rules.parseMove(text)! }, envAt(9, 10));
  return done.ok ? done.value.events : done.error;
}

/** What bots of three levels would do next. */
function nextAct(table: Sitting, n: number): { act: Act<Move>; at: number } {
  let next: { act: Act<Move>; at: number } = { act: { type: 'timeUp' }, at: table.deadline! };
  for (const [seat, level] of (['child', 'keen', 'master'] as const).entries()) {
    const choice = bot.choose(table.see(seat), seat, level, envAt(n * 3 + seat, table.now, 'bots'));
    if (choice !== null && table.now + choice.after <= next.at)
      next = { act: { type: 'move', seat, move: choice.move }, at: table.now + choice.after };
  }
  return next;
}

function playSome(acts: number): Sitting {
  const table = open(3, { targetBooks: 30 });
  for (let n = 0; n < acts; n++) {
    const { act, at } = nextAct(table, n);
    const step = rules.apply(table.state, act, envAt(n + 1, at));
    if (!step.ok) throw new Error(step.error.code);
    table.state = step.value.state;
    table.now = at;
  }
  return table;
}
