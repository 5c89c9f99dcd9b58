// Why a bot did what it did, in one sentence of its own: for hints and for the review of a match.
// Not the choice itself (bot.ts). In the present tense, so that it suits advice and review alike.

import type { Seat } from '../../../core/game.ts';
import type { Play } from '../rules/state.ts';
import { type Shown, spell } from '../rules/tiles.ts';
import { sayWord } from '../text/refusals.ts';
import type { Danger } from './evaluate.ts';

export type Reason =
  /** It wins, alone or as the first of so many words that lie there side by side. */
  | { readonly type: 'wins'; readonly play: Play; readonly words: number }
  /** It was seen first, and nothing was weighed. */
  | { readonly type: 'first'; readonly play: Play }
  /** It weighs most of those seen. `toGo`: words that the robbed rival lacked. */
  | {
      readonly type: 'best';
      readonly play: Play;
      readonly danger: Danger;
      readonly toGo: number | null;
      readonly seen: number;
    }
  /** A swap that frees the joker for a word. */
  | { readonly type: 'frees'; readonly play: Play; readonly word: Shown }
  | { readonly type: 'nothing' }
  | { readonly type: 'knows' | 'trusts' | 'doubts'; readonly word: Shown }
  | { readonly type: 'back' };

export function sayReason(reason: Reason, names: readonly string[]): string {
  switch (reason.type) {
    case 'wins':
      return reason.words === 1
        ? `I ${sayPlay(reason.play, names)}: that is the word I need to win.`
        : `I ${sayPlay(reason.play, names)}: with ${reason.words - 1} more that ${reason.words === 2 ? 'lies' : 'lie'} there it wins in this turn.`;
    case 'first':
      return `I ${sayPlay(reason.play, names)}, the first word that comes to my mind.`;
    case 'best':
      return `I ${sayPlay(reason.play, names)}${sayGain(reason, names)}${sayDanger(reason)}.`;
    case 'frees':
      return `I ${sayPlay(reason.play, names)}, because the joker makes ${spell(reason.word)} possible.`;
    case 'nothing':
      return 'I see no word here that I know, so I end my turn.';
    case 'knows':
      return `I let ${spell(reason.word)} stand, because I know it.`;
    case 'trusts':
      return `I do not know ${spell(reason.word)}, but I do not dare to challenge it.`;
    case 'doubts':
      return `I challenge ${spell(reason.word)}, because I have never heard of it.`;
    case 'back':
      return 'I say that I am back, so that my clock runs in full again.';
  }
}

const nameOf = (seat: Seat, names: readonly string[]): string => names[seat] ?? `seat ${seat}`;

function sayPlay({ type, word, target }: Play, names: readonly string[]): string {
  if (target === null) return `make ${sayWord(word)}`;
  const [old, owner] = [spell(target.word), nameOf(target.seat, names)];
  if (type === 'steal') return `steal ${old} from ${owner} with ${sayWord(word)}`;
  return word === old ? `take the joker out of ${old} of ${owner}` : `turn ${old} of ${owner} into ${word}`;
}

type Best = Extract<Reason, { type: 'best' }>;

function sayGain({ play, toGo }: Best, names: readonly string[]): string {
  if (play.target === null || toGo === null) return '';
  const rival = nameOf(play.target.seat, names);
  return toGo <= 2 ? `, because ${rival} lacked only ${toGo === 1 ? 'one word' : 'two words'}` : '';
}

function sayDanger({ danger, seen }: Best): string {
  if (danger.chance === 1) {
    const taker = danger.by === null ? '' : ` with ${danger.by}`;
    return `; it can be taken back${taker}, but ${seen === 1 ? 'it is all I see' : 'I see nothing better'}`;
  }
  if (danger.chance === 0) return '; nobody can take it back with a single tile';
  const percent = Math.max(1, Math.min(99, Math.round(100 * danger.chance)));
  return `; nothing on the board takes it back, and the next tiles do so in about ${percent} of 100 cases`;
}
