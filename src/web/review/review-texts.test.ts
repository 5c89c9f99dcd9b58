import { describe, expect, it } from 'vitest';
import { playerNames } from '../../core/player-names.ts';
import type { AddedWord, ReviewPosition } from './review-messages.ts';
import { sayAccuracy, sayFinds, sayHint, saySharing, sayVerdict, sayWorth } from './review-texts.ts';

const players = playerNames(['Zoe', 'Ben'], 0);

describe('the accuracy sentence', () => {
  it('names the level and how sure it is', () => {
    const level = { level: 'keen', from: 'casual', to: 'expert' } as const;
    expect(sayAccuracy(0, { percent: 61.7, decisions: 5 }, level, players)).toBe(
      'You took 62% of what was possible, about like Keen bots (between Casual and Expert).',
    );
    expect(sayAccuracy(1, { percent: 61.7, decisions: 20 }, { ...level, from: 'keen', to: 'keen' }, players)).toBe(
      'Ben took 62% of what was possible, about like Keen bots.',
    );
    expect(
      sayAccuracy(1, { percent: 3, decisions: 20 }, { level: 'child', from: 'child', to: 'casual' }, players),
    ).toBe('Ben took 3% of what was possible, about like Child bots (up to Casual).');
    expect(
      sayAccuracy(1, { percent: 99, decisions: 20 }, { level: 'master', from: 'expert', to: 'master' }, players),
    ).toBe('Ben took 99% of what was possible, about like Master bots (at least Expert).');
  });
  it('names no level after a few decisions', () => {
    expect(
      sayAccuracy(0, { percent: 14.2, decisions: 4 }, { level: 'keen', from: 'child', to: 'master' }, players),
    ).toBe('You took 14% of what was possible, in 4 decisions: too few to tell a level.');
  });
  it('says when nothing was at stake', () => {
    expect(sayAccuracy(0, { percent: null, decisions: 0 }, null, players)).toBe(
      'There was nothing to decide for you in this game.',
    );
  });
});

it('tells children what they found, without a percentage', () => {
  expect(sayFinds(0, 3, ['TRACE', 'PLANT'], players)).toBe('You found 3 great moves. Best of all: TRACE and PLANT.');
  expect(sayFinds(1, 1, [], players)).toBe('Ben found 1 great move.');
  expect(sayFinds(0, 0, [], players)).not.toContain('0');
});

it('says worth in the unit of the game', () => {
  expect(sayWorth(1, 'words')).toBe('1 word');
  expect(sayWorth(1.44, 'words')).toBe('1.4 words');
  expect(sayWorth(12.4, 'points')).toBe('12 points');
  expect(sayWorth(1234, 'dollars')).toBe('$1,200');
});

it('says by how much a wrong move falls short, or why it does not count', () => {
  const wrong = { type: 'wrong', words: ['ACT'], short: 0.62, reason: null } as const;
  expect(sayVerdict(wrong, 'words')).toBe('ACT brings 0.6 words less than the best move. Try again.');
  expect(sayVerdict({ ...wrong, reason: 'GRAXE, but it isn’t in the dictionary' }, 'words')).toBe(
    'You tried GRAXE, but it isn’t in the dictionary. Try again.',
  );
  expect(sayVerdict({ type: 'right', words: ['TRACE'], isBest: true }, 'words')).toBe(
    'Right! TRACE is the best move here.',
  );
  expect(sayVerdict({ type: 'right', words: [], isBest: false }, 'words')).toBe('Right!');
  const list = { ...wrong, words: ['CAREFUL', 'PAINFUL'], short: 3 } as const;
  expect(sayVerdict(list, 'points')).toBe('These 2 words bring 3 points less than the best move. Try again.');
  expect(sayVerdict({ type: 'right', words: ['BRAVE', 'BOLD'], isBest: false }, 'dollars')).toBe(
    'Right! That’s nearly the best move here.',
  );
});

it('says that another move was just as good', () => {
  const right = { type: 'right', words: ['AYES'], isBest: true } as const;
  expect(sayVerdict(right, 'words', { words: ['SAFE'] })).toBe(
    'Right! AYES is just as good as the move we had in mind.',
  );
  expect(sayVerdict(right, 'words', { words: ['AYES'] })).toBe('Right! AYES is the best move here.');
  expect(sayVerdict({ ...right, isBest: false }, 'words', { words: ['SAFE'] })).toContain('nearly the best');
});

it('says after every word of a list whether it counts', () => {
  const say = (added: AddedWord | null) =>
    sayVerdict({ type: 'partial', position: {} as ReviewPosition, added }, 'points');
  expect(say({ word: 'MISSION', counts: true, reason: null })).toBe('MISSION counts. Go on: there are more words.');
  expect(say({ word: 'MUSIK', counts: false, reason: 'MUSIK, but it isn’t in the dictionary' })).toBe(
    'You tried MUSIK, but it isn’t in the dictionary. Try another word.',
  );
  expect(say({ word: 'MUSICS', counts: false, reason: null })).toBe('MUSICS doesn’t count here. Try another word.');
  expect(say(null)).toBe('Good so far. Go on.');
});

it('tells people who sees their review', () => {
  expect(saySharing('nothing')).toContain('Only you see this.');
  expect(saySharing('accuracy')).toContain('none of your misses');
  expect(saySharing('misses')).toContain('can see your misses');
});

it('hints at the length and the first letter of the longest word', () => {
  const choice = { text: 'steal RACE TRACE', worth: 1, words: ['AT', 'TRACE'], zipf: 4 };
  expect(sayHint(choice)).toBe('The word has 5 letters and starts with “T”.');
  expect(sayHint({ ...choice, words: [] })).toBeNull();
});
