// The person's settings, stored on this device only. Their field names are stored too, so they cannot be renamed: `text` is the
// text size, `hand` the handedness, `awake` the wake lock.

import type { BotLevel } from '../../core/bot-cast.ts';
import type { OptionValue } from '../../core/game.ts';
import type { ReviewSharing } from '../../core/protocol/protocol.ts';
import { setSoundEnabled } from '../../ui-kit/sound.ts';
import { type Difficulty, isDifficulty } from '../catalog/difficulty.ts';

/** A preset of a game and the options that differ from it. */
export type RuleChoice = {
  readonly preset: string;
  readonly options: { readonly [name: string]: OptionValue };
};

/** Quick and friendly, for people who have chosen nothing. */
export const DEFAULT_RULES: RuleChoice = { preset: 'relaxed', options: {} };

/** The bots a new player meets first. */
export const DEFAULT_OPPONENTS: readonly string[] = ['ben', 'lena'];

const DEFAULTS = {
  name: '',
  theme: 'system' as 'system' | 'light' | 'dark',
  sound: true,
  motion: 'system' as 'system' | 'less',
  contrast: 'system' as 'system' | 'more',
  /** Text size in percent (`--text` in CSS). */
  text: 100 as 100 | 125 | 150 | 200,
  /** Handedness: the side where the buttons are (`data-handedness`). */
  hand: 'right' as 'right' | 'left',
  /** Ask before a move is sent. */
  confirm: false,
  /** Keep the screen awake during a match (wake-lock.ts). */
  awake: true,
  /** How fast the bots play at a table on this device. */
  botSpeed: 'normal' as 'relaxed' | 'normal' | 'brisk',
  /** Clocks run at tables with bots on this device. */
  clocks: true,
  /** Bots say a line now and then. */
  botsTalk: true,
  /** Show tips during the first match of each game. */
  tips: true,
  /** Tips that have been shown (`game/tip`), and games whose tips are finished or were skipped (`game`). */
  tipsSeen: [] as readonly string[],
  /** How hard the bots are; null if the person has picked them one by one. */
  difficulty: 'medium' as Difficulty | null,
  /** The bots of the next game against bots, as players of the cast or levels. */
  opponents: DEFAULT_OPPONENTS,
  /** What of their reviews the people at a table on the server may see. */
  shareReview: 'nothing' as ReviewSharing,
  /** Since when the everyday words that the person misses are kept for practice by themselves; null: only those they choose. */
  keepMissedSince: null as number | null,
  /** Asked once, after a move over days, whether to be told when it's your turn again. */
  turnOfferAnswered: false,
  /** The bot that was last asked for a hint. */
  hint: 'keen' as BotLevel,
  /** The rules each game was last played with, where they are not the default. */
  rules: {} as { readonly [game: string]: RuleChoice },
};
export type Settings = typeof DEFAULTS;

const STORAGE_KEY = 'wordhoard settings';

function readStored(): Partial<Settings> {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Settings>;
    const { opponents, difficulty, contrast, botSpeed, tipsSeen, ...rest } = stored;
    return {
      ...rest,
      // Older versions had no difficulty, and stored the two levels they began with.
      ...(Array.isArray(opponents) && String(opponents) !== 'casual,beginner'
        ? { opponents, difficulty: isDifficulty(difficulty) ? difficulty : null }
        : {}),
      ...(contrast === 'more' ? { contrast } : {}),
      ...(botSpeed === 'relaxed' || botSpeed === 'brisk' ? { botSpeed } : {}),
      ...(Array.isArray(tipsSeen) ? { tipsSeen } : {}),
    };
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...readStored() });
let lastSaved = JSON.stringify(settings);

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const moreContrast = matchMedia('(prefers-contrast: more)');
for (const query of [reducedMotion, moreContrast]) query.addEventListener('change', applySettings);

/** Applies the settings to the page, and stores them if they have changed. */
export function applySettings(): void {
  const { dataset, style } = document.documentElement;
  if (settings.theme === 'system') delete dataset.theme;
  else dataset.theme = settings.theme;
  dataset.contrast = moreContrast.matches ? 'more' : settings.contrast;
  dataset.motion = reducedMotion.matches ? 'less' : settings.motion;
  dataset.handedness = settings.hand;
  style.setProperty('--text', String(settings.text / 100));
  setSoundEnabled(settings.sound);
  const serialized = JSON.stringify(settings);
  if (serialized === lastSaved) return;
  lastSaved = serialized;
  try {
    localStorage.setItem(STORAGE_KEY, serialized);
  } catch {
    // Without storage the settings last as long as the page.
  }
}
