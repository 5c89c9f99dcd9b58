// The positions in the gallery: typical and extreme ones, every kind of question, the end of a game.
// They are built by the rules from a seed or a scenario when they are shown, so they cannot become outdated.

import type { Seat } from '../../core/game.ts';
import type { GameId } from '../../games/index.ts';
import type { TableSnapshot } from '../connection/connection.ts';
import type { MatchOrder } from '../connection/local-messages.ts';

export type Specimen = {
  readonly title: string;
  readonly order: MatchOrder;
  /** The viewer's seat; null for a shared screen. */
  readonly seat: Seat | null;
  /** How many acts the bots play first. */
  readonly bots: number;
  /** Acts played after that; the last one may be refused. */
  readonly acts: readonly { readonly by: Seat; readonly text: string }[];
};

/** The reply of the worker. */
export type SpecimenMessage =
  | { readonly snapshot: TableSnapshot; readonly at: number; readonly record: string | null }
  | { readonly failure: string };

const NAMES = ['Ann', 'Ben', 'Ines', 'Quill', 'Omar', 'Lena'];
const LONG = [
  'Maximiliane-Theodora',
  'Bartholomäus the 3rd',
  'Wilhelmina Applegate',
  'Constantine Zwingli',
  'Ngozi Okonkwo-Baptis',
  'Ann',
];
const TO_THE_END = 10_000;

type SpecimenOptions = {
  readonly seats?: number;
  readonly names?: readonly string[];
  readonly preset?: string;
  readonly options?: MatchOrder['options'];
  readonly scenario?: MatchOrder['scenario'];
  readonly seat?: Seat | null;
  readonly bots?: number;
  readonly acts?: Specimen['acts'];
};

function specimen(game: GameId, title: string, specimenOptions: SpecimenOptions): Specimen {
  const {
    seats = 3,
    names = NAMES,
    preset = 'relaxed',
    options = {},
    scenario,
    seat = 0,
    bots = 0,
    acts = [],
  } = specimenOptions;
  const order = {
    game,
    preset,
    options,
    names: names.slice(0, seats),
    drivers: Array<string>(seats).fill('casual'),
    seed: 'gallery',
    ...(scenario === undefined ? {} : { scenario }),
  };
  return { title, order, seat, bots, acts };
}

export const specimens: { readonly [id in GameId]: readonly Specimen[] } = {
  'word-xchange': [
    specimen('word-xchange', 'The beginning', {}),
    specimen('word-xchange', 'Mid-game', { seats: 4, bots: 24 }),
    specimen('word-xchange', 'Long words, long names, five seats', {
      seats: 5,
      names: LONG,
      options: { targetWords: 10 },
      scenario: {
        board: 'T E A M H O R S I',
        easels: {
          '0': ['UNDERSTANDING', 'MEND', 'CAT', 'PENCIL', 'HORSE', 'LIT', 'FOX', 'DUB', 'GYM'],
          '1': ['QUIZ', '[L]EAN', 'WORKBENCHES'],
          '2': ['PARADE', 'VILLA'],
        },
      },
    }),
    specimen('word-xchange', 'A refusal', {
      seats: 2,
      scenario: { board: 'S E', easels: { '1': ['PENCIL', 'MEND'] } },
      acts: [{ by: 0, text: 'steal PENCIL PENCILS' }],
    }),
    specimen('word-xchange', 'A word that may be challenged', {
      preset: 'table',
      scenario: { board: 'G L I B B O', draw: 'T' },
      seat: 1,
      acts: [{ by: 0, text: 'make BLIGO' }],
    }),
    specimen('word-xchange', 'On a shared screen', { seats: 4, bots: 30, seat: null }),
    specimen('word-xchange', 'The end', { options: { targetWords: 3 }, bots: TO_THE_END }),
  ],
  'outside-the-box': [
    specimen('outside-the-box', 'A letter to call', { scenario: { caller: 0 } }),
    specimen('outside-the-box', 'Mid-game', { bots: 70 }),
    specimen('outside-the-box', 'The card may be grabbed', {
      preset: 'rulebook',
      seats: 5,
      names: LONG,
      scenario: { caller: 1, letter: 'Q', grids: { '0': 20, '1': 20, '2': 20, '3': 20, '4': 20 } },
    }),
    specimen('outside-the-box', 'Taken square', {
      scenario: { caller: 0, letter: 'E', grids: { '0': 12, '1': 12, '2': 12 } },
      acts: [{ by: 0, text: 'seal R1C1' }],
    }),
    specimen('outside-the-box', 'Words marked by hand', {
      preset: 'paper',
      seats: 2,
      scenario: {
        words: ['DOOR', 'ORE', 'TEN'],
        grids: { '0': ['DOOREX', 'XXXXXX', 'TENXXX', 'XXXXXX', 'XXXTEN', 'XXXXXX'], '1': 36 },
      },
      acts: [
        { by: 0, text: 'mark R1 1-4' },
        { by: 0, text: 'mark R1 3-5' },
      ],
    }),
    specimen('outside-the-box', 'On a shared screen', { seats: 4, bots: 60, seat: null }),
    specimen('outside-the-box', 'The end', { seats: 2, bots: TO_THE_END }),
  ],
  'take-my-word': [
    specimen('take-my-word', 'The beginning', {}),
    specimen('take-my-word', 'Mid-game', { seats: 4, bots: 16 }),
    specimen('take-my-word', 'A long row, six seats', {
      seats: 6,
      names: LONG,
      scenario: {
        row: 'rU kN yD gE bR kS rT yA gN kD bI kN yG',
        status: 'word',
        by: 1,
        hands: { '0': 'gX yE b? kE' },
        premiums: { '0': 'DL TL DW TW' },
      },
    }),
    specimen('take-my-word', 'Letter or word?', {
      seats: 2,
      scenario: { row: 'kN', hands: { '0': 'yI kE', '1': 'rT kE' } },
    }),
    specimen('take-my-word', 'A refusal', {
      seats: 2,
      scenario: { row: 'rT kI gN', status: 'word', hands: { '0': 'bF kE kF rA' } },
      acts: [{ by: 0, text: 'play /bF ..' }],
    }),
    specimen('take-my-word', 'On a shared screen', { seats: 4, bots: 16, seat: null }),
    specimen('take-my-word', 'The end', { options: { rounds: 3 }, bots: TO_THE_END }),
  ],
  wordsters: [
    specimen('wordsters', 'Writing', {
      scenario: {
        card: [
          ['CAP', 'OTI'],
          ['LOV', 'STA'],
        ],
        wordster: 'CAP',
        phase: 'write',
      },
      acts: [
        { by: 0, text: 'write CAPTURE' },
        { by: 0, text: 'write CAPTAIN' },
      ],
    }),
    specimen('wordsters', 'A word is announced', {
      seats: 4,
      scenario: {
        card: [
          ['OTI', 'CAP'],
          ['LOV', 'STA'],
        ],
        wordster: 'OTI',
        players: [
          { list: ['OPTION', 'NOTICE'] },
          { list: ['OPTION', 'MOTION'] },
          { list: ['OPTION'] },
          { list: ['EROTIC', 'OPTION'] },
        ],
      },
      seat: 1,
      acts: [{ by: 0, text: 'announce OPTION' }],
    }),
    specimen('wordsters', 'The court', {
      scenario: {
        card: [
          ['LOV', 'OTI'],
          ['ANG', 'STA'],
        ],
        wordster: 'LOV',
        players: [{ list: ['LOVER', 'GLOVE'] }, { list: ['CLOVER'] }, { list: ['PLOVER'] }],
        accepted: ['LOVE'],
      },
      seat: 2,
      acts: [
        { by: 0, text: 'announce LOVER' },
        { by: 1, text: 'contest LOVE' },
        { by: 2, text: 'nothing' },
      ],
    }),
    specimen('wordsters', 'Mid-game, six seats', { seats: 6, names: LONG, bots: 90 }),
    specimen('wordsters', 'On a shared screen', { seats: 4, bots: 60, seat: null }),
    specimen('wordsters', 'The end', { options: { rounds: 1 }, bots: TO_THE_END }),
  ],
  'word-power': [
    specimen('word-power', 'The beginning', {}),
    specimen('word-power', 'Mid-game', { seats: 4, bots: 60 }),
    specimen('word-power', 'A card to lay', {
      scenario: { phase: 'place', players: [{ at: 9 }, {}, {}], windows: [1, 0, 1, 1] },
    }),
    specimen('word-power', 'Six authors, rich and crowded', {
      seats: 6,
      names: LONG,
      scenario: {
        players: [
          { at: 9, books: 9, cash: 99_500 },
          { at: 9, books: 8, cash: 98_000 },
          { at: 9, books: 7 },
          { at: 9 },
          { at: 0 },
          { at: 27 },
        ],
        windows: [5, 4, 0, 2],
      },
    }),
    specimen('word-power', 'A bet', {
      scenario: {
        phase: 'place',
        players: [{ at: 9, hand: ['LETHARGY'] }, {}, {}],
        cards: [
          {
            key: 'LETHARGY',
            words: ['potency', 'mutability', 'felicity', 'vigor'],
            answer: 'A4',
            definition: 'a lack of energy',
          },
        ],
      },
      acts: [
        { by: 0, text: 'place LETHARGY 1' },
        { by: 1, text: 'challenge LETHARGY A4' },
      ],
    }),
    specimen('word-power', 'On a shared screen', { seats: 4, bots: 60, seat: null }),
    specimen('word-power', 'The end', { seats: 2, preset: 'short', options: { roundLimit: 10 }, bots: TO_THE_END }),
  ],
};
