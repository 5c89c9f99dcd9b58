// What the trial would lead to, told before it is sent: the rules' own verdict, the sum, the choice with its risk.
// Not a judge: play.ts is, and where words may not be looked up nothing is told of them beforehand (TM-178).

import type { Refusal, Seat } from '../../../core/game.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { letterTimes, pointsOf, wordTimes } from '../rules/cards.ts';
import type { Claim, Play } from '../rules/moves.ts';
import { judgePlay, type Laying } from '../rules/plays/check-play.ts';
import type { Position, Words } from '../rules/plays/position.ts';
import { type Setup, type Slot, spell } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { tellPremiums } from '../text/phrases.ts';
import { laidIn, playOf, premiumsIn, type Trial } from './draft-row.ts';

type Outcome = { readonly play: Play; readonly laying: Laying };

export type Forecast =
  | { readonly type: 'nothing' }
  | { readonly type: 'refused'; readonly play: Play; readonly text: string; readonly refusal: Refusal }
  | { readonly type: 'play'; readonly play: Play; readonly laying: Laying }
  /** One card that makes a word: the choice of TM-111. */
  | { readonly type: 'choice'; readonly text: string; readonly letter: Outcome; readonly word: Outcome };

/** May the board say whether what is not played yet is a word? */
export const tellsWords = ({ lookup }: Setup): boolean => lookup === 'on'; // TM-178

/** Believes that everything is a word, where it is not to be told or not known yet. */
export const TRUST: Words = {
  has: () => true,
  isPrefix: () => true,
  offensiveness: () => null,
  graph: { arcs: new Uint32Array(0), root: 0 },
};

export const wordsFor = (setup: Setup, lexicon: Lexicon | null): Words =>
  lexicon !== null && tellsWords(setup) ? lexicon : TRUST;

export function forecast(position: Position, trial: Trial, words: Words): Forecast {
  if (laidIn(trial).length === 0) return { type: 'nothing' };
  const play = playOf(trial, null);
  const judged = judgePlay(position, play, words);
  if (judged.ok) return { type: 'play', play, laying: judged.value };
  const text = trial.places.map(({ old, laid }) => (laid === null ? old!.letter : (laid.as ?? laid.card[1]))).join('');
  if (judged.error.code === 'CLAIM_REQUIRED') {
    const [letter, word] = (['letter', 'word'] as const).map((claim) => claimed(position, trial, claim, words));
    if (letter && word) return { type: 'choice', text, letter, word };
  }
  return { type: 'refused', play, text, refusal: judged.error };
}

function claimed(position: Position, trial: Trial, claim: Claim, words: Words): Outcome | null {
  const play = playOf(trial, claim);
  const judged = judgePlay(position, play, words);
  return judged.ok ? { play, laying: judged.value } : null;
}

/** The move that would be sent now: what is refused is sent as well, so that the table says why. */
export function chosen(forecast: Forecast, claim: Claim): { play: Play; laying: Laying | null } | null {
  switch (forecast.type) {
    case 'nothing':
      return null;
    case 'refused':
      return { play: forecast.play, laying: null };
    case 'play':
      return forecast;
    case 'choice':
      return forecast[claim];
  }
}

/** What the green button says. */
export function nameMove(forecast: Forecast, trial: Trial, claim: Claim): string {
  const clear = trial.clears ? 'Clear and play' : 'Play';
  switch (forecast.type) {
    case 'nothing':
      return trial.clears ? 'Lay at least one card' : 'Lay a card first';
    case 'refused':
      return `${clear} ${forecast.text}`;
    case 'play':
      return `${clear} ${forecast.laying.text}, +${forecast.laying.points}`;
    case 'choice':
      return claim === 'word'
        ? `Play ${forecast.text}, +${forecast.word.laying.points}`
        : `Keep the letter, +${forecast.letter.laying.points}`;
  }
}

/** Why it cannot be played, without a hint of what could (TM-178). */
export function sayFault({ refusal }: Extract<Forecast, { type: 'refused' }>): string {
  switch (refusal.code) {
    case 'NOT_A_BEGINNING':
      return 'begins no word.';
    case 'NOT_A_WORD':
      if (refusal.rule === 'TM-080' || refusal.rule === 'TM-082') return 'is no word, and only a word takes a word.';
      return `${refusal.about.includes('begins') ? 'only begins a word' : 'is no word'}: finish one, or lay one card.`;
    case 'NO_CHANGE':
      return 'is what lies there already.';
    case 'PREMIUM_NEEDS_WORD':
      return 'is no word yet, and premiums count only with one.';
    default:
      return 'cannot be laid so.';
  }
}

/** The sum of a word as people reckon it, but for its result: letters with their premiums, then the word premiums. */
export function sumOf(slots: readonly Slot[]): string {
  const plus = slots.length > 8 ? '+' : ' + ';
  const terms = slots.map(({ card, premium }) => {
    const times = letterTimes(premium);
    return times === 1 ? String(pointsOf(card)) : `${pointsOf(card)}×${times}`;
  });
  const sum = slots.reduce((all, { card, premium }) => all + pointsOf(card) * letterTimes(premium), 0);
  const factors = slots.flatMap(({ premium }) => {
    const times = wordTimes(premium);
    return times === 1 ? [] : [`${premium === 'ST' ? 'star' : 'word'} ×${times}`];
  });
  return factors.length === 0 ? terms.join(plus) : [`${terms.join(plus)} = ${sum}`, ...factors].join(', ');
}

/** Who plays after this turn; null if nobody does any more (TM-089). */
export function nextSeat({ rotation, toAct, round, setup }: View): Seat | null {
  const place = rotation.indexOf(toAct!) + 1;
  if (place < rotation.length) return rotation[place]!;
  return round === setup.rounds ? null : rotation[0]!;
}

/** What each choice of TM-111 brings and risks. `doubtful` is what the row would read, where that is not known to be a word. */
export function sayChoice(
  view: View,
  trial: Trial,
  names: readonly string[],
  doubtful: string | null,
): Record<Claim, string> {
  if (doubtful === null) return { letter: sayKept(trial, view), word: sayRisk(view, names) };
  const next = nextSeat(view);
  return {
    letter: `If ${doubtful} ${view.status === 'word' ? 'is' : 'begins'} a word: yours for good.`,
    word: `If ${doubtful} is a word${next === null ? '' : `, and ${names[next]} does not change it`}.`,
  };
}

/** What becomes of a play that leaves no choice. */
export const sayAfter = ({ isWord }: Laying, view: View, names: readonly string[]): string =>
  isWord ? sayRisk(view, names) : 'Yours for good. The row stays open.';

function sayRisk(view: View, names: readonly string[]): string {
  const next = nextSeat(view);
  if (next === null) return 'Nobody plays after you: it is safe.';
  return `If ${names[next]} changes it next, you get 0.`;
}

/** TM-116, TM-119, TM-123. */
function sayKept(trial: Trial, view: View): string {
  const premiums = premiumsIn(trial);
  const stay =
    premiums.length === 0
      ? 'The row stays open.'
      : `${capital(tellPremiums(premiums))} ${premiums.length === 1 ? 'stays' : 'stay'} with you.`;
  return `Yours for good. ${view.status === 'word' ? `${spell(view.row.slots)} is taken too.` : stay}`;
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
