import { expect, it } from 'vitest';
import { BOT_LEVELS, type BotLevel, plainPersona } from '../../../core/bot-cast.ts';
import type { Json } from '../../../core/game.ts';
import { playerNames } from '../../../core/player-names.ts';
import { randomFrom } from '../../../core/random.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { openTestTable } from '../testing/table.testing.ts';
import { bot } from './bot.ts';
import { sayReason } from './reasons.ts';

const lexicon = loadLexicon('standard');
const names = playerNames(['Ann', 'Ben'], null);
const env = (number = 0) => ({ now: 0, random: randomFrom('why', number), lexicon });
const why = (scenario: Json, level: BotLevel = 'master', seat = 0): string =>
  bot.explain(openTestTable({ lexicon, scenario }).view(seat), seat, plainPersona(level), env(), names)!.why;
const coat = { row: 'rC yO rA gT', status: 'word', round: 2 };

it.each([
  [
    'a taken word',
    { ...coat, turn: 1, hands: { 1: 'kS' } },
    1,
    'I’d take Ann’s COAT with COATS for 7 points. That costs Ann 6 points.',
  ],
  [
    'clearing its own word',
    { ...coat, by: 0, tally: { 0: [12] }, hands: { 0: 'kS kI kN' } },
    0,
    'That keeps its 12 points safe.',
  ],
  ['a letter score', { hands: { 0: 'rJ' } }, 0, 'I’d play “J” for 9 points. Nobody can take that away.'],
  [
    'a premium',
    { round: 10, turn: 1, hands: { 1: 'rC yA kT' }, premiums: { 1: 'TW' } },
    1,
    ', using a triple word card.',
  ],
  [
    'a word that switching places would save',
    { round: 2, turn: 1, hands: { 0: 'kS kE kR kD', 1: 'rC yA kT' } },
    1,
    'Then I’d have the best round and could switch places to keep it safe.',
  ],
  ['a word in the last turn of the game', { round: 10, turn: 1, hands: { 1: 'rC yA kT' } }, 1, 'Nobody can take it.'],
  [
    'an unfinished row',
    { row: 'rC', hands: { 0: 'kL' } },
    0,
    'I’d play one letter for 2 points: CL is the start of a word.',
  ],
  ['a pass', { row: 'kR kA kY', hands: { 0: 'gX' } }, 0, 'I’d pass'],
  [
    'a switch of seats',
    { phase: 'switch', row: 'rC yO rA gT', status: 'word', tally: { 0: [1], 1: [6] } },
    1,
    'switch places with Ann',
  ],
])('explains %s', (_, scenario, seat, part) => {
  expect(why(scenario, 'master', seat)).toContain(part);
});

it('warns that a word could be taken only if somebody can take it', () => {
  const reason = {
    type: 'letter',
    text: 'RAT',
    points: 1,
    standing: null,
    premiums: [],
    empties: false,
    isComplete: true,
  } as const;
  expect(sayReason({ ...reason, danger: 0.5 }, names)).toContain('If I scored the word, someone could take it.');
  expect(sayReason({ ...reason, danger: 0 }, names)).toContain('Nobody can take that away.');
});

it('explains the move it would choose, in a few sentences', () => {
  for (const level of BOT_LEVELS)
    for (const scenario of [{}, coat, { row: 'kN gI' }, { ...coat, round: 10 }]) {
      const view = openTestTable({ lexicon, scenario }).view(0);
      const { move, why } = bot.explain(view, 0, plainPersona(level), env(1), names)!;
      expect(move).toEqual(bot.choose(view, 0, plainPersona(level), env(1))!.move);
      expect(why).toMatch(/^I’d [^.]+\.( [A-Z][^.]+\.){0,3}$/);
      expect(why).not.toMatch(/undefined|null|NaN/);
    }
});
