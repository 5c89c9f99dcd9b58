// The options and presets as the setup screen shows them: a label for each option and each of its values.

import type { GameText } from '../../../core/game.ts';
import { countOf, labelTimeLimit } from '../../../core/wording.ts';
import type { Setup } from '../rules/options.ts';

export const optionTexts: GameText<Setup, never, never>['options'] = {
  rounds: {
    label: 'Rounds',
    help: 'How many turns each player gets.',
    describe: (rounds) => ({ label: countOf(rounds, 'round') }),
  },
  turnClock: {
    label: 'Time per turn',
    help: 'When time runs out, your turn ends and you score nothing.',
    describe: labelTimeLimit,
  },
  seatSwitch: {
    label: 'Switching places',
    help: 'After each round, the top scorer may switch places with another player.',
    describe: (value) =>
      ({
        on: { label: 'On' },
        noDouble: {
          label: 'No switch from last to first',
          help: 'If you played last in a round, you can’t switch to going first.',
        },
        off: { label: 'Off' },
      })[value],
  },
  switchClock: {
    label: 'Time to switch',
    help: 'When time runs out, everyone keeps their place.',
    describe: labelTimeLimit,
    applies: ({ seatSwitch, turnClock }) => seatSwitch !== 'off' && turnClock !== 'off',
  },
  passRule: {
    label: 'Passing',
    help: 'When you may pass. You can never pass on a finished word or an empty row.',
    describe: (value) => ({ label: { forced: 'Only if nothing fits', free: 'On any unfinished row' }[value] }),
  },
  keepRule: {
    label: 'Cards that must stay',
    help: 'Which cards you can’t replace.',
    describe: (value) =>
      ({
        laid: { label: 'One of the newest', help: 'At least one card from the latest play has to stay.' },
        any: { label: 'Any one card', help: 'You may replace all but one of the cards in the row.' },
      })[value],
  },
  invalidPlay: {
    label: 'Words not in the dictionary',
    help: 'What happens when you play one.',
    describe: (value) =>
      ({
        retry: { label: 'Try again' },
        'lose-turn': { label: 'Lose your turn', help: 'Everyone sees what you tried.' },
      })[value],
  },
  recycle: {
    label: 'When the pile runs out',
    describe: (value) => ({ label: { on: 'Shuffle the used cards', off: 'No new cards' }[value] }),
  },
  lookup: {
    label: 'Dictionary',
    help: 'Check words before you play them.',
    describe: (value) => ({ label: { on: 'On', off: 'Off' }[value] }),
  },
};

export const presetTexts: GameText<Setup, never, never>['presets'] = {
  rulebook: { label: 'Classic rules', help: '10 rounds with 90 seconds per turn.' },
  relaxed: {
    label: 'Relaxed',
    help: 'You can check words, pass on any unfinished row, and take 3 minutes per turn. Nobody switches places.',
  },
  short: { label: 'Quick', help: '5 rounds with 45 seconds per turn, about 10 minutes for three players.' },
  expert: {
    label: 'Strict',
    help: 'A word that isn’t in the dictionary costs you your turn. You have 1 minute per turn.',
  },
  letter: { label: 'Over days', help: 'For games over days: nobody switches seats.' },
};
