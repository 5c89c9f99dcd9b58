import { describe, expect, it } from 'vitest';
import type { Game } from '../../core/game.ts';
import { checkMatch } from '../conformance/check-match.ts';
import { checks } from './checks.ts';
import type { Setup } from './rules/options.ts';
import { startFromScenario } from './rules/stage-scenario.ts';
import type { Event, Move, State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { DEFAULT_SETUP, lexicon, openTestTable } from './testing/table.testing.ts';

type Rules = Game<Setup, State, Move, Event, View>;
const { rules } = checks;

/** The faults of the first match that has any. */
function faultsWith(change: Partial<Rules>): readonly string[] {
  for (let i = 0; i < 6; i++) {
    const { faults } = checkMatch(
      { ...checks, rules: { ...rules, ...change } },
      {
        seed: `wordsters ${i}`,
        seats: 2 + (i % 5),
        setup: {
          ...DEFAULT_SETUP,
          rounds: 2,
          sameJudge: i % 2 === 0 ? 'hybrid' : 'vote',
          ...checks.cornerSetups[i % 6],
        },
        lexicon,
        randomMoveChance: 0.1,
        closeCheckInterval: 5,
      },
    );
    if (faults.length > 0) return faults;
  }
  return [];
}

const leaking = (leak: (state: State) => unknown): Partial<Rules> => ({
  view: (state, viewer) => ({ ...rules.view(state, viewer), leak: leak(state) }) as View,
});

describe('the conformance suite', () => {
  it('[WS-099, WS-100, WS-101, WS-102, WS-103, WS-104, WS-105] finds no broken invariant and no leak in bot matches', () => {
    expect(faultsWith({})).toEqual([]);
  });

  it.each([
    ['live words', leaking(({ players }) => players[0]!.lines)],
    ['sealed responses', leaking(({ phase }) => ('announcement' in phase ? phase.announcement.responses : null))],
    ['ballots', leaking(({ phase }) => ('ballots' in phase ? phase.ballots : null))],
    ['the back of the card', leaking(({ card }) => card)],
    ['similar words of others', leaking(({ phase }) => ('marked' in phase ? phase.marked : null))],
  ] as const)('[WS-104] detects a view that contains %s', (_, change) => {
    expect(faultsWith(change).join()).toContain('something hidden');
  });

  it('[WS-089, WS-104] detects a status that shows who has responded', () => {
    const status: Rules['status'] = (state) => {
      const publicStatus = rules.status(state);
      const { phase } = state;
      if (phase.type !== 'respond') return publicStatus;
      return { ...publicStatus, toAct: phase.asked.filter((seat) => !phase.announcement.responses[seat]) };
    };
    expect(faultsWith({ status }).join()).toContain('the status shows something hidden');
  });
});

describe('the invariant checks', () => {
  const faultsAfter = (change: (state: State) => Partial<State>): readonly string[] => {
    const scenario = {
      card: [
        ['LOV', 'ANG'],
        ['OTI', 'STA'],
      ],
      wordster: 'LOV',
      players: [{ list: ['LOVER', 'GLOVE'] }, { list: ['CLOVER'] }],
      accepted: ['LOVELY'],
      protected: [['CLOVER', 1]],
    };
    const env = { now: 0, random: { pick: <T>(list: readonly T[]) => list[0]!, below: () => 0 } as never, lexicon };
    const step = startFromScenario(scenario, DEFAULT_SETUP, 2, env);
    if (!step.ok) throw new Error(step.error.about.join());
    return checks.findBrokenInvariants({ ...step.value.state, ...change(step.value.state) });
  };

  it('find nothing in a valid position', () => {
    expect(faultsAfter(() => ({}))).toEqual([]);
  });

  it.each([
    ['WS-099', (state: State) => ({ players: state.players.map((player) => ({ ...player, points: 1 })) })],
    ['WS-100', () => ({ acceptedWords: ['LOVE', 'LOVES'] })],
    ['WS-102', () => ({ acceptedWords: ['GLOVES'] })],
    ['WS-103', () => ({ protections: [{ word: 'GLOVE', seat: 1 }] })],
    ['WS-105', () => ({ wordster: 'CAP' })],
    ['WS-105', () => ({ wordster: 'STA' })],
  ] as const)('detect a violation of %s', (rule, change) => {
    expect(faultsAfter(change).join()).toContain(rule);
  });
});

it('[WS-101] every announcement uses up a live word', () => {
  const table = openTestTable({
    wordster: 'ANG',
    lists: ['HANG GANG XANG', 'HANG BANG'],
    setup: { sameJudge: 'auto' },
  });
  const count = () => table.view().players.reduce((sum, { words }) => sum + words, 0);
  const counts = [count()];
  for (const acts of [
    ['0 announce HANG', '1 nothing'],
    ['1 announce BANG', '0 nothing'],
    ['0 announce XANG'],
    ['0 announce GANG'],
  ]) {
    table.actAll(...acts);
    counts.push(count());
  }
  expect(counts).toEqual([5, 3, 2, 1, 0]);
});
