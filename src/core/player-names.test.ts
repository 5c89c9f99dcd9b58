import { describe, expect, it } from 'vitest';
import { playerNames } from './player-names.ts';
import { countOf, labelTimeLimit, quoteLetter } from './wording.ts';

describe('playerNames', () => {
  const names = ['Ann', 'Ben', 'Lena'];

  it('calls the reader "you" and everybody else by name', () => {
    const players = playerNames(names, 1);
    expect(`${players.subject(1)} stole RACE from ${players.name(0)}.`).toBe('You stole RACE from Ann.');
    expect(`${players.subject(0)} stole RACE from ${players.name(1)}.`).toBe('Ann stole RACE from you.');
    expect(`${players.subjectPossessive(1)} word beats ${players.possessive(2)}.`).toBe('Your word beats Lena’s.');
    expect(players.verb(1, 'have', 'has') + players.verb(2, 'have', 'has')).toBe('havehas');
  });

  it('names you first in a list', () => {
    expect(playerNames(names, 2).list([0, 1, 2])).toBe('you, Ann and Ben');
    expect(playerNames(names, 2).subjectList([0, 2])).toBe('You and Ann');
    expect(playerNames(['youngster', 'Ben'], 1).subjectList([0])).toBe('youngster');
  });

  it('calls nobody "you" for a spectator, and counts players from one where a name is missing', () => {
    const players = playerNames(['Ann'], 'spectator');
    expect(players.list([0, 1])).toBe('Ann and Player 2');
    expect(players.you).toBe(null);
  });
});

it('counts things with the right plural', () => {
  expect([countOf(1, 'point'), countOf(0, 'point'), countOf(1000, 'point')]).toEqual([
    '1 point',
    '0 points',
    '1,000 points',
  ]);
  expect(countOf(2, 'die', 'dice')).toBe('2 dice');
});

it('labels time limits', () => {
  const labels = ['off', 0, 30, 90, 120, 150, 86_400].map((seconds) => labelTimeLimit(seconds as number).label);
  expect(labels).toEqual(['No limit', 'No limit', '30 seconds', '90 seconds', '2 minutes', '2½ minutes', '1 day']);
});

it('marks a single letter, so that it is not read as a word', () => {
  expect(`You called ${quoteLetter('I')}.`).toBe('You called “I”.');
});
