// Makes practice cards, asks them and judges answers in a worker, with the games' own practice.ts and all words.

/// <reference lib="webworker" />

import type { AnyGame } from '../../core/any-game.ts';
import { replayToEnd } from '../../core/ending/played-match.ts';
import type { OpenList } from '../../core/match.ts';
import { createCards } from '../../core/practice/create-cards.ts';
import type { AskedQuestion, Judgment } from '../../core/practice/game-practice.ts';
import { askMeaning, draftMeaning, judgeMeaning } from '../../core/practice/meaning.ts';
import { type CardSource, createCard, MEANING, type PracticeCard } from '../../core/practice/practice-card.ts';
import { recordHash } from '../../core/records/record-hash.ts';
import { loadGame } from '../catalog/load-game.ts';
import { fetchLexicon } from '../connection/open-local-table.ts';
import type {
  DisputedCard,
  MatchWords,
  PracticeMessage,
  PracticeReply,
  PracticeRequests,
  RequestName,
} from '../connection/practice/practice-messages.ts';
import { loadRecord } from '../replay/open-record.ts';

/** A failure that the person can do something about. */
class Failure extends Error {}

async function openWords(): Promise<OpenList> {
  const openList = await fetchLexicon();
  if (openList === null) throw new Failure('Can’t load the word list. Try again when you’re online.');
  return openList;
}

/** The game and its words; null if this build doesn't have the game any more. */
async function openGame(id: string) {
  const [loaded, openList] = await Promise.all([loadGame(id), openWords()]);
  if (!loaded.ok) return null;
  const game: AnyGame = loaded.value;
  return { game, practice: await game.loadPractice(), lexicon: openList(game.defaultList) };
}

async function openRecord(text: string) {
  const loaded = await loadRecord(text);
  if (!loaded.ok) throw new Failure(loaded.error);
  return { ...loaded.value, hash: recordHash(text), practice: await loaded.value.game.loadPractice() };
}

async function ask(card: PracticeCard): Promise<AskedQuestion | null> {
  if (card.kind === MEANING) return askMeaning(card);
  const opened = card.game === null ? null : await openGame(card.game);
  return opened === null ? null : opened.practice.ask(card, opened.lexicon);
}

async function judge(card: PracticeCard, answer: string): Promise<Judgment> {
  if (card.kind === MEANING) return judgeMeaning(card, answer);
  const opened = card.game === null ? null : await openGame(card.game);
  return opened === null
    ? { type: 'wrong', sentence: 'This question can’t be asked any more.' }
    : opened.practice.judge(card, answer, opened.lexicon);
}

type Handlers = {
  readonly [N in RequestName]: (request: PracticeRequests[N]['request']) => Promise<PracticeRequests[N]['reply']>;
};

const handlers: Handlers = {
  async ask({ card, unfinished }) {
    const opened = card.game === null ? null : await openGame(card.game);
    if (opened !== null && card.kind !== MEANING && opened.practice.isClosed(card, unfinished, opened.lexicon))
      return { type: 'closed' };
    const question = await ask(card);
    return question === null ? { type: 'gone' } : { type: 'asked', question };
  },
  judge: ({ card, answer }) => judge(card, answer),
  async miss({ record: text, seat, n, word }) {
    const { record, game, lexicon, hash } = await openRecord(text);
    const cards = await createCards(record, game, lexicon, { hash, seats: [seat], chosen: { n, word } });
    if (!cards.ok) throw new Failure(cards.error.sentence);
    return cards.value;
  },
  async match({ record: text, seat, mostMisses }): Promise<MatchWords> {
    const { record, game, lexicon, hash, practice } = await openRecord(text);
    const match = replayToEnd(record, game, lexicon);
    if (!match.ok) throw new Failure(match.error.sentence);
    const used = [...new Set(practice.listUsedWords(match.value, seat))];
    if (mostMisses === 0) return { used, missed: [] };
    const cards = await createCards(record, game, lexicon, { hash, seats: [seat], mostMisses });
    return { used, missed: cards.ok ? cards.value.slice(0, mostMisses) : [] };
  },
  async disputes({ record: text, seat }) {
    const { record, game, lexicon, hash, practice } = await openRecord(text);
    const match = replayToEnd(record, game, lexicon);
    if (!match.ok) return [];
    const disputed = practice.listDisputedWords(match.value, seat);
    return disputed
      .filter(({ word }, i) => disputed.findIndex((one) => one.word === word) === i)
      .map(({ word, n, draft }): DisputedCard => {
        const from: CardSource = { record: hash, n, seat, names: record.names };
        return { word, from, card: draft === null ? null : createCard(game.id, draft, from) };
      });
  },
  async word({ game, word, definition }) {
    const opened = game === null ? null : await openGame(game);
    const own = opened?.practice.draftFor(word, opened.lexicon) ?? null;
    if (own !== null) return createCard(game, own, null);
    const broad = (await openWords())('broad');
    if (definition === null || broad.offensiveness(word) !== null) return null;
    const draft = draftMeaning(word, definition, broad);
    return draft === null ? null : createCard(null, draft, null);
  },
  async words({ game, words }) {
    const opened = await openGame(game);
    if (opened === null) return [];
    return words.flatMap((word) => {
      const draft = opened.practice.draftFor(word, opened.lexicon);
      return draft === null ? [] : [createCard(game, draft, null)];
    });
  },
  texts: ({ cards }) => Promise.all(cards.map(async (card) => (await ask(card))?.text ?? '')),
};

export async function handlePracticeMessage({ id, name, request }: PracticeMessage): Promise<void> {
  const send = (reply: PracticeReply): void => postMessage(reply);
  try {
    send({ id, ok: true, reply: await handlers[name](request as never) });
  } catch (error) {
    const sentence = error instanceof Failure ? error.message : 'Something went wrong with this question.';
    if (!(error instanceof Failure)) console.error(error);
    send({ id, ok: false, sentence });
  }
}
