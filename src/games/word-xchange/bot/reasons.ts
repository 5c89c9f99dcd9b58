// Explains a bot's decision in one sentence, for hints and for the review of a match. In the present tense to fit both.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import type { Play } from '../rules/state.ts';
import { spellingOf, type TileWord } from '../rules/tiles.ts';
import { sayWord } from '../text/phrases.ts';
import type { StealRisk } from './evaluate.ts';

export type MoveReason =
  /** It wins, alone or as the first of several words that can all be played in this turn. */
  | { readonly type: 'wins'; readonly play: Play; readonly words: number }
  /** The first word the bot noticed; nothing was evaluated. */
  | { readonly type: 'first'; readonly play: Play }
  /** The best of the noticed plays. `wordsToGo`: how many words the robbed rival still needed. */
  | {
      readonly type: 'best';
      readonly play: Play;
      readonly risk: StealRisk;
      readonly wordsToGo: number | null;
      readonly optionCount: number;
    }
  /** A swap that makes the joker available for a word. */
  | { readonly type: 'frees'; readonly play: Play; readonly word: TileWord }
  | { readonly type: 'nothing' }
  | { readonly type: 'knows' | 'trusts' | 'doubts'; readonly word: TileWord }
  | { readonly type: 'back' };

export function sayReason(reason: MoveReason, players: PlayerNames): string {
  switch (reason.type) {
    case 'wins':
      return reason.words === 1
        ? `I ${sayPlay(reason.play, players)}: that is the word I need to win.`
        : `I ${sayPlay(reason.play, players)}: with ${reason.words - 1} more that ${reason.words === 2 ? 'lies' : 'lie'} there it wins in this turn.`;
    case 'first':
      return `I ${sayPlay(reason.play, players)}, the first word that comes to my mind.`;
    case 'best':
      return `I ${sayPlay(reason.play, players)}${sayGain(reason, players)}${sayRisk(reason)}.`;
    case 'frees':
      return `I ${sayPlay(reason.play, players)}, because the joker makes ${spellingOf(reason.word)} possible.`;
    case 'nothing':
      return 'I see no word here that I know, so I end my turn.';
    case 'knows':
      return `I let ${spellingOf(reason.word)} stand, because I know it.`;
    case 'trusts':
      return `I do not know ${spellingOf(reason.word)}, but I do not dare to challenge it.`;
    case 'doubts':
      return `I challenge ${spellingOf(reason.word)}, because I have never heard of it.`;
    case 'back':
      return 'I say that I am back, so that my clock runs in full again.';
  }
}

const nameOf = (seat: Seat, players: PlayerNames): string => players.subject(seat);

function sayPlay({ type, word, target }: Play, players: PlayerNames): string {
  if (target === null) return `make ${sayWord(word)}`;
  const [old, owner] = [spellingOf(target.word), nameOf(target.seat, players)];
  if (type === 'steal') return `steal ${old} from ${owner} with ${sayWord(word)}`;
  return word === old ? `take the joker out of ${old} of ${owner}` : `turn ${old} of ${owner} into ${word}`;
}

type BestPlayReason = Extract<MoveReason, { type: 'best' }>;

function sayGain({ play, wordsToGo }: BestPlayReason, players: PlayerNames): string {
  if (play.target === null || wordsToGo === null) return '';
  const rival = nameOf(play.target.seat, players);
  return wordsToGo <= 2 ? `, because ${rival} lacked only ${wordsToGo === 1 ? 'one word' : 'two words'}` : '';
}

function sayRisk({ risk, optionCount }: BestPlayReason): string {
  if (risk.probability === 1) {
    const withWord = risk.stolenBy === null ? '' : ` with ${risk.stolenBy}`;
    return `; it can be taken back${withWord}, but ${optionCount === 1 ? 'it is all I see' : 'I see nothing better'}`;
  }
  if (risk.probability === 0) return '; nobody can take it back with a single tile';
  const percent = Math.max(1, Math.min(99, Math.round(100 * risk.probability)));
  return `; nothing on the board takes it back, and the next tiles do so in about ${percent} of 100 cases`;
}
