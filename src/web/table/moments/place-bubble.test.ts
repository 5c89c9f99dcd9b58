import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeBubble } from './place-bubble.ts';

const phone = { width: 360, height: 640 };
const bubble = { width: 300, height: 110 };

it('is above its target if there is room, else below', () => {
  expect(placeBubble({ left: 100, top: 300, width: 160, height: 50 }, bubble, phone)).toMatchObject({
    side: 'above',
    top: 178,
  });
  expect(placeBubble({ left: 100, top: 60, width: 160, height: 50 }, bubble, phone)).toMatchObject({
    side: 'below',
    top: 122,
  });
});

it('is beside a target as high as the window', () => {
  const target = { left: 0, top: 0, width: 500, height: 700 };
  expect(placeBubble(target, bubble, { width: 1366, height: 700 })).toMatchObject({ side: 'right', left: 512 });
});

it('points at the middle of a target at the edge', () => {
  const { left, tail } = placeBubble({ left: 310, top: 400, width: 40, height: 40 }, bubble, phone);
  expect(left + tail).toBeCloseTo(330);
});

it('stays inside the window and covers nothing of its target if there is room above or below', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.nat(600), fc.integer({ min: 10, max: 360 }), (left, top, height) => {
      const target = { left, top, width: 50, height };
      const place = placeBubble(target, bubble, phone);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.left + bubble.width).toBeLessThanOrEqual(phone.width);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.top + bubble.height).toBeLessThanOrEqual(phone.height);
      const hasRoom = top > bubble.height + 20 || top + height + bubble.height + 20 < phone.height;
      const isFree = place.top + bubble.height <= top || place.top >= top + height;
      expect(isFree || !hasRoom).toBe(true);
    }),
  );
});
