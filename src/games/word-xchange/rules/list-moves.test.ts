import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Random, randomFrom } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { DEFAULT_SETUP, openTestTable } from '../testing/table.testing.ts';
import { listPlays, moveForPlay } from './list-moves.ts';
import { formatEaselWordRef, formatMove } from './moves.ts';
import { resolvePlay } from './resolve-play.ts';
import type { EaselWordRef, Position, WordMove } from './state.ts';
import { JOKER, spellingOf, TILE_SET, tilesOf, withoutJoker } from './tiles.ts';
import { findPluralFault } from './word-check.ts';

const words = 'LEAN LEANS BEAN BEANS ANGEL ANTE TEA TEAS CAT CATS CAST LEVEL';
const sorted = (moves: readonly string[]): readonly string[] => [...moves].toSorted();

describe('listMoves', () => {
  it('lists every make, steal and swap once, and end', () => {
    const table = openTestTable({ words, scenario: { board: 'L G', easels: { 0: ['TEA'], 1: ['[B]EAN', 'CAT'] } } });
    expect(sorted(table.moves(0))).toEqual(['end', 'steal [B]EAN ANGE[L]', 'steal [B]EAN LEAN[S]', 'swap [B]EAN LEAN']);
  });

  it('uses the joker only where ordinary tiles are not enough', () => {
    const table = openTestTable({ words, scenario: { board: 'T E A *', easels: { 1: ['CAT'] } } });
    expect(sorted(table.moves(0))).toEqual([
      'end',
      'make A[N]TE',
      'make TEA',
      'make TEA[S]',
      'make [C]AT',
      'steal CAT CAT[S]',
      'steal CAT CA[S]T',
    ]);
  });

  it('uses the joker for the last of several equal letters', () => {
    expect(openTestTable({ words, scenario: { board: 'L E V E *' } }).moves(0)).toContain('make LEVE[L]');
  });

  it('names the seat only where the word alone is ambiguous', () => {
    const table = openTestTable({
      seats: 3,
      words,
      scenario: { board: 'S', easels: { 1: ['CAT', 'CAT'], 2: ['CAT', 'TEA'] } },
    });
    expect(sorted(table.moves(0))).toEqual([
      'end',
      'steal CAT@1 CAST',
      'steal CAT@1 CATS',
      'steal CAT@2 CAST',
      'steal CAT@2 CATS',
      'steal TEA TEAS',
    ]);
  });

  it('[WX-048] leaves out bare plurals, but finds a letter for the joker that avoids one', () => {
    const lexicon = loadLexicon('standard');
    const scenario = { board: 'D S C', easels: { 1: ['[B]EAN', 'CAT'] } };
    const table = openTestTable({ lexicon, words: 'CATS DEANS CAST', scenario });
    expect(sorted(table.moves(0))).toEqual(['end', 'steal CAT CAST', 'steal [B]EAN DEAN[S]']);
  });

  it('offers answers in the challenge window, back to away seats, and nothing to others', () => {
    const setup = { wordCheck: 'challenge' } as const;
    const table = openTestTable({ seats: 4, words, setup, scenario: { board: 'T E A', away: [3] } });
    expect(table.moves(1)).toEqual([]);
    expect(table.moves(3)).toEqual(['back']);
    table.act(0, 'make TEA');
    expect(table.moves(0)).toEqual([]);
    expect(table.moves(1)).toEqual(['accept', 'challenge']);
    expect(table.moves(3)).toEqual(['back']);
    table.act(1, 'accept');
    expect(table.moves(1)).toEqual([]);
  });
});

/** Tries every word of the list, with the joker as each letter, on every target: maps each legal play to its tile words. */
function bruteForce(
  position: Position,
  lexicon: Lexicon,
  counts: Uint8Array,
  masks: Uint32Array,
): Map<string, Set<string>> {
  const legal = new Map<string, Set<string>>();
  const targets = [
    null,
    ...position.easels.flatMap((easelWords, seat) => (seat === 0 ? [] : easelWords.map((word) => ({ word, seat })))),
  ];
  const tryWord = (move: WordMove): void => {
    const play = resolvePlay(position, 0, move);
    if (
      !play.ok ||
      !lexicon.has(spellingOf(move.word)) ||
      findPluralFault(position.setup, play.value, lexicon) !== null
    )
      return;
    const key = keyOf(move.type, move.type === 'make' ? null : move.target, move.word);
    legal.set(key, (legal.get(key) ?? new Set()).add(move.word));
  };
  for (const target of targets) {
    const joker = `${position.board}${tilesOf(target?.word ?? '')}`.includes(JOKER);
    const available = countLetters(withoutJoker(position.board) + withoutJoker(tilesOf(target?.word ?? '')));
    const unavailable = ~maskOf(available);
    for (let i = 0; i < lexicon.size; i++) {
      const missing = masks[i]! & unavailable;
      if (missing & (missing - 1)) continue; // two letters are missing, and there is only one joker
      let lacking = 0;
      for (let letter = 0; letter < 26 && lacking < 2; letter++)
        lacking += Math.max(0, counts[i * 26 + letter]! - available[letter]!);
      if (lacking > (joker ? 1 : 0)) continue;
      const word = lexicon.wordAt(i);
      for (const reading of joker ? readingsOf(word) : [word])
        if (target === null) tryWord({ type: 'make', word: reading });
        else for (const type of ['steal', 'swap'] as const) tryWord({ type, target, word: reading });
    }
  }
  return legal;
}

const keyOf = (type: string, target: EaselWordRef | null, word: string): string =>
  `${type} ${target === null ? '' : formatEaselWordRef(target)} ${spellingOf(word)}`;

/** The word without the joker, and with the joker as each of its letters. */
const readingsOf = (word: string): readonly string[] => [
  word,
  ...[...word].map((letter, at) => `${word.slice(0, at)}[${letter}]${word.slice(at + 1)}`),
];

function countLetters(text: string): Uint8Array {
  const counts = new Uint8Array(26);
  for (const letter of text) counts[letter.charCodeAt(0) - 65]!++;
  return counts;
}

const maskOf = (counts: Uint8Array): number =>
  counts.reduce((mask, count, letter) => mask | (count > 0 ? 1 << letter : 0), 0);

/** A realistic position: the words on the easels use real tiles, one of them perhaps the joker. */
function dealPosition(lexicon: Lexicon, random: Random): Position {
  let bag = random.shuffle([...TILE_SET]).join('');
  const setup = { ...DEFAULT_SETUP, pluralRule: random.pick(['noun', 'strict', 'off'] as const) };
  const easels = [[], [], []] as string[][];
  const take = (count: number): string => {
    const tiles = bag.slice(0, count);
    bag = bag.slice(count);
    return tiles;
  };
  for (const easelWords of easels)
    for (let i = random.below(4); i > 0; i--) {
      const plays = listPlays({ setup, board: take(6), easels: [[]] }, 0, lexicon);
      if (plays.length > 0) easelWords.push(random.pick(plays).word);
    }
  const joker = easels.flat().some((word) => word.includes('[')) ? '' : random.pick(['', '*']);
  return { setup, easels, board: withoutJoker(take(3 + random.below(7))) + joker };
}

it('lists the same plays as brute force over the whole word list', { timeout: 1_800_000 }, () => {
  const lexicon = loadLexicon('standard');
  const counts = new Uint8Array(lexicon.size * 26);
  const masks = new Uint32Array(lexicon.size);
  for (let i = 0; i < lexicon.size; i++) {
    const letters = countLetters(lexicon.wordAt(i));
    counts.set(letters, i * 26);
    masks[i] = maskOf(letters);
  }
  const positions = process.env.WORDHOARD_DEEP === undefined ? 60 : 2000;
  let steals = 0;
  for (let i = 0; i < positions; i++) {
    const position = dealPosition(lexicon, randomFrom('list', i));
    const legal = bruteForce(position, lexicon, counts, masks);
    const listed: string[] = [];
    const problems: string[] = [];
    for (const play of listPlays(position, 0, lexicon)) {
      const { type, target, word } = play;
      const key = keyOf(type, target, word);
      listed.push(key);
      const readings = legal.get(key);
      if (readings?.has(word) !== true) problems.push(`${key} is not legal`);
      if (type === 'make' && word.includes('[') && readings?.has(spellingOf(word)))
        problems.push(`${key} needs no joker`);
      const move = moveForPlay(position, 0, play);
      if (!isDeepStrictEqual(resolvePlay(position, 0, move), { ok: true, value: play }))
        problems.push(formatMove(move));
      if (type === 'steal') steals++;
    }
    expect(problems, `position ${i}`).toEqual([]);
    expect(sorted(listed), `position ${i}`).toEqual(sorted([...legal.keys()]));
  }
  expect(steals).toBeGreaterThan(positions);
});
