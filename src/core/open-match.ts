// Creates a match from what a person, a room or a test asks for, and opens its table.

import type { HouseWords, Lexicon, ListName } from '../lexicon/lexicon.ts';
import { type Deck, validWordsOf } from './decks/deck.ts';
import { type Json, type Millis, type Refusal, refuse } from './game.ts';
import { prepareHouseWords } from './house/prepare-house-words.ts';
import { lexiconForMatch, type Match, type OpenList } from './match.ts';
import { ok, type Result } from './result.ts';
import type { Table } from './table.ts';
import type { TableGame } from './table-game.ts';

export type MatchRequest = {
  readonly seats: number;
  /** `rulebook` if not given. */
  readonly preset?: string;
  /** What differs from the preset. */
  readonly options?: { readonly [name: string]: unknown };
  /** The game's default list if not given. */
  readonly list?: ListName | undefined;
  /** The only valid words. If not given, the scenario's `words`, or else the whole list. */
  readonly words?: readonly string[] | null | undefined;
  readonly scenario?: Json | undefined;
  readonly deck?: Deck | undefined;
  /** What makes no difference to these words is left out, and so are coarse words at a family table. */
  readonly house?: HouseWords | undefined;
  readonly seed: string;
  readonly at?: Millis;
};

export type CreatedMatch = { readonly match: Match; readonly lexicon: Lexicon };
export type OpenedMatch = CreatedMatch & { readonly table: Table };

export function createMatch(game: TableGame, request: MatchRequest, openList: OpenList): Result<CreatedMatch, Refusal> {
  const {
    seats,
    preset = 'rulebook',
    options = {},
    list = game.defaultList,
    scenario = null,
    deck,
    house: asked,
    seed,
    at = 0,
  } = request;
  const setup = game.resolveSetup(preset, options);
  if (!setup.ok) return setup;
  const scenarioWords = wordsOfScenario(scenario);
  if (!scenarioWords.ok) return scenarioWords;
  const words = request.words ?? scenarioWords.value ?? (deck === undefined ? null : validWordsOf(deck));
  const plain = lexiconForMatch({ list, words, deck }, openList);
  const house = asked === undefined ? null : prepareHouseWords(asked, list, plain);
  const lexicon = house === null ? plain : plain.amended(house);
  const { id, version } = game;
  return ok({
    match: {
      ...{ game: id, version, seats, setup: setup.value, list, words, scenario, lexicon: lexicon.id, seed, at },
      ...(deck === undefined ? {} : { deck }),
      ...(house === null ? {} : { house }),
    },
    lexicon,
  });
}

export function openMatch(game: TableGame, request: MatchRequest, openList: OpenList): Result<OpenedMatch, Refusal> {
  const created = createMatch(game, request, openList);
  if (!created.ok) return created;
  const opened = game.openTable(created.value.match, created.value.lexicon);
  return opened.ok ? ok({ ...created.value, table: opened.value }) : opened;
}

/** The words a scenario names under the key `words`; null if it names none. */
function wordsOfScenario(scenario: Json): Result<readonly string[] | null, Refusal> {
  if (scenario === null || typeof scenario !== 'object' || !('words' in scenario)) return ok(null);
  const words: unknown = scenario.words;
  return Array.isArray(words) && words.every(isWord)
    ? ok(words)
    : refuse('BAD_SCENARIO', '', '“words” must be a list of words in letters A to Z');
}

const isWord = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z]{1,40}$/.test(value);
