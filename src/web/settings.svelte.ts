// What a person likes: kept on this device, nowhere else.

import { setSound } from '../kit/sound.ts';

const normal = {
  name: '',
  theme: 'system' as 'system' | 'light' | 'dark',
  sound: true,
  motion: 'system' as 'system' | 'less',
  contrast: 'normal' as 'normal' | 'more',
  text: 100 as 100 | 125 | 150 | 200,
  hand: 'right' as 'right' | 'left',
  confirm: false,
  awake: true,
  level: 'casual',
};
export type Settings = typeof normal;

const KEY = 'wordhoard settings';

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...normal, ...stored() });

const calm = matchMedia('(prefers-reduced-motion: reduce)');
calm.addEventListener('change', applySettings);

export function applySettings(): void {
  const { dataset, style } = document.documentElement;
  if (settings.theme === 'system') delete dataset.theme;
  else dataset.theme = settings.theme;
  dataset.contrast = settings.contrast;
  dataset.motion = calm.matches ? 'less' : settings.motion;
  dataset.hand = settings.hand;
  style.setProperty('--text', String(settings.text / 100));
  setSound(settings.sound);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}
