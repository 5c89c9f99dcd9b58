// Every practice.ts keeps its promises: its cards can be asked, their own answer is right, an empty-handed one is not, and only
// everyday words that suit the whole family become cards by themselves.

import { describe, expect, it } from 'vitest';
import { EVERYDAY_ZIPF } from '../../core/analysis/analyst.ts';
import { assessDecision, listDecisions } from '../../core/analysis/assess-record.ts';
import { familiarZipf } from '../../core/analysis/familiar-zipf.ts';
import { pickMisses } from '../../core/analysis/misses.ts';
import type { AnyGame } from '../../core/any-game.ts';
import { nameBots } from '../../core/bot-cast.ts';
import { playBots } from '../../core/bot-driver.ts';
import { replayToEnd } from '../../core/ending/played-match.ts';
import { sha256 } from '../../core/hash/sha256.ts';
import { openMatch } from '../../core/open-match.ts';
import { createCards } from '../../core/practice/create-cards.ts';
import type { PracticeCard } from '../../core/practice/practice-card.ts';
import { formatRecord } from '../../core/records/record.ts';
import { recordHash } from '../../core/records/record-hash.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { games } from '../index.ts';
import { game as toy } from './toy/game.ts';

const BOTS = ['casual', 'keen', 'beginner'];
/** Some matches of Word Power have no everyday word that was missed. */
const MATCHES = 3;

/** One match of bots. */
function playMatch(game: AnyGame, i: number) {
  const opened = openMatch(game, { seats: BOTS.length, seed: `practice cards ${i}` }, loadLexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const { match, table, lexicon } = opened.value;
  const { entries } = playBots(game, opened.value, BOTS, 20_000);
  return { lexicon, record: { match, names: nameBots(BOTS), bots: BOTS, entries, outcome: table.status.outcome } };
}

/** The cards of the two weaker bots in one match. */
async function cardsOfMatch(game: AnyGame, i: number): Promise<readonly PracticeCard[]> {
  const { record, lexicon } = playMatch(game, i);
  const created = await createCards(record, game, lexicon, { hash: recordHash(formatRecord(record)), seats: [0, 2] });
  if (!created.ok) throw new Error(created.error.sentence);
  return created.value;
}

/** The biggest misses of a seat with any words, as a review lists them, each with its first word. */
async function chosenWords(game: AnyGame, { record, lexicon }: ReturnType<typeof playMatch>, seat: number) {
  const analyst = await game.loadAnalyst();
  const decisions = listDecisions(record, game, lexicon, [seat]);
  if (!decisions.ok) throw new Error(decisions.error.sentence);
  const env = { lexicon, depth: 'quick', everydayZipf: EVERYDAY_ZIPF.keen } as const;
  const assessments = decisions.value.flatMap((decision) => assessDecision(decision, analyst, env) ?? []);
  return pickMisses(assessments, analyst, { withRareWords: true, most: 8 }).flatMap(({ assessment: { n }, choice }) =>
    choice.words.slice(0, 1).map((word) => ({ n, word })),
  );
}

/** What two machines have to agree on: the first characters of a hash of all cards. Changes with the words and the bots. */
const EXPECTED: { readonly [game: string]: string } = {
  'word-xchange': '80148216ddb1',
  'outside-the-box': '6c845ac1b732',
  'take-my-word': 'f5c502e44d5e',
  wordsters: '73495efe17a5',
  'word-power': 'ed9abbece9b1',
};

describe.each(Object.values<AnyGame>(games))('$id', (game) => {
  it('makes cards that it can ask and judge', { timeout: 120_000 }, async () => {
    const matches = await Promise.all(Array.from({ length: MATCHES }, (_, i) => cardsOfMatch(game, i)));
    const cards = [...new Map(matches.flat().map((card) => [card.id, card])).values()];
    const practice = await game.loadPractice();
    const lexicon = loadLexicon(game.defaultList);
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) {
      expect(practice.kinds).toContain(card.kind);
      expect(familiarZipf(card.word, lexicon)).toBeGreaterThanOrEqual(EVERYDAY_ZIPF.family);
      expect(lexicon.offensiveness(card.word)).toBeNull();
      const asked = practice.ask(card, lexicon);
      expect(asked, card.word).not.toBeNull();
      expect(`${asked!.text} ${asked!.hint}`).not.toMatch(/undefined|NaN|\[object/);
      expect(practice.judge(card, card.answer, lexicon), `${card.kind} ${JSON.stringify(card)}`).toMatchObject({
        type: 'right',
      });
      expect(practice.judge(card, 'nonsense', lexicon).type).not.toBe('right');
    }
    for (const one of matches) expect(new Set(one.map(({ id }) => id)).size).toBe(one.length);
    expect(sha256(JSON.stringify(cards)).slice(0, 12)).toBe(EXPECTED[game.id]);
  });
});

describe.each(Object.values<AnyGame>(games))('$id', (game) => {
  it('makes the card of the word that was chosen, and of no other', { timeout: 120_000 }, async () => {
    const match = playMatch(game, 0);
    const chosen = await chosenWords(game, match, 0);
    const { record, lexicon } = match;
    const made = await Promise.all(
      chosen.map((one) => createCards(record, game, lexicon, { hash: '', seats: [0], chosen: one })),
    );
    const words = made.map((cards) => (cards.ok ? cards.value.map(({ word }) => word) : []));
    expect(words.flat().length).toBeGreaterThan(0);
    for (const [i, own] of words.entries()) expect([[], [chosen[i]!.word]]).toContainEqual(own);
  });

  it('says which words a player used and lost a dispute about', { timeout: 120_000 }, async () => {
    const practice = await game.loadPractice();
    const used: string[] = [];
    for (let i = 0; i < MATCHES; i++) {
      const { record, lexicon } = playMatch(game, i);
      const match = replayToEnd(record, game, lexicon);
      if (!match.ok) throw new Error(match.error.sentence);
      for (const seat of BOTS.keys()) {
        used.push(...practice.listUsedWords(match.value, seat));
        for (const { word, n, draft } of practice.listDisputedWords(match.value, seat)) {
          expect(word).toMatch(/^[A-Z]+$/);
          expect(n).toBeGreaterThan(0);
          if (draft !== null) expect(practice.judge(draft, draft.answer, lexicon).type).toBe('right');
        }
      }
    }
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((word) => !/^[A-Z]+$/.test(word))).toEqual([]);
  });
});

it('asks nothing about a game without words', async () => {
  expect((await toy.loadPractice()).kinds).toEqual([]);
});
