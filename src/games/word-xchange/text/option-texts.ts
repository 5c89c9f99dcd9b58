// The texts of the options and presets.

import type { GameText, Label } from '../../../core/game.ts';
import { countOf, labelTimeLimit } from '../../../core/wording.ts';
import type { Event } from '../rules/events.ts';
import type { Setup } from '../rules/options.ts';
import type { View } from '../rules/state.ts';

type Texts = GameText<Setup, Event, View>;

const WORD_CHECKS: { readonly [value in Setup['wordCheck']]: Label } = {
  auto: { label: 'By the dictionary', help: 'The dictionary checks every word right away.' },
  challenge: { label: 'By the players', help: 'Every word counts unless someone challenges it.' },
};

const REFUSAL_LIMITS: { readonly [count: number]: readonly [label: string, ordinal: string] } = {
  1: ['One mistake ends your turn', 'first'],
  2: ['Two mistakes end your turn', 'second'],
  3: ['Three mistakes end your turn', 'third'],
  5: ['Five mistakes end your turn', 'fifth'],
  10: ['Ten mistakes end your turn', 'tenth'],
};

function describeRefusalLimit(limit: Setup['refusalLimit']): Label {
  if (limit === 'none') return { label: 'Mistakes cost nothing', help: 'Try as many words as you like.' };
  const [label, ordinal] = REFUSAL_LIMITS[limit]!;
  return { label, help: `Your turn ends with the ${ordinal} word that isn’t in the dictionary.` };
}

const FAILED_CHALLENGES: { readonly [value in Setup['failedChallenge']]: Label } = {
  none: { label: 'Costs nothing', help: 'You can challenge as often as you like.' },
  'lose-next-turn': { label: 'Lose your next turn', help: 'If you challenge a good word, you skip a turn.' },
};

const PLURAL_RULES: { readonly [value in Setup['pluralRule']]: Label } = {
  noun: {
    label: 'Not for nouns',
    help: 'Nouns are words for things: PENCIL can’t become PENCILS. But MEND can become MENDS.',
  },
  strict: { label: 'Strict', help: 'Not even for words that are often nouns. RACE can’t become RACES.' },
  off: { label: 'Always allowed', help: 'You can steal PENCIL with PENCILS.' },
};

const HINT_CARDS: { readonly [value in Setup['hintCards']]: Label } = {
  off: { label: 'Off' },
  level1: { label: 'Short words', help: '15 cards, such as EAT + “M”: TEAM or MEAT.' },
  level2: { label: 'Longer words', help: '15 cards, such as RACE + “T”: REACT or TRACE.' },
};

const hasChallenges = ({ wordCheck }: Setup): boolean => wordCheck === 'challenge';

export const optionTexts: Texts['options'] = {
  targetWords: {
    label: 'Words to win',
    help: 'The first player with this many words wins.',
    describe: (words) => ({ label: countOf(words, 'word') }),
  },
  wordClock: { label: 'Time per word', help: 'The clock restarts after every word.', describe: labelTimeLimit },
  wordCheck: { label: 'Checking words', describe: (check) => WORD_CHECKS[check] },
  refusalLimit: {
    label: 'Words not in the dictionary',
    describe: describeRefusalLimit,
    applies: (setup) => !hasChallenges(setup),
  },
  challengeWindow: {
    label: 'Time to challenge',
    help: 'Without a limit, everyone has to accept or challenge the word.',
    describe: labelTimeLimit,
    applies: hasChallenges,
  },
  failedChallenge: {
    label: 'Challenging a good word',
    describe: (penalty) => FAILED_CHALLENGES[penalty],
    applies: hasChallenges,
  },
  pluralRule: { label: 'Stealing by adding “S”', describe: (rule) => PLURAL_RULES[rule] },
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
  fast: { label: 'Quick', help: 'Five words win, with 30 seconds per word.' },
  table: {
    label: 'Challenge each other’s words',
    help: 'Even a made-up word counts unless someone challenges it. Challenging a good word costs a turn. Adding just “S” is judged strictly.',
  },
  letter: { label: 'Over days', help: 'For games over days: each word is a move.' },
};
