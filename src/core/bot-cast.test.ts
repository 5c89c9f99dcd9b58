import { describe, expect, it } from 'vitest';
import { BOT_CAST, BOT_LEVELS, isBotId, isBotLevel, levelOf, nameBots, personaOf, seatPersonas } from './bot-cast.ts';

it('has three players of each level, with ids, names and portraits of their own', () => {
  expect(BOT_CAST.map(({ level }) => level)).toEqual(BOT_LEVELS.flatMap((level) => [level, level, level]));
  for (const key of ['id', 'name'] as const) expect(new Set(BOT_CAST.map((persona) => persona[key])).size).toBe(18);
  for (const { id, name } of BOT_CAST) expect(id).toBe(name.toLowerCase());
});

it('finds a bot by the id of a player or of a level, and by nothing else', () => {
  expect(personaOf('ruth')).toMatchObject({ name: 'Ruth', level: 'expert', eye: 1.3 });
  expect(personaOf('keen')).toMatchObject({ id: 'keen', name: 'Ines', speed: 1, eye: 1, words: 0, nerve: 1 });
  expect(['walt', 'casual', 'Walt', 'wizard', 'constructor', ''].map(levelOf)).toEqual([
    'casual',
    'casual',
    ...Array<null>(4).fill(null),
  ]);
  expect(['child', 'pip', 'constructor', 'Casual', 7].map(isBotLevel)).toEqual([true, false, false, false, false]);
  expect(['child', 'pip', 'constructor', 'Casual', 7].map(isBotId)).toEqual([true, true, false, false, false]);
});

describe('names of bots', () => {
  it('are their own, and those of free players of the level if only a level is given', () => {
    expect(nameBots(['casual', 'keen', 'casual', 'casual'])).toEqual(['Ben', 'Ines', 'Amina', 'Walt']);
    expect(nameBots(['casual', 'ben', 'walt'])).toEqual(['Amina', 'Ben', 'Walt']);
    expect(nameBots(['ben', 'ben'])).toEqual(['Ben', 'Amina']);
  });

  it('avoid the names of people, and go on with the neighboring levels', () => {
    expect(nameBots(['casual', 'ben'], ['Ann', 'BEN'])).toEqual(['Amina', 'Walt']);
    expect(nameBots(Array<string>(6).fill('casual'))).toEqual(['Ben', 'Amina', 'Walt', 'Lena', 'Marek', 'Joy']);
  });

  it('are numbered only when the whole cast is at the table', () => {
    const names = nameBots(Array<string>(20).fill('master'));
    expect(new Set(names).size).toBe(20);
    expect(names.slice(18)).toEqual(['Quill 2', 'Quill 3']);
  });

  it('belong to the player who is shown', () => {
    expect(seatPersonas(['casual', 'casual']).map(({ id }) => id)).toEqual(['ben', 'amina']);
    expect(seatPersonas(['wizard']).map(({ name }) => name)).toEqual(['wizard']);
  });
});
