import { describe, expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import type { PhaseView } from '../rules/view.ts';
import { lexicon, openTestTable, type TestTable } from '../testing/table.testing.ts';
import {
  captionAnnouncement,
  captionBlocked,
  captionDispute,
  captionOwnResponse,
  captionOwnStruck,
  captionProtectedWords,
  captionResult,
  captionSeat,
  captionStruck,
  captionVoteOutcomes,
  captionVoteReason,
  listDisputeResults,
} from './captions.ts';

const names = ['Ann', 'Ben', 'Ines'];
const namesFor = (you: number | null) => playerNames(names, you);
const seats = (table: TestTable, me = 0): string[] => names.map((_, seat) => captionSeat(table.view(me), seat, me));

function voteOf(table: TestTable, me: number) {
  const phase = table.view(me).phase as Extract<PhaseView, { type: 'vote' }>;
  expect(phase.type).toBe('vote');
  return phase;
}

it('captions what each seat is doing', () => {
  const table = openTestTable({ wordster: 'LOV', lists: ['CLOVE', 'LOVE', 'LOVELY'], scenario: { phase: 'write' } });
  table.act(1, 'done');
  expect(seats(table)).toEqual(['1 word', '1, done', '1 word']);
  table.actAll('0 done', '2 done');
  expect(seats(table)).toEqual(['your turn', '1 left', '1 left']);
  table.act(0, 'announce CLOVE');
  expect(seats(table, 1)).toEqual(['reading', '1 left', '1 left']);
  table.actAll('1 nothing', '2 nothing', '1 announce LOVE');
  expect(seats(table, 2)).toEqual(['0 left', 'reading', 'answer?']);
  table.actAll('2 claim LOVELY', '1 vote same');
  expect(seats(table)).toEqual(['your vote', 'voted', 'thinking']);
});

describe('captions next to a word', () => {
  it('name who had a struck word, in any form', () => {
    const table = openTestTable({ wordster: 'LOV', lists: ['GLOVE', 'GLOVE CLOVE', 'GLOVES PLOVER'] });
    table.actAll('0 announce GLOVE', '1 nothing', '2 nothing');
    const view = table.view(1);
    expect(captionStruck(view, 1, 'GLOVE', namesFor(1), lexicon)).toBe('Ann read it');
    expect(captionStruck(view, 2, 'GLOVES', namesFor(2), lexicon)).toBe('Ann read GLOVE, the same word');
    expect(captionStruck(view, 2, 'GLOVES', namesFor(0), lexicon)).toBe('you read GLOVE, the same word');
    expect(captionStruck(view, 2, 'GLOVES', namesFor(2), null)).toBe('crossed off');
  });

  it('say that a word earned nothing', () => {
    const table = openTestTable({ wordster: 'LOV', lists: ['LOVXX', 'LOVXX CLOVE'] });
    table.act(0, 'announce LOVXX');
    expect(captionStruck(table.view(1), 1, 'LOVXX', namesFor(1), lexicon)).toBe('Ann scored nothing for it');
    expect(captionResult(table.view(1), namesFor(1), lexicon)).toBe(
      'LOVXX scored nothing: it isn’t in the dictionary.',
    );
  });

  it('say for whom a word is protected (WS-075)', () => {
    const lists = ['TRIANGLES GANG', 'TRIANGLE', 'HANG'];
    const table = openTestTable({ wordster: 'ANG', lists, scenario: { protected: [['TRIANGLE', 1]] } });
    const blocked = (word: string) => captionBlocked(table.view(0), 0, word, namesFor(0), lexicon);
    expect(blocked('TRIANGLES')).toBe('kept for Ben');
    expect(blocked('GANG')).toBeNull();
    expect(captionProtectedWords(table.view(0), 0, namesFor(0), lexicon)).toBe('TRIANGLES is kept for Ben.');
    expect(captionBlocked(table.view(1), 1, 'TRIANGLE', namesFor(1), lexicon)).toBeNull();
    expect(captionBlocked(table.view(0), 0, 'TRIANGLE', namesFor(0), null)).toBe('kept for Ben');
  });

  it('warn that announcing another word ends a protection (WS-072)', () => {
    const table = openTestTable({
      wordster: 'ANG',
      lists: ['TRIANGLE GANG', 'HANG'],
      scenario: { protected: [['TRIANGLE', 0]] },
    });
    expect(captionAnnouncement(table.view(0), 0, 'GANG', null)).toMatch(/TRIANGLE will no longer be kept for you\.$/);
    expect(captionAnnouncement(table.view(0), 0, 'TRIANGLE', null)).not.toMatch(/kept/);
  });
});

it.each([
  ['LOV', 'it’s too short'],
  ["LOVE'S", 'it has something other than letters'],
  ['VOLE', 'it doesn’t have LOV in order'],
])('says why %s scored nothing', (word, fault) => {
  const table = openTestTable({ wordster: 'LOV', lists: [word, 'CLOVE'] });
  table.act(0, `announce ${word}`);
  expect(captionResult(table.view(1), namesFor(1), lexicon)).toBe(`${word} scored nothing: ${fault}.`);
});

describe('captions of a vote', () => {
  it('say who claims, why the table votes, and what each verdict leads to', () => {
    const table = openTestTable({ wordster: 'LOV', lists: ['LOVE', 'LOVELY', 'CLOVE'] });
    table.actAll('0 announce LOVE', '1 claim LOVELY', '2 nothing');
    expect(captionDispute(voteOf(table, 2), namesFor(2))).toBe('Ben claims LOVELY as a different word.');
    expect(captionDispute(voteOf(table, 1), namesFor(1))).toBe('You claim LOVELY as a different word.');
    expect(captionVoteReason(table.view(2), voteOf(table, 2))).toMatch(
      /^LOVELY comes from LOVE\. .* A tie means different\.$/,
    );
    expect(captionVoteOutcomes(table.view(1), voteOf(table, 1), namesFor(1))).toEqual({
      same: 'Your LOVELY is crossed off. Ann scores 2.',
      different: 'LOVELY is kept for your next turn.',
    });
    expect(captionVoteOutcomes(table.view(0), voteOf(table, 0), namesFor(0))).toEqual({
      same: 'Ben’s LOVELY is crossed off. You score 2.',
      different: 'LOVELY is kept for Ben’s next turn.',
    });
    table.actAll('0 vote same', '1 vote different', '2 vote same');
    expect(captionResult(table.view(2), namesFor(1), lexicon)).toBe(
      'Ann scored 2 with LOVE: you had the same word (LOVELY).',
    );
    expect(listDisputeResults(table.view(2), namesFor(1), lexicon)).toMatchObject([
      {
        sentence: 'You claimed LOVELY: it counts as the same word.',
        voteResult: { ballots: ['SAME', 'DIFFERENT', 'SAME'] },
      },
    ]);
  });

  it('say the same for a contest, and how it ended', () => {
    const table = openTestTable({
      wordster: 'LOV',
      lists: ['LOVER', 'CLOVE', 'PLOVER'],
      scenario: { accepted: ['LOVE'] },
    });
    table.actAll('0 announce LOVER', '1 contest LOVE', '2 contest LOVE');
    expect(captionDispute(voteOf(table, 0), namesFor(0))).toBe('Ben and Ines say that LOVER is the same word as LOVE.');
    expect(captionVoteOutcomes(table.view(0), voteOf(table, 0), namesFor(0)).same).toMatch(/^LOVER scores nothing, /);
    expect(captionVoteOutcomes(table.view(0), voteOf(table, 0), namesFor(0)).different).toBe(
      'LOVER counts. You score 1 or 2.',
    );
    table.actAll('0 vote different', '1 vote same', '2 vote same');
    expect(captionResult(table.view(0), namesFor(0), lexicon)).toBe(
      'LOVER scored nothing: it’s the same word as LOVE.',
    );
  });

  it('are not needed for a claim that is clearly different', () => {
    const table = openTestTable({ wordster: 'LOV', lists: ['LOVE', 'CLOVER', 'PLOVER'] });
    table.actAll('0 announce LOVE', '1 claim CLOVER', '2 nothing');
    expect(captionResult(table.view(0), namesFor(null), lexicon)).toBe('Ann scored 1 with LOVE. Nobody else had it.');
    expect(listDisputeResults(table.view(0), namesFor(null), lexicon)).toEqual([
      { sentence: 'Ben claimed CLOVER: it counts as a different word.', voteResult: null },
    ]);
  });
});

it('name other forms of a word that was read, and say which word each is a form of', () => {
  const table = openTestTable({ wordster: 'FEL', lists: ['FELT FELL', 'FEEL FELTED', 'FELT'] });
  table.actAll('0 announce FELT');
  expect(captionOwnStruck(table.view(1), 1, 'FELT', lexicon)).toBe(
    'FELT is a form of FEEL and FELTED is a form of FELT, so your FEEL and FELTED are crossed off.',
  );
  expect(captionOwnStruck(table.view(2), 2, 'FELT', lexicon)).toBe('You had it too, so it’s crossed off.');
  expect(captionResult(table.view(1), namesFor(1), lexicon)).toBe(
    'Ann scored 2 with FELT: you and Ines had the same word (FEEL and FELTED).',
  );
});

it('repeats a sealed response to its owner', () => {
  expect(captionOwnResponse({ claims: [], contests: [], question: false })).toBe('You let it pass');
  expect(captionOwnResponse({ claims: ['LOVER'], contests: ['LOVE'], question: true })).toBe(
    'You claimed LOVER, said it’s the same as LOVE and asked if it’s a word',
  );
});
