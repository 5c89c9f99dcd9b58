// Tips for the first match of Word Xchange.

import { countOf } from '../../../core/wording.ts';
import type { Tip } from '../../../ui-kit/game-manifest.ts';
import type { View } from '../rules/state.ts';

const isMyTurn = ({ view, isToAct }: { readonly view: View; readonly isToAct: boolean }): boolean =>
  isToAct && view.phase === 'turn';

export const tips: readonly Tip<View>[] = [
  {
    id: 'goal',
    when: isMyTurn,
    target: 'board',
    text: ({ view }) => `First to ${countOf(view.setup.targetWords, 'word')} wins. Make a word from these tiles.`,
  },
  {
    id: 'play',
    when: (facts) => isMyTurn(facts) && facts.view.easels[facts.seat]!.length === 0,
    target: 'play',
    text: () => 'Pick letters in order, or type. Then press the green button.',
  },
  {
    id: 'steal',
    when: (facts) =>
      isMyTurn(facts) && facts.view.easels.some((words, seat) => seat !== facts.seat && words.length > 0),
    target: 'steal',
    text: () => 'Steal this word: pick it, add letters, and drag them into order.',
  },
  {
    id: 'more',
    when: (facts) => isMyTurn(facts) && facts.view.easels[facts.seat]!.length > 0,
    target: 'end',
    text: () => 'Make as many words as you can find. Nothing left? End your turn.',
  },
  {
    id: 'hidden',
    when: (facts) => isMyTurn(facts) && facts.view.easels[facts.seat]!.length > 0,
    target: 'hidden',
    text: () => 'Only you can see this tile. It goes on the board in your next turn.',
  },
];
