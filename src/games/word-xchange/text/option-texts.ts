// The texts of the options and presets.

import type { GameText, Label } from '../../../core/game.ts';
import { countOf } from '../../../core/wording.ts';
import type { Event } from '../rules/events.ts';
import type { Setup } from '../rules/options.ts';
import type { View } from '../rules/state.ts';

type Texts = GameText<Setup, Event, View>;

function describeTime(seconds: number | 'off'): Label {
  if (seconds === 'off') return { label: 'No limit' };
  return { label: seconds % 60 === 0 ? countOf(seconds / 60, 'minute') : countOf(seconds, 'second') };
}

const WORD_CHECKS: { readonly [value in Setup['wordCheck']]: Label } = {
  auto: { label: 'By the dictionary', help: 'The dictionary checks every word right away.' },
  challenge: { label: 'By the players', help: 'Every word counts unless someone challenges it.' },
};

const ORDINALS: { readonly [count: number]: string } = {
  1: 'First',
  2: 'Second',
  3: 'Third',
  5: 'Fifth',
  10: 'Tenth',
};

const describeRefusalLimit = (limit: Setup['refusalLimit']): Label =>
  limit === 'none'
    ? { label: 'No penalty', help: 'Try as many words as you like.' }
    : {
        label: `${ORDINALS[limit]} ends your turn`,
        help: `The ${ORDINALS[limit]?.toLowerCase()} word in a turn that isn’t in the dictionary ends it.`,
      };

const FAILED_CHALLENGES: { readonly [value in Setup['failedChallenge']]: Label } = {
  none: { label: 'No penalty', help: 'Challenging a good word costs nothing.' },
  'lose-next-turn': { label: 'Lose your next turn', help: 'If you challenge a good word, you skip a turn.' },
};

const PLURAL_RULES: { readonly [value in Setup['pluralRule']]: Label } = {
  noun: { label: 'Not for nouns', help: 'PENCIL can’t become PENCILS, but MEND can become MENDS.' },
  strict: { label: 'Strict', help: 'Not even for words that are often nouns: RACE can’t become RACES.' },
  off: { label: 'Always allowed', help: 'You can steal PENCIL with PENCILS.' },
};

const HINT_CARDS: { readonly [value in Setup['hintCards']]: Label } = {
  off: { label: 'Off' },
  level1: { label: 'Short words', help: '15 cards, such as EAT + M: TEAM or MEAT.' },
  level2: { label: 'Longer words', help: '15 cards, such as RACE + T: REACT or TRACE.' },
};

const hasChallenges = ({ wordCheck }: Setup): boolean => wordCheck === 'challenge';

export const optionTexts: Texts['options'] = {
  targetWords: {
    label: 'Words to win',
    help: 'The first player with this many words wins.',
    describe: (words) => ({ label: countOf(words, 'word') }),
  },
  wordClock: { label: 'Time per word', help: 'The clock restarts after every word.', describe: describeTime },
  wordCheck: { label: 'Checking words', describe: (check) => WORD_CHECKS[check] },
  refusalLimit: {
    label: 'Invalid words',
    describe: describeRefusalLimit,
    applies: (setup) => !hasChallenges(setup),
  },
  challengeWindow: {
    label: 'Time to challenge',
    help: 'Without a limit, everyone has to accept or challenge the word.',
    describe: describeTime,
    applies: hasChallenges,
  },
  failedChallenge: {
    label: 'Challenging a good word',
    describe: (penalty) => FAILED_CHALLENGES[penalty],
    applies: hasChallenges,
  },
  pluralRule: { label: 'Stealing by adding S', describe: (rule) => PLURAL_RULES[rule] },
  hintCards: {
    label: 'Word cards',
    help: 'Word ideas that everyone can see.',
    describe: (cards) => HINT_CARDS[cards],
  },
};

export const presetTexts: Texts['presets'] = {
  rulebook: { label: 'Classic rules', help: 'Six words win. A word that isn’t in the dictionary ends your turn.' },
  relaxed: {
    label: 'Relaxed',
    help: 'Two minutes per word. Only the third word that isn’t in the dictionary ends your turn.',
  },
  junior: { label: 'Kids', help: 'Five words win, mistakes cost nothing, and word cards help.' },
  fast: { label: 'Quick', help: '30 seconds per word, and five words win.' },
  table: {
    label: 'Challenge each other’s words',
    help: 'Bluff if you dare: a word counts unless someone challenges it. A wrong challenge costs a turn.',
  },
};
