// Labels and help of the options and presets.

import type { GameText, Label } from '../../../core/game.ts';
import { countOf, labelTimeLimit } from '../../../core/wording.ts';
import type { Setup } from '../rules/options.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

type Texts = GameText<Setup, Event, View>;

const describeSwitch = (isOn: boolean): Label => ({ label: isOn ? 'Yes' : 'No' });
const describeWith =
  <Value extends string>(labels: { readonly [value in Value]: Label }) =>
  (value: Value): Label =>
    labels[value];

export const optionTexts: Texts['options'] = {
  rounds: {
    label: 'Rounds',
    help: 'Each round has three new letters.',
    describe: (rounds) => ({ label: countOf(rounds, 'round') }),
  },
  card: {
    label: 'Card',
    help: 'Each card has four groups of three letters (Wordsters).',
    describe: (card) => ({ label: card === 0 ? 'Random card' : `Card ${card}` }),
    applies: () => false,
  },
  firstSelector: {
    label: 'Who chooses first',
    help: 'After the first round, the player with the fewest points chooses.',
    describe: describeWith({ random: { label: 'Random player' }, first: { label: 'First player' } }),
  },
  writing: {
    label: 'Writing',
    help: 'Whether everyone writes at the same time.',
    describe: describeWith({
      together: { label: 'All at once' },
      inTurn: {
        label: 'One at a time',
        help: 'For sharing one device. The letters stay hidden until it’s your turn.',
      },
    }),
  },
  writingSeconds: { label: 'Time to write', help: 'For a list of up to ten words.', describe: labelTimeLimit },
  endEarly: {
    label: 'Stop when everyone is done',
    help: 'Writing ends as soon as all players have finished.',
    describe: describeSwitch,
  },
  entryCheck: {
    label: 'Check while writing',
    help: 'What’s checked before a word goes on your list.',
    describe: describeWith({
      shape: { label: 'Letters and length' },
      none: { label: 'Nothing', help: 'You can write anything. Mistakes show up when you read your words.' },
      full: { label: 'The dictionary too', help: 'You can only write real words.' },
    }),
  },
  legality: {
    label: 'Dictionary',
    help: 'When a word you read out is looked up.',
    describe: describeWith({
      auto: { label: 'Every word' },
      onQuestion: {
        label: 'Only if someone asks',
        help: 'Made-up words count unless another player questions them.',
      },
    }),
  },
  sameJudge: {
    label: 'Same or different word',
    help: 'Who decides whether two words count as the same.',
    describe: describeWith({
      hybrid: { label: 'Vote if unclear', help: 'The dictionary decides if it can. If not, everyone votes.' },
      auto: {
        label: 'No votes',
        help: 'The dictionary decides. Related words, such as LOVE and LOVELY, count as different.',
      },
      vote: { label: 'Always vote', help: 'If someone claims or contests a similar word, everyone votes.' },
    }),
  },
  voteTie: {
    label: 'If a vote is tied',
    help: 'What counts if a vote is tied or nobody votes.',
    describe: describeWith({ different: { label: 'Different words' }, same: { label: 'The same word' } }),
    applies: ({ sameJudge }) => sameJudge !== 'auto',
  },
  tieBreak: {
    label: 'If the game is tied',
    help: 'What happens if several players have the most points.',
    describe: describeWith({
      shared: { label: 'Share the win' },
      mostTwos: { label: 'Most 2-point words' },
    }),
  },
  selectSeconds: {
    label: 'Time to choose letters',
    help: 'For picking the three letters.',
    describe: labelTimeLimit,
  },
  announceSeconds: { label: 'Time to read', help: 'For picking a word to read out.', describe: labelTimeLimit },
  responseSeconds: {
    label: 'Time to answer',
    help: 'How long you can think about a word someone read.',
    describe: labelTimeLimit,
  },
  voteSeconds: {
    label: 'Time to vote',
    help: 'For each vote.',
    describe: labelTimeLimit,
    applies: ({ sameJudge }) => sameJudge !== 'auto',
  },
  highlightSimilar: {
    label: 'Point out similar words',
    help: 'Shows which of your words are similar to the word that was read.',
    describe: describeSwitch,
  },
  lateGraceMs: {
    label: 'Extra time for slow connections',
    describe: (milliseconds) => ({ label: milliseconds === 0 ? 'None' : countOf(milliseconds / 1000, 'second') }),
    applies: () => false,
  },
};

export const presetTexts: Texts['presets'] = {
  rulebook: {
    label: 'Classic rules',
    help: 'Four rounds, three minutes to write. If someone claims or contests a related word, everyone votes.',
  },
  relaxed: { label: 'Relaxed', help: 'Three minutes to write, and no other time limits.' },
  quick: { label: 'Quick', help: 'Two rounds with 90 seconds to write.' },
  referee: {
    label: 'No votes',
    help: 'The dictionary decides everything. Best for two players, or if you don’t know each other.',
  },
  strict: {
    label: 'Look up only if asked',
    help: 'Made-up words count unless someone questions them. If someone claims or contests a similar word, everyone votes.',
  },
  letter: { label: 'Over days', help: 'For games over days: your list is one move, and so is each answer.' },
};
