// Sounds of the table. Browsers allow them only after the first tap or key press.

import type { SoundName } from './tones.ts';

let enabled = true;

export function setSoundEnabled(on: boolean): void {
  enabled = on;
}

export function playSound(name: SoundName): void {
  if (!enabled || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  void import('./tones.ts').then(
    ({ playTones }) => playTones(name),
    () => {}, // without a network the table stays silent
  );
}
