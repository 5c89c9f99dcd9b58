import { describe, expect, it } from 'vitest';
import type { Act } from '../../core/game.ts';
import { customLexicon } from '../../lexicon/custom.ts';
import { tryMatch } from './check-match.ts';
import { type ToyEvent, type ToyMove, type ToyState, toy } from './toy/checks.ts';

const lexicon = customLexicon(['CAT']);
type Toy = typeof toy;

function faultsOf(broken: Toy): string {
  const found: string[] = [];
  for (let i = 0; i < 12; i++)
    found.push(
      ...tryMatch(broken, {
        seed: `toy ${i}`,
        seats: 2 + (i % 3),
        setup: { clock: 1000 },
        lexicon,
        wild: (i % 3) / 2,
        every: 1,
      }).faults,
    );
  return found.join('\n');
}

/** The toy with some of its rules replaced by broken ones. */
const withRules = (part: Partial<Toy['rules']>): Toy => ({ ...toy, rules: { ...toy.rules, ...part } });
const withState = (change: (state: ToyState) => ToyState): Toy =>
  withRules({
    apply: (state, act, env) => {
      const done = toy.rules.apply(state, act, env);
      return done.ok ? { ok: true, value: { ...done.value, state: change(done.value.state) } } : done;
    },
  });
const withEvents = (more: (state: ToyState, act: Act<ToyMove>) => ToyEvent[]): Toy =>
  withRules({
    apply: (state, act, env) => {
      const done = toy.rules.apply(state, act, env);
      return done.ok
        ? { ok: true, value: { ...done.value, events: [...done.value.events, ...more(state, act)] } }
        : done;
    },
  });

it('finds nothing wrong with a sound game', () => {
  expect(faultsOf(toy)).toBe('');
});

describe('the suite bites when', () => {
  const { rules, say, bot } = toy;
  let calls = 0;
  const broken: readonly [what: string, game: Toy, fault: RegExp][] = [
    [
      'a view shows a hidden card',
      withRules({ view: (state, viewer) => ({ ...rules.view(state, viewer), hand: state.hands[0]! }) }),
      /shows something hidden/,
    ],
    [
      'a view shows a sealed bid',
      withRules({
        view: (state, viewer) => ({ ...rules.view(state, viewer), cards: state.bids.map((bid) => bid ?? 0) }),
      }),
      /shows something hidden/,
    ],
    [
      'the status shows a hidden card',
      withRules({ status: (state) => ({ ...rules.status(state), scores: state.hands.map((hand) => hand[0] ?? 0) }) }),
      /status shows/,
    ],
    [
      'an event tells a hidden card',
      withEvents((state) => [{ type: 'opened', bids: [state.pile[0]!], to: null }]),
      /events tell more/,
    ],
    [
      'an event tells a sealed bid',
      withEvents((_, act) => (act.type === 'move' ? [{ type: 'opened', bids: [act.move.bid], to: null }] : [])),
      /which move seat \d made/,
    ],
    [
      'a refusal depends on a hidden card',
      withRules({
        apply: (state, act, env) => {
          const done = rules.apply(state, act, env);
          const other = act.type === 'move' ? state.hands[(act.seat + 1) % state.hands.length]! : [];
          return !done.ok && done.error.code === 'NOT_YOURS' && act.type === 'move' && other.includes(act.move.bid)
            ? { ok: false, error: { ...done.error, code: 'RIVALS' } }
            : done;
        },
      }),
      /depends on something hidden/,
    ],
    [
      'the list of moves depends on a hidden card',
      { ...withRules({ view: (state, viewer) => ({ ...rules.view(state, viewer), round: state.pile[0]! }) }) },
      /hidden/,
    ],
    [
      'the state does not survive JSON',
      withState((state) => ({ ...state, deadline: undefined as unknown as number })),
      /does not survive JSON/,
    ],
    [
      'nobody is to act and no clock runs',
      withRules({ status: (state) => ({ ...rules.status(state), toAct: [], deadline: null }) }),
      /nobody is to act/,
    ],
    [
      'a seat has no score',
      withRules({ status: (state) => ({ ...rules.status(state), scores: [1] }) }),
      /1 scores for/,
    ],
    [
      'the ranking forgets a seat',
      withRules({
        status: (state) => ({
          ...rules.status(state),
          outcome: rules.status(state).outcome && { ranking: [[0]], reason: 'x' },
        }),
      }),
      /ranking does not name/,
    ],
    [
      'the clock runs after the end',
      withRules({ status: (state) => ({ ...rules.status(state), deadline: state.deadline }) }),
      /it is over, yet/,
    ],
    [
      'an act is accepted after the end',
      withRules({
        apply: (state, act, env) =>
          rules.status(state).outcome ? { ok: true, value: { state, events: [] } } : rules.apply(state, act, env),
      }),
      /accepted after the end/,
    ],
    [
      'a move is read back as another',
      withRules({ formatMove: (move) => `bid ${move.bid + 1}` }),
      /read back as another|changes when it is written/,
    ],
    [
      'reading a move throws',
      withRules({ parseMove: (text) => (text.includes('[') ? JSON.parse(text) : rules.parseMove(text)) }),
      /throws/,
    ],
    [
      'a listed move is refused',
      withRules({ listMoves: (view, seat) => (view.over || view.sealed[seat] ? [] : [{ bid: 99 }]) }),
      /listed move .* is refused/,
    ],
    [
      'the rules draw on other chance than the seed',
      withState((state) => ({ ...state, pile: state.pile.length > 0 ? [...state.pile.slice(1), ++calls] : [] })),
      /replays to another state/,
    ],
    ['the game never ends', withState((state) => ({ ...state, round: 1 })), /more points than rounds|not over after/],
    [
      'the bot is refused',
      { ...toy, bot: { ...bot, choose: () => ({ move: { bid: 77 }, after: 1 }) } },
      /is refused “bid 77”/,
    ],
    [
      'an invariant is broken',
      withState((state) => ({ ...state, points: state.points.map((points) => points + 5) })),
      /more points than rounds/,
    ],
    [
      'the log does not add up',
      withState((state) => ({ ...state, points: state.points.with(0, 0) })),
      /points differ from the log/,
    ],
    [
      'a refusal has no sentence',
      { ...toy, say: { ...say, refusal: () => `${undefined}.` } },
      /the refusal .* is put as/,
    ],
    [
      'a refusal names no rule',
      withRules({
        apply: (state, act, env) => {
          const done = rules.apply(state, act, env);
          return done.ok ? done : { ok: false, error: { ...done.error, rule: '' } };
        },
      }),
      /names no rule/,
    ],
    ['an event has no sentence', { ...toy, say: { ...say, event: () => `${undefined}` } }, /an event is put as/],
    [
      'the table cannot be put into words',
      { ...toy, say: { ...say, table: (view) => `${(view as unknown as { no: { such: string } }).no.such}` } },
      /cannot be put into words/,
    ],
  ];
  it.each(broken)('%s', (_, game, fault) => {
    expect(faultsOf(game)).toMatch(fault);
  });
});
