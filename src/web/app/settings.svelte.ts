// What a person likes: kept on this device, nowhere else.

import type { BotLevel } from '../../core/bot-levels.ts';
import type { OptionValue } from '../../core/game.ts';
import { setSoundEnabled } from '../../ui-kit/sound.ts';
import { FIRST_OPPONENTS, isLevel } from '../catalog/bot-names.ts';

/** A kind of game, and the options that differ from it. */
export type Rules = {
  readonly preset: string;
  readonly options: { readonly [name: string]: OptionValue };
};

/** Quick and friendly, for whoever has chosen nothing. */
export const USUAL: Rules = { preset: 'relaxed', options: {} };

const normal = {
  name: '',
  theme: 'system' as 'system' | 'light' | 'dark',
  sound: true,
  motion: 'system' as 'system' | 'less',
  contrast: 'system' as 'system' | 'more',
  text: 100 as 100 | 125 | 150 | 200,
  hand: 'right' as 'right' | 'left',
  confirm: false,
  awake: true,
  /** The bots one last played against. */
  opponents: FIRST_OPPONENTS as readonly BotLevel[],
  /** Whom one last asked for a hint. */
  hint: 'keen' as BotLevel,
  /** How each game was last played against bots: what differs from the usual. */
  rules: {} as { readonly [game: string]: Rules },
};
export type Settings = typeof normal;

const KEY = 'wordhoard settings';

function stored(): Partial<Settings> {
  try {
    const { opponents, hint, contrast, ...rest } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return {
      ...rest,
      ...(Array.isArray(opponents) ? { opponents: opponents.filter(isLevel) } : {}),
      ...(isLevel(hint) ? { hint } : {}),
      ...(contrast === 'more' ? { contrast } : {}),
    };
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...normal, ...stored() });
let kept = JSON.stringify(settings);

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const sharp = matchMedia('(prefers-contrast: more)');
for (const wish of [calm, sharp]) wish.addEventListener('change', applySettings);

/** Lets the page look and sound as is liked, and keeps what has changed. */
export function applySettings(): void {
  const { dataset, style } = document.documentElement;
  if (settings.theme === 'system') delete dataset.theme;
  else dataset.theme = settings.theme;
  dataset.contrast = sharp.matches ? 'more' : settings.contrast;
  dataset.motion = calm.matches ? 'less' : settings.motion;
  dataset.handedness = settings.hand;
  style.setProperty('--text', String(settings.text / 100));
  setSoundEnabled(settings.sound);
  const liked = JSON.stringify(settings);
  if (liked === kept) return;
  kept = liked;
  try {
    localStorage.setItem(KEY, liked);
  } catch {
    // a browser that keeps nothing still plays
  }
}
