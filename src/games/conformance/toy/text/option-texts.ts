// Labels and help of the options and presets.

import type { GameText } from '#core/game.ts';
import { labelTimeLimit } from '#core/wording.ts';
import type { Setup } from '../rules/options.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

type Texts = GameText<Setup, Event, View>;

export const optionTexts: Texts['options'] = {
  bidClock: {
    label: 'Time to bid',
    help: 'How long you have for each bid.',
    describe: labelTimeLimit,
  },
  rounds: { label: 'Rounds', help: 'How many rounds you play.', describe: (rounds) => ({ label: String(rounds) }) },
};

export const presetTexts: Texts['presets'] = {
  rulebook: { label: 'Classic rules', help: 'Three rounds, ten seconds for each bid.' },
  relaxed: { label: 'Relaxed', help: 'Three rounds without a clock.' },
};
