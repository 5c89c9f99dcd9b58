import { expect, it } from 'vitest';
import type { NarratedAct } from '../../../core/protocol/protocol.ts';
import { groupByTurn, latestNews, newsForTurn, withoutAnnouncement, withoutEnding } from './log-turns.ts';

const topic = (seat: number | null, kind: 'turn' | 'news' | 'detail') => ({
  seat,
  opensTurn: kind === 'turn',
  isNews: kind === 'news',
});
const log: readonly NarratedAct[] = [
  {
    n: 0,
    by: null,
    lines: ['The game began.', 'Ann’s turn.'],
    topics: [topic(null, 'news'), topic(0, 'turn')],
    words: [],
  },
  { n: 1, by: 0, lines: ['Ann made CAT.'], topics: [topic(0, 'news')], words: ['CAT'] },
  {
    n: 2,
    by: 0,
    lines: ['Ann drew a tile.', 'Ben’s turn.'],
    topics: [topic(0, 'detail'), topic(1, 'turn')],
    words: [],
  },
  { n: 3, by: 0, lines: ['Ann challenged CART.'], topics: [topic(0, 'news')], words: ['CART'] },
];

it('starts a group with every turn, even in the middle of an act', () => {
  expect(groupByTurn(log).map(({ seat, lines }) => [seat, lines.map(({ text }) => text)])).toEqual([
    [null, ['The game began.']],
    [0, ['Ann’s turn.', 'Ann made CAT.', 'Ann drew a tile.']],
    [1, ['Ben’s turn.', 'Ann challenged CART.']],
  ]);
});

it('leaves out whose turn it is once something has happened in it', () => {
  const shown = (entries: readonly NarratedAct[]): readonly string[] =>
    withoutAnnouncement(groupByTurn(entries).at(-1)!).lines.map(({ text }) => text);
  expect(shown(log.slice(0, 1))).toEqual(['Ann’s turn.']);
  expect(shown(log.slice(0, 2))).toEqual(['Ann made CAT.']);
  expect(shown(log.slice(0, 3))).toEqual(['Ben’s turn.']);
  expect(shown(log)).toEqual(['Ann challenged CART.']);
});

it('names the player each line is about, not the one who acted', () => {
  expect(
    groupByTurn(log)
      .at(-1)!
      .lines.map(({ seat }) => seat),
  ).toEqual([1, 0]);
});

it('keeps the news until there is other news', () => {
  expect(latestNews(log.slice(0, 3)).map(({ text }) => text)).toEqual(['Ann made CAT.']);
  expect(latestNews(log).map(({ text }) => text)).toEqual(['Ann challenged CART.']);
  expect(latestNews([])).toEqual([]);
});

const act = (n: number, by: number, text: string): NarratedAct => ({
  n,
  by,
  lines: [text],
  topics: [topic(by, 'news')],
  words: [],
});
const read = (acts: readonly NarratedAct[]): readonly string[] => newsForTurn(acts, 0).map(({ text }) => text);

it('tells at the start of a turn everything since the player’s last act', () => {
  const acts = [act(1, 0, 'You made TALES.'), act(2, 1, 'Ben stole TALES from you: STEAL!'), act(3, 2, 'Lena passed.')];
  expect(read(acts)).toEqual(['Ben stole TALES from you: STEAL!', 'Lena passed.']);
  expect(read(acts.slice(0, 1))).toEqual(['You made TALES.']);
});

it('tells of longer news what was done to the player, and the latest', () => {
  const long = 'Ben made a word that was so long that nobody would read its story twice.';
  const acts = [act(2, 1, long), act(3, 1, 'Ben stole TALES from you: STEAL!'), act(4, 2, 'Lena passed.')];
  expect(read(acts)).toEqual(['Ben stole TALES from you: STEAL!', 'Lena passed.']);
  expect(read([act(2, 1, `${long} You lost it.`), act(3, 2, long)])).toEqual([long]);
});

it('tells as many of the other moves as fit', () => {
  const words = ['GAD', 'COLD', 'SUITCASE', 'TIPPED'].map((word, i) => act(2 + i, 1, `Ben made ${word}.`));
  const acts = [...words, act(6, 1, 'Ben stole AID from you: AIDE!'), act(7, 2, 'Lena passed.')];
  expect(read(acts)).toEqual([
    'Ben made COLD.',
    'Ben made SUITCASE.',
    'Ben made TIPPED.',
    'Ben stole AID from you: AIDE!',
    'Lena passed.',
  ]);
});

it('says what the last act was before the board has revealed how the match ended', () => {
  const last = {
    ...act(3, 1, 'Ben made CART.'),
    lines: ['Ben made CART.', 'Ben won.'],
    topics: [topic(1, 'news'), topic(1, 'news')],
  };
  const [before, ending] = withoutEnding([act(2, 0, 'Ann passed.'), last], 3);
  expect(before!.lines).toEqual(['Ann passed.']);
  expect(ending!.lines).toEqual(['Ben made CART.']);
  expect(latestNews([ending!]).map(({ text }) => text)).toEqual(['Ben made CART.']);
});
