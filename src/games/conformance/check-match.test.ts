import { describe, expect, it } from 'vitest';
import type { Act } from '../../core/game.ts';
import { customLexicon } from '../../lexicon/custom-lexicon.ts';
import { checkMatch } from './check-match.ts';
import { checks as toy } from './toy/checks.ts';
import type { Move } from './toy/rules/moves.ts';
import type { Event, State } from './toy/rules/state.ts';

const lexicon = customLexicon(['CAT']);
type Toy = typeof toy;

function faultsOf(broken: Toy): string {
  const found: string[] = [];
  for (let i = 0; i < 12; i++)
    found.push(
      ...checkMatch(broken, {
        seed: `toy ${i}`,
        seats: 2 + (i % 3),
        setup: { bidClock: 10, rounds: 3 },
        lexicon,
        randomMoveChance: (i % 3) / 2,
        closeCheckInterval: 1,
      }).faults,
    );
  return found.join('\n');
}

/** The toy with some of its rules replaced by broken ones. */
const withRules = (part: Partial<Toy['rules']>): Toy => ({ ...toy, rules: { ...toy.rules, ...part } });
const withState = (change: (state: State) => State): Toy =>
  withRules({
    apply: (state, act, env) => {
      const done = toy.rules.apply(state, act, env);
      return done.ok ? { ok: true, value: { ...done.value, state: change(done.value.state) } } : done;
    },
  });
const withEvents = (more: (state: State, act: Act<Move>) => Event[]): Toy =>
  withRules({
    apply: (state, act, env) => {
      const done = toy.rules.apply(state, act, env);
      return done.ok
        ? { ok: true, value: { ...done.value, events: [...done.value.events, ...more(state, act)] } }
        : done;
    },
  });

it('reports nothing for a correct game', () => {
  expect(faultsOf(toy)).toBe('');
});

describe('reports that', () => {
  const { rules, say, bot } = toy;
  let calls = 0;
  const broken: readonly [what: string, game: Toy, fault: RegExp][] = [
    [
      'a view shows a hidden card',
      withRules({ view: (state, viewer) => ({ ...rules.view(state, viewer), hand: state.players[0]!.hand }) }),
      /the view of .* shows something hidden/,
    ],
    [
      'a view shows a secret bid',
      withRules({ view: (state, viewer) => ({ ...rules.view(state, viewer), bid: state.players[0]!.bid }) }),
      /the view of .* shows something hidden/,
    ],
    [
      'the status shows a hidden card',
      withRules({
        status: (state) => ({ ...rules.status(state), scores: state.players.map(({ hand }) => hand[0] ?? 0) }),
      }),
      /status shows/,
    ],
    [
      'an event tells a hidden card',
      withEvents((state) => [{ type: 'revealed', bids: [state.stock[0]!], winner: 0 }]),
      /events tell more/,
    ],
    [
      'an event tells a secret bid',
      withEvents((_, act) => (act.type === 'move' ? [{ type: 'revealed', bids: [act.move.card], winner: 0 }] : [])),
      /which move seat \d made/,
    ],
    [
      'a refusal depends on a hidden card',
      withRules({
        apply: (state, act, env) => {
          const done = rules.apply(state, act, env);
          const other = act.type === 'move' ? state.players[(act.seat + 1) % state.players.length]!.hand : [];
          return !done.ok && done.error.code === 'NOT_IN_HAND' && act.type === 'move' && other.includes(act.move.card)
            ? { ok: false, error: { ...done.error, code: 'RIVALS' } }
            : done;
        },
      }),
      /whether seat \d may .* depends on something hidden/,
    ],
    [
      'the list of moves depends on a hidden card',
      // The view has the card in a field that is not compared, as a getter would have it.
      withRules({
        view: (state, viewer) =>
          Object.defineProperty({ ...rules.view(state, viewer) }, 'secret', {
            value: state.stock[0]!,
            enumerable: false,
          }),
        listMoves: (view, seat) => {
          const moves = rules.listMoves(view, seat, lexicon);
          return (view as unknown as { secret: number }).secret % 2 === 0 ? moves : moves.toReversed();
        },
      }),
      /the list of moves of seat \d depends on something hidden/,
    ],
    [
      'the state does not survive JSON',
      withState((state) => ({ ...state, deadline: undefined as unknown as number })),
      /does not survive JSON/,
    ],
    [
      'nobody is to act and no clock runs',
      withRules({ status: (state) => ({ ...rules.status(state), toAct: [], deadline: null }) }),
      /nobody is to act, no clock runs/,
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
      withRules({ formatMove: (move) => `bid ${move.card + 1}` }),
      /read back as another|changes when it is written/,
    ],
    [
      'reading a move throws',
      withRules({ parseMove: (text) => (text.includes('[') ? JSON.parse(text) : rules.parseMove(text)) }),
      /throws/,
    ],
    [
      'a listed move is refused',
      withRules({
        listMoves: (view, seat) => (rules.listMoves(view, seat, lexicon).length === 0 ? [] : [{ card: 99 }]),
      }),
      /listed move .* is refused/,
    ],
    [
      'the rules use other random numbers than those of the seed',
      withState((state) => ({ ...state, stock: [...state.stock.slice(1), ++calls] })),
      /replays to another state/,
    ],
    [
      'the game never ends',
      {
        ...withRules({ apply: (state) => ({ ok: true, value: { state, events: [] } }) }),
        maxActs: 5,
      },
      /not over after 5 acts/,
    ],
    [
      'the bot is refused',
      { ...toy, bot: { ...bot, choose: () => ({ move: { card: 77 }, after: 1 }) } },
      /is refused “bid 77”/,
    ],
    [
      'an invariant is broken',
      withState((state) => ({ ...state, players: state.players.map((one) => ({ ...one, points: one.points + 5 })) })),
      /the points differ from the rounds played/,
    ],
    [
      'the log does not add up',
      withState((state) => ({ ...state, players: state.players.toReversed() })),
      /the points differ from the log/,
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
