import { expect, it } from 'vitest';
import { sayPaceVote } from './pace-vote.ts';

const people = ['Ann', 'Bo', 'Cy'].map((name, who) => ({ who, name, here: true, muted: false }));
const say = (pace: 0 | 86_400, agreed: number[], you: number): string => sayPaceVote({ pace, agreed }, { people }, you);

it('says who wants another pace, and calls its reader you', () => {
  expect(say(0, [0], 1)).toBe('Ann wants to play live now.');
  expect(say(0, [0], 0)).toBe('You want to play live now.');
  expect(say(86_400, [0, 1], 2)).toBe('Ann and Bo want to go on over days, with 1 day per move.');
  expect(say(86_400, [0, 1], 1)).toBe('Ann and you want to go on over days, with 1 day per move.');
});
