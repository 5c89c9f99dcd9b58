import { expect, it } from 'vitest';
import type { RematchView, RoomView } from '../../core/protocol/protocol.ts';
import { describeRematch, PATIENCE_MS } from './rematch-status.ts';

const [ANN, BO, CY, SPECTATOR] = [0, 1, 2, 3];
/** Ann is the host; Ann, Bo and Cy have seats. */
const room = (rematch: Partial<RematchView> | null, away: readonly number[] = []): RoomView =>
  ({
    host: ANN,
    seats: [ANN, BO, CY].map((who) => ({ people: [who], bot: null, standIn: null, name: '' })),
    people: ['Ann', 'Bo', 'Cy', 'Wim'].map((name, who) => ({ who, name, here: !away.includes(who), muted: false })),
    rematch: rematch && { by: BO, agreed: [BO], declined: [], askedMsAgo: 0, startsInMs: null, ...rematch },
  }) as unknown as RoomView;

it('is nothing until somebody asks', () => {
  expect(describeRematch(room(null), ANN, 0)).toBeNull();
});

it('asks the others and tells the one who asked whom they wait for', () => {
  expect(describeRematch(room({}), CY, 0)).toEqual({
    headline: 'Bo wants a rematch',
    detail: '',
    secondsLeft: null,
    canAccept: true,
    declineLabel: 'Not now',
    startLabel: null,
  });
  expect(describeRematch(room({}), BO, 0)).toMatchObject({
    headline: 'You asked for a rematch',
    detail: 'Waiting for Ann and Cy.',
    canAccept: false,
    declineLabel: 'Cancel',
  });
  expect(describeRematch(room({}), SPECTATOR, 0)).toMatchObject({ canAccept: false, declineLabel: null });
});

it('counts down for everybody', () => {
  const all = room({ agreed: [ANN, BO, CY], startsInMs: 5000 });
  for (const who of [ANN, BO, CY, SPECTATOR])
    expect(describeRematch(all, who, 1200)).toMatchObject({ secondsLeft: 4, canAccept: false });
  expect(describeRematch(all, CY, 0)!.declineLabel).toBe('Cancel');
  expect(describeRematch(all, CY, 9999)!.secondsLeft).toBe(0);
});

it('lets the host start without people who decline, or who do not answer for a while', () => {
  const asked = room({ agreed: [BO, ANN] });
  expect(describeRematch(asked, ANN, PATIENCE_MS - 1)!.startLabel).toBeNull();
  expect(describeRematch(asked, ANN, PATIENCE_MS)!.startLabel).toBe('Start without Cy');
  expect(describeRematch(asked, BO, PATIENCE_MS)!.startLabel).toBeNull();
  const declined = room({ agreed: [BO, ANN], declined: [CY] });
  expect(describeRematch(declined, ANN, 0)).toMatchObject({
    detail: 'Cy said “not now”.',
    startLabel: 'Start without Cy',
  });
  expect(describeRematch(declined, CY, 0)).toMatchObject({ canAccept: true, declineLabel: null });
});

it('does not wait for people who left', () => {
  expect(describeRematch(room({ agreed: [BO, ANN] }, [CY]), ANN, PATIENCE_MS)!.startLabel).toBeNull();
});
