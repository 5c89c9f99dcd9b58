import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { findSentenceFaults, readRetiredTerms } from '../../conformance/sentence-faults.ts';
import type { RefusalCode } from '../rules/refuse.ts';
import { rules } from '../rules/rules.ts';
import { tableWhilePlacing } from '../testing/table.testing.ts';
import { sayRefusal } from './refusals.ts';
import { say } from './say.ts';

const FOUR = ['SONE', 'STWO', 'STHREE', 'SFOUR'];
const players = playerNames(['Ann', 'Bob', 'Cid'], 1);

/** Every code with the details the rules give, and the sentence. */
const REFUSALS: {
  readonly [C in RefusalCode]: readonly (readonly [about: string, sentence: string, rule?: string])[];
} = {
  GAME_OVER: [['', 'The game is over.']],
  UNKNOWN_SEAT: [['7', 'There’s no such player at this table.']],
  WRONG_PHASE: [
    ['roll place', 'You can’t roll the die now. Cards are being played.'],
    ['waive roll', 'You can’t say “Let it stand” now. The turn starts with a roll.'],
    ['pass start', 'You can’t pass cards now. The choice at Start comes first: a book or royalties.'],
  ],
  NOT_YOUR_TURN: [
    ['roll roll 0', 'It’s Ann’s turn. You can plan your move while you wait.'],
    ['', 'You’ve left this game.', 'WP-131'],
  ],
  TIME_UP: [['340', 'Your move came 0.3 seconds too late.']],
  NOT_DUE: [['', 'Time isn’t up yet.']],
  MALFORMED: [['', 'That isn’t a move in this game.']],
  BAD_SCENARIO: [['players', 'This position can’t be set up: players.']],
  CARD_NOT_IN_HAND: [['AONE', 'You don’t have AONE. Your hand is empty.']],
  BAD_WINDOW: [['5', 'There’s no window 5. Choose window 1, 2, 3 or 4.']],
  WAIT_OPEN: [
    ['coverage', 'All four windows are covered, so the others can challenge first.'],
    ['final', 'You’ve ended your turn. The others can still challenge.'],
  ],
  BET_OPEN: [['SONE', 'The bet on SONE has to end first.']],
  NOTHING_LAID: [['', 'You haven’t played a card yet. Play one, or play nothing and pay for the empty windows.']],
  ALREADY_LAID: [['SONE', 'You’ve played SONE, so there’s nothing to pay. Just end your turn.']],
  OWN_CARD: [['SONE', 'SONE is your own card. Only the others can challenge it.']],
  NO_SUCH_PLACEMENT: [['AONE', 'AONE isn’t on a window. There’s nothing to challenge right now.']],
  NOT_THIS_TURN: [['SONE', 'SONE was played in an earlier turn, so it can’t be challenged now.']],
  ALREADY_CHALLENGED: [['SONE', 'SONE has already been challenged, and a card can be challenged only once.']],
  AGREES_WITH_PLAY: [
    ['SONE S1 S 1', 'SONE was played to say that word 1 means the same thing. Choose a different answer.'],
    ['SONE A1 SA 1', 'SONE was played as word 1, so that’s not a challenge. Choose a different word.'],
  ],
  TOO_POOR: [['500', 'You need $1,000 to challenge, and you have $500.']],
  WAIVED: [['SONE', 'You’ve already decided not to challenge SONE.']],
  LOST_TIE: [
    ['SONE 0', 'Ann challenged at the same moment and comes earlier in turn order, so you can’t challenge SONE now.'],
  ],
  NOTHING_OPEN: [['', 'There’s nothing to challenge right now. Wait for the next card.']],
  NO_BET: [['', 'There’s no bet right now.']],
  NOT_YOUR_BET: [['0', 'It’s Ann’s turn to call or raise.']],
  OVER_CAP: [
    [
      '20000 10000',
      'You can’t raise to $20,000. The limit is $10,000: half the money of the player who has less, rounded down to the nearest $1,000.',
    ],
  ],
  BAD_AMOUNT: [
    ['5000 2000', 'You can’t raise to $5,000. The next step is $2,000.'],
    ['2500 3000 free', 'You can’t raise to $2,500. Choose $3,000 or more, in steps of $1,000.'],
  ],
  WRONG_COUNT: [
    ['2 1', 'Choose exactly 2 cards. You chose 1.'],
    ['1 0', 'Choose exactly 1 card. You chose 0.'],
  ],
  DUPLICATE_CARD: [['RAPID', 'You chose RAPID twice. Choose different cards.']],
  ALREADY_CHOSEN: [['', 'You’ve already chosen, and you can’t change that now.']],
};

const retired = readRetiredTerms(readFileSync(`${import.meta.dirname}/../RULES.md`, 'utf8'));

describe.each(Object.entries(REFUSALS))('the refusal %s', (code, cases) => {
  it.each(cases)('with “%s” reads well', (...[details = '', sentence, rule = 'WP-000']) => {
    const about = details.split(' ').filter((detail) => detail !== '');
    const said = sayRefusal({ code, rule, about }, players);
    expect(said).toBe(sentence);
    expect(findSentenceFaults(said, retired)).toEqual([]);
  });
});

it('an unknown refusal has a sentence', () => {
  expect(sayRefusal({ code: 'constructor', rule: 'WP-000', about: [] }, players)).toBe('You can’t do that right now.');
});

it('refused moves say what is possible instead', () => {
  const table = tableWhilePlacing(FOUR).act(0, 'place SONE 1');
  const refusalOf = (seat: number, text: string): string => {
    const act = { type: 'move', seat, move: rules.parseMove(text)! } as const;
    const result = rules.apply(table.state, act, { now: table.now } as never);
    return result.ok ? 'accepted' : say.refusal(result.error, playerNames(['Ann', 'Bob', 'Cid'], seat));
  };
  expect(refusalOf(0, 'place AONE 1')).toBe('You don’t have AONE. You can play STWO, STHREE or SFOUR.');
  expect(refusalOf(1, 'challenge AONE S1')).toBe('AONE isn’t on a window. You can challenge SONE.');
  expect(refusalOf(1, 'finish')).toBe('It’s Ann’s turn. You can plan your move while you wait.');
  table.act(2, 'challenge SONE S2');
  expect(refusalOf(1, 'call')).toBe('It’s Ann’s turn to call or raise.');
  expect(refusalOf(0, 'raise 20000')).toContain('The limit is $10,000');
  expect(refusalOf(0, 'raise 3000')).toContain('The next step is $2,000');
});
