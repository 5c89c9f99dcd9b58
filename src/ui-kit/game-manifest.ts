// The manifest of a game: what the web client needs to know about it. Every `games/<game>/web.ts` exports one as `manifest`,
// and web/catalog collects them. Rules, bots and boards are loaded only when they are needed.

import type { Component } from 'svelte';
import type { Json, OptionValue, Seat } from '../core/game.ts';
import type { AnyGameMoments } from '../core/moments.ts';
import type { PlayerNames } from '../core/player-names.ts';
import type { UnfinishedSetup } from '../core/practice/game-practice.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { PartName } from '../lexicon/parts/word-parts.ts';
import type { AnyBoardProps } from './board-props.ts';
import type { AnyPlannerProps } from './planner-props.ts';

export interface GameManifest {
  readonly id: string;
  readonly title: string;
  /** One sentence for the start page. */
  readonly blurb: string;
  /** The order on the start page, lowest first. */
  readonly startPageOrder: number;
  readonly seats: readonly [min: number, max: number];
  readonly minutes: number;
  /** The board shows which words count as soon as it opens, so it waits for the word list. */
  readonly needsWordsAtOnce: boolean;
  /** Parts of the words without which a table can’t open, such as the cards that are dealt. */
  readonly wordsToOpen?: readonly PartName[];
  /** Options under which no clock runs, for guides. */
  readonly untimedOptions: { readonly [option: string]: OptionValue };
  /** Options for several people on one device: no clock, no race, players act one after another. */
  readonly oneDeviceOptions: { readonly [option: string]: OptionValue };
  /** Whether looking up a word would be cheating. Definitions then stay closed until the game is over. */
  forbidsLookup(view: Json): boolean;
  /** Whether the viewer has already answered, where the status keeps that secret. */
  hasAnswered(view: Json): boolean;
  /** Whether the viewer may act now although it isn’t their turn, such as challenge a card. */
  mayRespond(view: Json): boolean;
  /** A question to all players that can be answered out loud where people share a device. */
  questionForAll(view: Json): SharedQuestion | null;
  /** The word of this seat's that just failed the dictionary check, where trying it was a move. */
  failedWord?(events: readonly Json[], seat: Seat): string | null;
  /** At the end the board shows what people want to see first, such as the counted grids. Else it comes last. */
  readonly showsBoardFirstAtEnd: boolean;
  loadBoard(): Promise<{ readonly default: Component<AnyBoardProps> }>;
  /** Positions for the gallery and the browser tests. */
  loadSpecimens(): Promise<{ readonly specimens: readonly Specimen[] }>;
  /** Tips for somebody's first match. */
  loadTips(): Promise<{ readonly tips: readonly Tip[] }>;
  /** What bots comment on, and what is cheered. */
  loadMoments(): Promise<{ readonly moments: AnyGameMoments }>;
  /** For games in which moves can be planned over days: whether this is a moment to plan, and the editor. */
  readonly planner?: {
    isOpen(view: Json): boolean;
    load(): Promise<{ readonly default: Component<AnyPlannerProps> }>;
  };
  /** Pages of the game's guide besides guide.md, such as a dictionary. */
  readonly guidePages?: readonly GuidePage[];
}

export type GuidePage = {
  /** The last part of its address: /guide/<game>/<path>. */
  readonly path: string;
  readonly title: string;
  /** One sentence for the list of guides. */
  readonly blurb: string;
  /** The text of the button in the guide. */
  readonly buttonText: string;
  load(): Promise<{ readonly default: Component<GuidePageProps> }>;
};

/** What the web client gives to a page of a guide. */
export type GuidePageProps = {
  /** The standard list; null until it has loaded. */
  readonly lexicon: Lexicon | null;
  /** The word list could not be fetched. */
  readonly hasFailed: boolean;
  /** The unfinished matches of this game on this device. */
  readonly unfinishedMatches: readonly UnfinishedSetup[];
  readonly practice: GuidePractice;
};

/** The person's practice of this game's words, as a page of its guide needs it. */
export type GuidePractice = {
  /** Words that the person keeps. */
  readonly keptWords: ReadonlySet<string>;
  /** Keeps a word, or gives it up. */
  toggle(word: string): Promise<void>;
  /** Opens a session with ten of these words: those that are due first, then new ones. Returns why it can't, if so. */
  start(words: readonly string[]): Promise<string | null>;
};

export type SharedQuestion = {
  readonly question: string;
  /** The move of every player who says nothing. */
  readonly declineMove: string;
};

/** A short tip about a part of the board, shown once, when it matters. It has two lines on a phone: at most 72 characters. */
export type Tip<View = Json> = {
  readonly id: string;
  /** Whether this is the moment. Of several tips, the first one is shown. */
  when(facts: TipFacts<View>): boolean;
  /** The `data-tip` of the element it is about, which is outlined; `own-seat` is the viewer's `data-seat-area`. */
  readonly target: string;
  text(facts: TipFacts<View>): string;
};

export type TipFacts<View> = {
  readonly view: View;
  /** The viewer's seat. */
  readonly seat: Seat;
  /** The viewer has to act now. */
  readonly isToAct: boolean;
  readonly players: PlayerNames;
};

/** A position for the gallery. It is built when it is shown, by playing from a seed or a scenario. */
export type Specimen = {
  readonly title: string;
  readonly preset?: string;
  readonly options?: { readonly [option: string]: OptionValue };
  readonly scenario?: Json;
  readonly seats?: number;
  /** Long names show whether they fit. */
  readonly longNames?: boolean;
  /** The viewer's seat; null for a shared screen. */
  readonly seat?: Seat | null;
  /** How many acts the bots play first. */
  readonly botActs?: number;
  /** Acts played after that; the last one may be refused. */
  readonly acts?: readonly { readonly by: Seat; readonly text: string }[];
};
