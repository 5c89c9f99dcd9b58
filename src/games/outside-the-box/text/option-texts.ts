// Labels and help of the options and presets.

import type { GameText, Label } from '../../../core/game.ts';
import { countOf, labelTimeLimit } from '../../../core/wording.ts';
import type { Setup } from '../rules/options.ts';
import type { Event, View } from '../rules/state.ts';

type Texts = GameText<Setup, Event, View>;

const describeSwitch = (value: 'on' | 'off'): Label => ({ label: value === 'on' ? 'On' : 'Off' });

export const optionTexts: Texts['options'] = {
  starter: {
    label: 'First caller',
    help: 'Who calls the first letter.',
    describe: (value) =>
      value === 'random'
        ? { label: 'Random player' }
        : { label: 'First player', help: 'The player at the top of the list.' },
  },
  tasks: {
    label: 'Tasks',
    help: 'Everyone gets a secret task. A word that fits it earns 3 extra points.',
    describe: describeSwitch,
  },
  rejectMode: {
    label: 'Skipping a letter',
    help: 'How you get the card for a letter you don’t want.',
    describe: (value) =>
      value === 'race'
        ? { label: 'Race', help: 'The first player to grab the card gets it.' }
        : {
            label: 'Secret answers',
            help: 'Everyone answers in secret. If several ask for the card, the player with the fewest cards gets it.',
          },
  },
  grabGrace: {
    label: 'Ties in a race',
    help: 'If two players grab this close together, the one with fewer cards gets it.',
    describe: (value) => ({ label: value === 0 ? 'No ties' : `Within ${countOf(value / 1000, 'second')}` }),
    applies: () => false,
  },
  callerMayReject: {
    label: 'Skipping your own letter',
    help: 'Whether you can take the card for a letter you called.',
    describe: (value) => ({ label: value === 'yes' ? 'Yes' : 'No' }),
  },
  callClock: { label: 'Time to call', help: 'How long you have to call a letter.', describe: labelTimeLimit },
  respondClock: {
    label: 'Time to write',
    help: 'How long you have to write a letter or take its card.',
    describe: labelTimeLimit,
  },
  scoring: {
    label: 'Finding words',
    help: 'Who finds your words at the end.',
    describe: (value) =>
      value === 'auto'
        ? { label: 'Automatic', help: 'The best words in your grid are found for you.' }
        : { label: 'By hand', help: 'You mark your own words. Words you don’t mark don’t count.' },
  },
  markClock: {
    label: 'Time to mark',
    help: 'How long you have to mark your words.',
    describe: labelTimeLimit,
    applies: ({ scoring }) => scoring === 'manual',
  },
  lookup: {
    label: 'Word lookup',
    help: 'You can check whether a word counts. Nobody else sees it.',
    describe: describeSwitch,
  },
  showScore: {
    label: 'Points so far',
    help: 'You see how many points your grid has so far. Nobody else does.',
    describe: describeSwitch,
  },
  openGrids: {
    label: 'Open grids',
    help: 'Everyone sees all grids during the game.',
    describe: describeSwitch,
  },
};

export const presetTexts: Texts['presets'] = {
  rulebook: { label: 'Classic rules', help: 'If you don’t want a letter, take its card and skip it.' },
  relaxed: { label: 'Relaxed', help: 'No racing. Everyone answers in secret and has plenty of time.' },
  quick: { label: 'Quick', help: 'Short clocks for a fast game.' },
  paper: { label: 'Pen and paper', help: 'You find and mark your own words. You see your points at the end.' },
  letter: { label: 'Over days', help: 'For games over days: no race, everyone answers in secret.' },
};
