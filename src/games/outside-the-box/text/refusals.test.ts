import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../core/game.ts';
import { playerNames } from '../../../core/player-names.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { findSentenceFaults, readRetiredTerms } from '../../conformance/sentence-faults.ts';
import { gridRows, nearlyFullGrid, openTestTable } from '../testing/table.testing.ts';
import { sayRefusal } from './refusals.ts';

const lexicon = loadLexicon('standard');
const players = playerNames(['Ann', 'Bo', 'Cy'], 1);
const sentence = (refusal: Refusal | null): string => sayRefusal(refusal!, players);

describe('a refusal', () => {
  it('gives the reason first, then what to do', () => {
    const table = openTestTable({
      seats: 3,
      lexicon,
      scenario: { letter: 'Q', caller: 0, cards: { '1': 'Q' }, grids: { '0': gridRows('A') } },
    });
    expect(sentence(table.refusalOf(0, 'place R1C1'))).toBe(
      'That square already has “A” in it. Row 1, column 2 is free.',
    );
    expect(sentence(table.refusalOf(1, 'grab'))).toBe(
      'You have the “Q” card, so you have to write the letter this time.',
    );
    expect(sentence(table.refusalOf(1, 'call E'))).toBe(
      'A letter was just called. Everyone has to write it first, except a player who takes its card.',
    );
    expect(sentence(table.refusalOf(2, 'back'))).toBe('You’re not away. Just keep playing.');
    expect(sentence(table.refusalOf('clock', 'timeUp', 100))).toBe('The clock is still running.');
    expect(sentence(openTestTable().refusalOf(1, 'call E'))).toBe(
      'It’s Ann’s turn. You can plan your move while you wait.',
    );
  });

  it('[OB-056, OB-057, OB-085] of a mark names no word that the player could mark instead', () => {
    const rows = ['GOESXX', 'XPLANE', 'ZPLANE', 'BIGGER', 'KENYAX'];
    const marking = openTestTable({
      lexicon,
      setup: { scoring: 'manual', lookup: 'off', tasks: 'off' },
      scenario: { grids: { '0': [...rows, 'XXXXXX'], '1': nearlyFullGrid(0) } },
    });
    expect(sentence(marking.refusalOf(0, 'mark R1 1-4'))).toBe(
      'GOES is a verb form, so it doesn’t count. LAUGH counts, but LAUGHED and LAUGHING don’t. Try another word.',
    );
    expect(sentence(marking.refusalOf(0, 'mark R2 1-6'))).toBe('XPLANE isn’t in the dictionary. Try another word.');
    marking.act(0, 'mark R2 2-6');
    expect(sentence(marking.refusalOf(0, 'mark R3 1-6'))).toBe('ZPLANE isn’t in the dictionary. Try another word.');
    expect(sentence(marking.refusalOf(0, 'mark R4 1-6'))).toBe(
      'BIGGER doesn’t count. SIMPLE counts, but SIMPLER and SIMPLEST don’t. Try another word.',
    );
    expect(sentence(marking.refusalOf(0, 'mark R5 1-5'))).toBe(
      'KENYA is a name, and names don’t count. Try another word.',
    );
  });

  it('reads well, whatever it is about', () => {
    const retired = readRetiredTerms(readFileSync('src/games/outside-the-box/RULES.md', 'utf8'));
    const examples: { readonly [code: string]: readonly (readonly string[])[] } = {
      GAME_OVER: [[]],
      WRONG_PHASE: ['call', 'respond', 'final', 'mark'].map((phase) => [phase, 'grab']),
      WRONG_MODE: [['race'], ['sealed']],
      NOT_YOUR_TURN: [['0'], ['1']],
      NOT_PLAYING: [['left'], ['full']],
      ALREADY_DONE: [['grab', 'Q'], ['place', 'I'], ['done']],
      TIME_UP: [[]],
      GRAB_PENDING: [['Q']],
      ALREADY_REJECTED: [['Q']],
      SQUARE_TAKEN: [['R1C1', 'S', 'R1C2']],
      HOLDS_CARD: [['Q']],
      CALLER_MAY_NOT_REJECT: [['Q']],
      EMPTY_SQUARE: [['R1 1-4']],
      NOT_A_WORD: ['verb', 'comparison', 'form', 'name', 'abbreviation', 'unknown'].map((why) => ['GOES', why]),
      OVERLAP: [
        ['ORE', 'DOOR', 'R1 1-4'],
        ['DOOR', 'DOOR', 'R1 1-4'],
      ],
      REPEATED_WORD: [['SUEDES', 'R1 1-6']],
      SECOND_EXCEPTION: [['ANDREW', 'HANNAH', 'R1 1-6']],
      NOT_MARKED: [['R1 1-4', '']],
      NOT_AWAY: [[]],
      NOT_DUE: [[''], ['30500']],
      BAD_SCENARIO: [['cards: the card Q is in two places']],
    };
    const codes = readFileSync('src/games/outside-the-box/rules/refuse.ts', 'utf8').match(/(?<=\| ')[A-Z_]+/g)!;
    expect(Object.keys(examples).toSorted()).toEqual(codes.toSorted());
    for (const [code, abouts] of Object.entries(examples))
      for (const about of abouts) {
        const text = sentence({ code, rule: 'OB-001', about });
        expect(findSentenceFaults(text, retired), text).toEqual([]);
      }
  });
});
