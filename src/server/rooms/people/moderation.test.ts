import { describe, expect, it } from 'vitest';
import { findGame } from '../../../games/index.ts';
import { networkOf } from '../../shared/address-hash.ts';
import { newRoomState } from '../state/room-state.ts';
import { admit, banMember, removeMember } from './moderation.ts';

const [ANN, BO] = [0, 1];

/** Ann is the host; Bo and Cy share an address. */
function threePeople() {
  const state = newRoomState(findGame('word-power')!, 3);
  const enter = (person: string, address: string, isCrowded = false): number | string => {
    const admitted = admit(state, { person, name: person, address }, isCrowded, () => false);
    return admitted.ok ? admitted.value : admitted.error.code;
  };
  enter('ann', 'home');
  enter('bo', 'cafe');
  enter('cy', 'cafe');
  return { state, enter };
}

describe('a removed person', () => {
  it('loses the seat, and can come back without it', () => {
    const { state, enter } = threePeople();
    expect(removeMember(state, BO).ok).toBe(true);
    expect(state.seats[1]!.people).toEqual([]);
    expect(state.people[BO]!.removed).toBe(true);
    expect(enter('bo', 'cafe')).toBe(BO);
    expect(state.people[BO]!.removed).toBe(false);
    expect(state.seats[1]!.people).toEqual([]);
  });
  it('is never the host', () => {
    const { state } = threePeople();
    expect(removeMember(state, ANN)).toMatchObject({ ok: false, error: { code: 'IS_HOST' } });
  });
});

describe('a ban', () => {
  it('keeps out the person everywhere, and new people from the same address', () => {
    const { state, enter } = threePeople();
    banMember(state, BO);
    expect(enter('bo', 'elsewhere')).toBe('BANNED');
    expect(enter('bo again', 'cafe')).toBe('BANNED');
    expect(enter('cy', 'cafe')).toBe(2);
    expect(enter('di', 'elsewhere')).toBe(3);
    state.bans = [];
    expect(enter('bo', 'cafe')).toBe(BO);
  });
  it('does not count for an address that is also the host’s', () => {
    const { state, enter } = threePeople();
    const guest = enter('eve', 'home') as number;
    banMember(state, guest);
    expect(enter('eve', 'home')).toBe('BANNED');
    expect(enter('fay', 'home')).toBe(guest + 1);
  });
});

it('a locked room lets nobody new in', () => {
  const { state, enter } = threePeople();
  state.locked = true;
  expect(enter('di', 'elsewhere')).toBe('LOCKED');
  expect(enter('bo', 'elsewhere')).toBe(BO);
  removeMember(state, BO);
  expect(enter('bo', 'cafe')).toBe('LOCKED');
});

it('a crowded room lets only people with a seat in', () => {
  const { state, enter } = threePeople();
  expect(enter('bo', 'cafe', true)).toBe(BO);
  state.phase = 'playing';
  expect(enter('di', 'elsewhere', true)).toBe('FULL');
});

it('an address is an IPv4 address or an IPv6 /64', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('2001:db8:0:1:aaaa::1')).toBe(networkOf('2001:db8::1:0:0:0:2'));
  expect(networkOf('2001:db8:0:2::1')).not.toBe(networkOf('2001:db8:0:1::1'));
  expect(networkOf('::1')).toBe('0:0:0:0');
});
