// What the board shows while a player builds a play: what the draft would lead to, by the rules' own check (the play, the
// choice of claim, or the refusal).
// The sentences about it are in draft-captions.ts. At tables without look-ups it does not reveal what is a word (TM-178).

import type { Refusal } from '../../../core/game.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { Claim, Play } from '../rules/moves.ts';
import type { Setup } from '../rules/options.ts';
import { checkPlay, type PlayResult } from '../rules/plays/check-play.ts';
import type { PlayLexicon, Position } from '../rules/plays/position.ts';
import { textOf } from '../rules/state.ts';
import { type DraftRow, placedCards, toPlay, toSlot } from './draft-row.ts';

type ScoredPlay = { readonly play: Play; readonly result: PlayResult };

export type Preview =
  | { readonly type: 'nothing' }
  | { readonly type: 'refused'; readonly play: Play; readonly text: string; readonly refusal: Refusal }
  | { readonly type: 'play'; readonly play: Play; readonly result: PlayResult }
  /** One card that completes a word: the player chooses the claim (TM-111). */
  | { readonly type: 'choice'; readonly text: string; readonly letter: ScoredPlay; readonly word: ScoredPlay };

/** TM-178: may the board say whether a draft is a word? */
export const mayCheckWords = ({ lookup }: Setup): boolean => lookup === 'on';

/** Accepts everything as a word, where words must not be revealed or are not loaded yet. */
export const ACCEPT_ALL_WORDS: PlayLexicon = {
  has: () => true,
  isPrefix: () => true,
  graph: { arcs: new Uint32Array(0), root: 0 },
};

export const previewLexicon = (setup: Setup, lexicon: Lexicon | null): PlayLexicon =>
  lexicon !== null && mayCheckWords(setup) ? lexicon : ACCEPT_ALL_WORDS;

export function previewDraft(position: Position, row: DraftRow, lexicon: PlayLexicon): Preview {
  if (placedCards(row).length === 0) return { type: 'nothing' };
  const play = toPlay(row, null);
  const checked = checkPlay(position, play, lexicon);
  if (checked.ok) return { type: 'play', play, result: checked.value };
  const text = textOf(row.slots.map(toSlot));
  if (checked.error.code === 'CLAIM_REQUIRED') {
    const [letter, word] = (['letter', 'word'] as const).map((claim) => scorePlay(position, row, claim, lexicon));
    if (letter && word) return { type: 'choice', text, letter, word };
  }
  return { type: 'refused', play, text, refusal: checked.error };
}

function scorePlay(position: Position, row: DraftRow, claim: Claim, lexicon: PlayLexicon): ScoredPlay | null {
  const play = toPlay(row, claim);
  const checked = checkPlay(position, play, lexicon);
  return checked.ok ? { play, result: checked.value } : null;
}

/** The play to send now. A refused one is sent as well, so that the table says why. */
export function playToSend(preview: Preview, claim: Claim): Play | null {
  switch (preview.type) {
    case 'nothing':
      return null;
    case 'refused':
    case 'play':
      return preview.play;
    case 'choice':
      return preview[claim].play;
  }
}
