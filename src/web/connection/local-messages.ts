// Messages between a page and the worker that runs its table.

import type { Deck } from '../../core/decks/deck.ts';
import type { Json, Seat, Status } from '../../core/game.ts';
import type { HouseChange } from '../../core/house/house-act.ts';
import type { NarratedAct } from '../../core/protocol/protocol.ts';
import type { MatchRecord } from '../../core/records/record.ts';
import type { HouseWords, ListName } from '../../lexicon/lexicon.ts';
import type { RefusalMessage } from '../../ui-kit/board-props.ts';
import type { BotSpeed, Hint, LexiconChoice } from './connection.ts';

/** Everything needed to open a table on this device. */
export type LocalMatchRequest = {
  readonly game: string;
  readonly preset: string;
  readonly options: { readonly [name: string]: unknown };
  readonly names: readonly string[];
  /** The level of each seat's bot; null for a person. */
  readonly botLevels: readonly (string | null)[];
  readonly seed: string;
  /** A position to start from, for guides. */
  readonly scenario?: Json;
  readonly list?: ListName;
  /** Own words and cards of people on this device. */
  readonly deck?: Deck;
  readonly house?: HouseWords;
};

/** An unfinished match on this device. saved-matches.ts stores it under older field names. */
export type SavedMatch = {
  readonly matchRequest: LocalMatchRequest;
  readonly acts: readonly { readonly at: number; readonly by: Seat | 'clock'; readonly text: string }[];
  /** Table time when it was saved. */
  readonly at: number;
};

export type TableWorkerRequest =
  | {
      readonly t: 'open';
      readonly matchRequest: LocalMatchRequest;
      readonly saved: SavedMatch | null;
      readonly seat: Seat | null;
      /** The seat that has to start; null to leave it to the deal. */
      readonly firstSeat: Seat | null;
    }
  | { readonly t: 'act'; readonly by: Seat; readonly text: string }
  | { readonly t: 'look'; readonly seat: Seat | null }
  | { readonly t: 'pause'; readonly isPaused: boolean }
  | { readonly t: 'botSpeed'; readonly botSpeed: BotSpeed }
  | { readonly t: 'skipWait' }
  | { readonly t: 'moves'; readonly seat: Seat }
  | { readonly t: 'hint'; readonly seat: Seat; readonly level: string }
  /** May the table be asked about this word? */
  | ({ readonly t: 'askTable' } & HouseChange)
  /** The table has agreed. */
  | ({ readonly t: 'houseWord' } & HouseChange)
  | { readonly t: 'record' };

export type TableWorkerReply =
  | {
      readonly t: 'step';
      readonly n: number;
      readonly at: number;
      readonly status: Status;
      readonly events: readonly Json[];
      readonly view: Json;
      readonly prompt: string;
      readonly seat: Seat | null;
      readonly narration: readonly NarratedAct[];
      /** The table waits for bots alone, and the person may hurry them. */
      readonly canSkipWait: boolean;
      /** The match so far, for the page to store. */
      readonly saved: SavedMatch;
      readonly lexiconChoice: LexiconChoice;
      /** How many of the page's acts have been performed or refused. */
      readonly actsDone: number;
    }
  | ({ readonly t: 'refused' } & RefusalMessage)
  | { readonly t: 'question'; readonly question: HouseChange & { readonly why: string } }
  | { readonly t: 'questionRefused'; readonly sentence: string }
  | { readonly t: 'record'; readonly record: MatchRecord; readonly text: string }
  | { readonly t: 'moves'; readonly moves: readonly string[] }
  | { readonly t: 'hint'; readonly hint: Hint | null }
  /** A move waits for words that have arrived to this percentage; null if they can’t be loaded now. */
  | { readonly t: 'waitingForWords'; readonly percent: number | null }
  /** The words that all games need have arrived. */
  | { readonly t: 'wordsReady' }
  | { readonly t: 'failed'; readonly sentence: string };
