import { expect, it } from 'vitest';
import { BIG_SCREEN_NAME, hasBigScreen } from './big-screen.ts';

type Room = Parameters<typeof hasBigScreen>[0];
const room = (screen: object, seated: readonly number[] = [1]) =>
  ({
    people: [{ who: 0, name: BIG_SCREEN_NAME, here: true, ...screen }],
    seats: [{ people: seated }],
  }) as unknown as Room;

it('finds a big screen that is there and has no seat', () => {
  expect(hasBigScreen(room({}))).toBe(true);
  expect(hasBigScreen(room({ here: false }))).toBe(false);
  expect(hasBigScreen(room({ name: 'Ann' }))).toBe(false);
  expect(hasBigScreen(room({}, [0]))).toBe(false);
});
