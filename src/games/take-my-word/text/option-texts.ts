// The options and presets as the setup screen shows them: a label for each option and each of its values.

import type { GameText, Label } from '../../../core/game.ts';
import { countOf } from '../../../core/wording.ts';
import type { Setup } from '../rules/options.ts';

const DAY_SECONDS = 86_400;

function describeClock(seconds: number | 'off'): Label {
  if (seconds === 'off') return { label: 'No limit' };
  if (seconds === DAY_SECONDS) return { label: '1 day' };
  return { label: seconds >= 120 ? countOf(seconds / 60, 'minute') : countOf(seconds, 'second') };
}

export const optionTexts: GameText<Setup, never, never>['options'] = {
  rounds: {
    label: 'Rounds',
    help: 'How many turns each player gets.',
    describe: (rounds) => ({ label: countOf(rounds, 'round') }),
  },
  turnClock: {
    label: 'Time per turn',
    help: 'When time runs out, the turn is over and scores 0.',
    describe: describeClock,
  },
  seatSwitch: {
    label: 'Switching places',
    help: 'After each round, its best player may switch places with another player.',
    describe: (value) =>
      ({
        on: { label: 'On' },
        noDouble: {
          label: 'No two turns in a row',
          help: 'The last player of a round can’t go first in the next one.',
        },
        off: { label: 'Off' },
      })[value],
  },
  switchClock: {
    label: 'Time to switch',
    help: 'When time runs out, everyone keeps their place.',
    describe: describeClock,
    applies: ({ seatSwitch, turnClock }) => seatSwitch !== 'off' && turnClock !== 'off',
  },
  passRule: {
    label: 'Passing',
    help: 'When you may pass. A word or an empty row can’t be passed.',
    describe: (value) => ({ label: { forced: 'Only if nothing fits', free: 'On any unfinished row' }[value] }),
  },
  keepRule: {
    label: 'Cards that must stay',
    help: 'What you may not replace.',
    describe: (value) =>
      ({
        laid: { label: 'One of the newest', help: 'At least one card of the latest play has to stay.' },
        any: { label: 'Any one card', help: 'You may replace all but one card of the row.' },
      })[value],
  },
  invalidPlay: {
    label: 'Invalid words',
    help: 'What happens when you play something that isn’t in the dictionary.',
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
    help: 'Check words, pass on any unfinished row, and take 3 minutes per turn.',
  },
  short: { label: 'Quick', help: '5 rounds with 45 seconds per turn, about 10 minutes in all.' },
  expert: { label: 'Strict', help: 'An invalid word costs you the turn. You have 60 seconds per turn.' },
  letter: { label: 'One turn a day', help: 'You have a day for each turn.' },
};
