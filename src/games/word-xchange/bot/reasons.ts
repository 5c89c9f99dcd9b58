// Explains a bot's decision in a few short sentences, for hints and for the review of a match: “I’d …” fits both.

import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf } from '../../../core/wording.ts';
import type { Play } from '../rules/state.ts';
import { spellingOf, type TileWord } from '../rules/tiles.ts';
import { sayWord } from '../text/phrases.ts';
import type { StealRisk } from './evaluate.ts';

export type MoveReason =
  /** It wins, alone or as the first of several words that can all be played in this turn. */
  | { readonly type: 'wins'; readonly play: Play; readonly words: number }
  /** The first word the bot noticed; nothing was evaluated. */
  | { readonly type: 'first'; readonly play: Play }
  /** The best of the noticed plays. `wordsToGo`: how many words the robbed rival still needed; null without such a rival. */
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
      return `${sayPlay(reason.play, players)} ${sayWin(reason.words - 1)}`;
    case 'first':
      return `${sayPlay(reason.play, players)} It’s the first word I saw.`;
    case 'best':
      return [sayPlay(reason.play, players), sayGain(reason, players), sayRisk(reason)]
        .filter((sentence) => sentence !== '')
        .join(' ');
    case 'frees':
      return `${sayPlay(reason.play, players)} Then I could play ${spellingOf(reason.word)}.`;
    case 'nothing':
      return 'I can’t find a word. I’d end my turn.';
    case 'knows':
      return `I’d accept ${spellingOf(reason.word)}. I know that word.`;
    case 'trusts':
      return `I’d accept ${spellingOf(reason.word)}. I don’t know it, but I’m not sure enough to challenge it.`;
    case 'doubts':
      return `I’d challenge ${spellingOf(reason.word)}. I’ve never heard of it.`;
    case 'back':
      return 'I’d come back to get my full time again.';
  }
}

function sayPlay({ type, word, target }: Play, players: PlayerNames): string {
  if (target === null) return `I’d make ${sayWord(word)}.`;
  const old = spellingOf(target.word);
  const owned = `${players.possessive(target.seat)} ${old}`;
  if (type === 'steal') return `I’d steal ${owned} and make ${sayWord(word)}.`;
  return word === old ? `I’d free the joker from ${owned}.` : `I’d turn ${owned} into ${word} to free the joker.`;
}

const sayWin = (moreWords: number): string =>
  moreWords === 0 ? 'It wins the game.' : `With ${countOf(moreWords, 'more word')} this turn, it wins the game.`;

type BestPlayReason = Extract<MoveReason, { type: 'best' }>;

function sayGain({ play, wordsToGo }: BestPlayReason, players: PlayerNames): string {
  if (play.target === null || wordsToGo === null || wordsToGo > 2) return '';
  const { seat } = play.target;
  return `${players.subject(seat)} ${players.verb(seat, 'need', 'needs')} only ${countOf(wordsToGo, 'more word')} to win.`;
}

function sayRisk({ risk, optionCount }: BestPlayReason): string {
  if (risk.probability === 1) {
    const withWord = risk.stolenBy === null ? '' : ` with ${risk.stolenBy}`;
    return `Someone could steal it${withWord}, but ${optionCount === 1 ? 'it’s the only word I see' : 'I don’t see a better word'}.`;
  }
  if (risk.probability === 0) return 'None of the tiles still to come can steal it on its own.';
  return `Nothing on the board can steal it. A new tile ${sayLikelihood(risk.probability)}.`;
}

function sayLikelihood(probability: number): string {
  if (probability < 0.25) return 'could, but that’s not likely';
  return probability < 0.6 ? 'could' : 'probably could';
}
