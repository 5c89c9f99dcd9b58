import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestTable, type TestTable } from '../../testing/table.testing.ts';

/** The latest decided race. */
const raceOf = (table: TestTable) => table.view().lastRace;

describe('rejecting', () => {
  it('[OB-030] takes the card and enters no letter', () => {
    const table = openTestTable({ scenario: { letter: 'Q' } });
    expect(table.eventTypes(1, 'grab', 1000)).toEqual(['raceOpen']);
    expect(table.act('clock', 'timeUp', 1300)).toMatchObject([{ type: 'rejected', seat: 1, letter: 'Q', from: null }]);
    expect(table.view().players[1]).toMatchObject({ cards: 'Q', filled: 0 });
    expect(table.status.toAct).toEqual([0]);
    table.act(0, 'place R1C1');
    expect(table.status.toAct).toEqual([1]);
  });

  it('[OB-031, OB-033, OB-076] takes the card from its holder, even a finished player, any number of times', () => {
    const table = openTestTable({ seats: 3, scenario: { letter: 'Q', grids: { '2': 36 }, cards: { '2': 'Q' } } });
    expect(table.status.scores).toEqual([0, 0, -1]);
    table.act(0, 'grab', 1000);
    expect(table.expireClock()).toMatchObject([{ type: 'rejected', seat: 0, from: 2 }]);
    expect(table.status.scores).toEqual([-1, 0, 0]);
    table.act(1, 'place R1C1');
    table.acts(['1 call Q', '1 grab', '0 place R1C1']);
    expect(table.expireClock()).toMatchObject([{ type: 'rejected', seat: 1, from: 0 }, { type: 'turnComplete' }, {}]);
    table.acts(['0 call Q', '0 grab', '1 place R1C2'], 5000);
    expect(table.expireClock()[0]).toMatchObject({ type: 'rejected', seat: 0, from: 1 });
  });

  it('[OB-032, OB-036, OB-037] the holder of the card must enter the letter, keeps the card, and may reject again after losing it', () => {
    const table = openTestTable({ seats: 3, scenario: { letter: 'Q', cards: { '0': 'Q' } } });
    expect(table.refusalOf(0, 'grab')).toMatchObject({ code: 'HOLDS_CARD', rule: 'OB-032' });
    table.acts(['0 place R1C1', '1 place R1C1', '2 place R1C1']);
    expect(table.view().players[0]!.cards).toBe('Q');
    table.act(1, 'call Q');
    expect(table.refusalCode(0, 'grab')).toBe('HOLDS_CARD');
    table.act(2, 'grab');
    table.acts(['0 place R1C2', '1 place R1C2']);
    table.expireClock();
    table.act(2, 'call Q');
    expect(table.refusalCode(0, 'grab')).toBeNull();
    expect(table.refusalCode(2, 'grab')).toBe('HOLDS_CARD');
  });

  it('[OB-034, OB-035] once per turn: after the race nobody else can reject, even if the winner leaves', () => {
    const table = openTestTable({ seats: 3, scenario: { letter: 'Q' } });
    table.act(1, 'grab', 1000);
    table.expireClock();
    expect(table.refusalOf(2, 'grab')).toMatchObject({ code: 'ALREADY_REJECTED', rule: 'OB-034' });
    table.act(1, 'leave');
    expect(table.view().players[1]!.cards).toBe('');
    expect(table.refusalCode(2, 'grab')).toBe('ALREADY_REJECTED');
    expect(table.moves(2)).not.toContain('grab');
  });

  it('[OB-038] the caller may reject, too, unless the option forbids it', () => {
    expect(openTestTable({ scenario: { letter: 'Q' } }).refusalCode(0, 'grab')).toBeNull();
    const strict = openTestTable({ scenario: { letter: 'Q' }, setup: { callerMayReject: 'no' } });
    expect(strict.refusalOf(0, 'grab')).toMatchObject({ code: 'CALLER_MAY_NOT_REJECT', rule: 'OB-038' });
    expect(strict.moves(0)).not.toContain('grab');
    expect(strict.refusalCode(1, 'grab')).toBeNull();
  });

  it('[OB-039] a player who has entered the letter can no longer reject it', () => {
    const table = openTestTable({ scenario: { letter: 'Q' } });
    table.act(1, 'place R1C1');
    expect(table.refusalOf(1, 'grab')).toMatchObject({ code: 'ALREADY_DONE', rule: 'OB-039' });
  });

  it('[OB-040, OB-041] a player may hold any number of cards and loses a point for each', () => {
    const table = openTestTable({ scenario: { letter: 'Z', cards: { '1': 'ABCDEFGHIJKLMNOPQRSTUVWXY' } } });
    table.acts(['0 place R1C1', '1 grab']);
    table.expireClock();
    expect(table.view().players[1]!.cards).toHaveLength(26);
    expect(table.status.scores).toEqual([0, -26]);
  });
});

describe('the race', () => {
  it('[OB-103] grabs up to and including the end of the window count as simultaneous', () => {
    const table = openTestTable({ seats: 4, scenario: { letter: 'Q', cards: { '1': 'A' } } });
    table.act(1, 'grab', 1000);
    expect(table.status.deadline).toBe(1300);
    expect(table.refusalCode('clock', 'timeUp', 1299)).toBe('NOT_DUE');
    table.act(3, 'grab', 1300);
    expect(table.view().raceEnds).toBe(1300);
    expect(table.act('clock', 'timeUp', 1300)).toMatchObject([
      {
        type: 'rejected',
        seat: 3,
        grabs: [
          { seat: 1, after: 1000 },
          { seat: 3, after: 1300 },
        ],
      },
    ]);
    expect(table.status.toAct).toEqual([0, 1, 2]);
  });

  it('[OB-103] the player with the fewest cards wins, then the nearest to the caller’s left', () => {
    const winner = (cards: { readonly [seat: string]: string }, caller = 1): number => {
      const table = openTestTable({ seats: 5, scenario: { letter: 'Q', caller, cards } });
      for (const seat of [0, 4, 2, 3, 1]) table.act(seat, 'grab', 2000);
      return (table.expireClock()[0] as { seat: number }).seat;
    };
    expect(winner({})).toBe(2);
    expect(winner({ '2': 'A' })).toBe(3);
    expect(winner({ '2': 'A', '3': 'B', '4': 'C' })).toBe(0);
    expect(winner({ '0': 'D', '2': 'A', '3': 'B', '4': 'C' })).toBe(1);
    expect(winner({ '0': 'D', '1': 'E', '2': 'A', '3': 'B', '4': 'C' })).toBe(2);
    expect(winner({ '0': 'DF', '2': 'AH', '3': 'BI', '4': 'CJ', '1': 'K' }, 4)).toBe(1);
  });

  it('[OB-103] an act after the window decides the race first; if the act is refused, nothing is stored', () => {
    const table = openTestTable({ seats: 3, scenario: { letter: 'Q' } });
    table.act(1, 'grab', 1000);
    expect(table.refusalOf(2, 'grab', 1301)).toMatchObject({ code: 'ALREADY_REJECTED' });
    expect(table.view().raceEnds).toBe(1300);
    expect(table.refusalOf(1, 'place R1C1', 1301)).toMatchObject({ code: 'ALREADY_DONE' });
    expect(table.eventTypes(2, 'place R1C1', 1301)).toEqual(['rejected', 'done']);
    expect(raceOf(table)).toMatchObject({ seat: 1 });
  });

  it('[OB-103] the loser of a race can place without waiting for the clock, and the next caller can call', () => {
    const loser = openTestTable({ scenario: { letter: 'Q', caller: 0 } });
    loser.act(1, 'grab', 1000);
    loser.act(0, 'grab', 1100);
    expect(loser.refusalCode(0, 'place R1C1', 1300)).toBe('GRAB_PENDING');
    expect(loser.eventTypes(0, 'place R1C1', 1301)).toEqual(['rejected', 'done', 'turnComplete', 'turn']);

    const caller = openTestTable({ scenario: { letter: 'Q', caller: 0 } });
    caller.act(0, 'place R1C1', 900);
    caller.act(1, 'grab', 1000);
    expect(caller.refusalCode(1, 'call E', 1300)).toBe('WRONG_PHASE');
    expect(caller.eventTypes(1, 'call E', 1301)).toEqual(['rejected', 'turnComplete', 'turn', 'called']);
  });

  it('[OB-104] the caller’s grab counts from half a second after the call, so a quicker grab by another player wins', () => {
    const table = openTestTable({ seats: 3, scenario: { letter: 'Q', cards: { '1': 'A' } } });
    table.act(0, 'grab', 100);
    table.act(1, 'grab', 150);
    expect(table.status.deadline).toBe(800);
    expect(table.act('clock', 'timeUp', 800)).toMatchObject([
      {
        seat: 1,
        grabs: [
          { seat: 1, after: 150 },
          { seat: 0, after: 500 },
        ],
      },
    ]);

    const tie = openTestTable({ seats: 3, scenario: { letter: 'Q', cards: { '1': 'A' } } });
    tie.act(0, 'grab', 100);
    tie.act(1, 'grab', 800);
    expect(tie.act('clock', 'timeUp', 800)).toMatchObject([{ seat: 0 }]);

    const late = openTestTable({ seats: 3, scenario: { letter: 'Q' } });
    late.act(0, 'grab', 700);
    expect(late.status.deadline).toBe(1000);
  });

  it('[OB-103, OB-104] a grab after the tie but before the window closes is accepted and loses', () => {
    const table = openTestTable({ seats: 3, scenario: { letter: 'Q', cards: { '1': 'AB' } } });
    table.act(1, 'grab', 100);
    table.act(2, 'grab', 401);
    expect(table.refusalCode('clock', 'timeUp', 799)).toBe('NOT_DUE');
    expect(table.act('clock', 'timeUp', 800)).toMatchObject([{ seat: 1, grabs: [{ after: 100 }, { after: 401 }] }]);
    expect(table.refusalCode(2, 'place R1C1', 900)).toBeNull();
  });

  it.each([0, 150, 300, 500, 1000])(
    '[OB-103, OB-104] nobody can tell whether the caller or another player grabbed (window %i ms)',
    (grabGrace) => {
      for (const at of [0, 100, 499, 500, 501, 2000]) {
        const [byCaller, byOther] = [0, 2].map((grabber) => {
          const table = openTestTable({ seats: 4, scenario: { letter: 'Q', caller: 0 }, setup: { grabGrace } });
          const seen = () => ({
            views: ([1, 3, 'spectator'] as const).map((viewer) => table.view(viewer)),
            status: table.status,
            refused: table.refusalOf('clock', 'timeUp', at),
            moves: table.moves(1),
          });
          const events = table.act(grabber, 'grab', at);
          const opened = seen();
          const more = table.act(1, 'grab', at);
          return { events, opened, more, later: seen() };
        });
        expect(byCaller).toEqual(byOther);
        expect(byCaller!.opened.status.deadline).toBe(Math.max(at, 500) + grabGrace);
      }
    },
  );

  it('[OB-105] a pending grab cannot be repeated or undone by placing, and its player still has to act', () => {
    const table = openTestTable({ seats: 3, scenario: { letter: 'Q' } });
    table.act(1, 'grab', 1000);
    expect(table.refusalCode(1, 'grab')).toBe('GRAB_PENDING');
    expect(table.refusalCode(1, 'place R1C1')).toBe('GRAB_PENDING');
    expect(table.moves(1)).toEqual([]);
    expect(table.status.toAct).toEqual([0, 1, 2]);
  });

  it('[OB-114] a window open at the response deadline is decided first; then the time-out is due at once', () => {
    const table = openTestTable({ seats: 3, scenario: { letter: 'Q' } });
    table.act(1, 'grab', 30_400);
    expect(table.status.deadline).toBe(30_700);
    expect(table.refusalCode(2, 'place R1C1', 30_501)).toBe('TIME_UP');
    expect(table.refusalCode(2, 'grab', 30_501)).toBe('TIME_UP');
    table.act('clock', 'timeUp', 30_700);
    expect(table.status.deadline).toBe(30_500);
    expect(table.moves(2)).toEqual([]);
    expect(table.eventTypes('clock', 'timeUp', 30_700)).toEqual(['enteredFor', 'enteredFor', 'turnComplete', 'turn']);
  });

  it('[OB-114] after a contested race, everyone has at least five more seconds', () => {
    const table = openTestTable({ seats: 3, scenario: { letter: 'Q' } });
    table.act(1, 'grab', 30_400);
    table.act(2, 'grab', 30_450);
    expect(table.eventTypes(0, 'place R1C1', 31_000)).toEqual(['rejected', 'done']);
    expect(table.view()).toMatchObject({ limit: 36_000, deadline: 36_500 });
    expect(table.refusalCode(2, 'place R1C1', 36_501)).toBe('TIME_UP');
    expect(table.refusalCode(2, 'place R1C1', 36_500)).toBeNull();

    const early = openTestTable({ seats: 3, scenario: { letter: 'Q' } });
    early.act(1, 'grab', 1000);
    early.act(2, 'grab', 1000);
    early.expireClock();
    expect(early.view().limit).toBe(30_000);
  });

  it('[OB-103, OB-104] for grabs in any order and at any times, the card goes to the right player', () => {
    const seats = 4;
    const grabs = fc.uniqueArray(
      fc.record({
        seat: fc.nat(seats - 1),
        at: fc.oneof(fc.nat(1600), fc.constantFrom(0, 199, 200, 201, 300, 499, 500, 501, 799, 800, 801)),
      }),
      { selector: ({ seat }) => seat, minLength: 1 },
    );
    const cards = fc.array(fc.nat(2), { minLength: seats, maxLength: seats });
    fc.assert(
      fc.property(
        grabs,
        cards,
        fc.nat(seats - 1),
        fc.constantFrom(0, 150, 300, 500, 1000),
        (unsorted, held, caller, grace) => {
          const letters = ['ABC', 'DEF', 'GHI', 'JKL'];
          const scenario = {
            letter: 'Q',
            caller,
            cards: Object.fromEntries(held.map((count, seat) => [seat, letters[seat]!.slice(0, count)])),
          };
          const table = openTestTable({ seats, scenario, setup: { grabGrace: grace } });
          const sorted = unsorted.toSorted((a, b) => a.at - b.at || a.seat - b.seat);
          const counted = (grab: { seat: number; at: number }): number =>
            grab.seat === caller ? Math.max(500, grab.at) : grab.at;
          const pending: { seat: number; at: number }[] = [];
          for (const grab of sorted) {
            const ends = Math.max(500, Math.min(...pending.map(counted))) + grace;
            const refusal = table.refusalCode(grab.seat, 'grab', grab.at);
            if (pending.length > 0 && grab.at > ends) {
              expect(refusal).toBe('ALREADY_REJECTED');
              continue;
            }
            expect(refusal).toBeNull();
            table.act(grab.seat, 'grab', grab.at);
            pending.push(grab);
          }
          const first = Math.min(...pending.map(counted));
          expect(table.status.deadline).toBe(Math.max(500, first) + grace);
          const event = table.expireClock()[0] as { seat: number };
          const order = (seat: number): number => held[seat]! * 10 + ((seat - caller - 1 + seats) % seats);
          const winner = pending
            .filter((grab) => counted(grab) <= first + grace)
            .map(({ seat }) => seat)
            .toSorted((a, b) => order(a) - order(b))[0];
          expect(event.seat).toBe(winner);
          expect(table.view().players[winner!]!.cards).toContain('Q');
          expect(table.status.toAct).toHaveLength(seats - 1);
        },
      ),
      { numRuns: process.env.WORDHOARD_DEEP === undefined ? 300 : 20_000 },
    );
  });
});
