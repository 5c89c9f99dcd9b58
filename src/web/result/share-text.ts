// A result as a line of text to send to somebody: who won and the scores, nothing else about the game.

import type { Ending, Outcome, Seat } from '../../core/game.ts';
import { joinWithAnd } from '../../core/wording.ts';

const MAX_CHARACTERS = 200;

type SharedResult = {
  readonly title: string;
  readonly names: readonly string[];
  readonly you: Seat | null;
  readonly outcome: Outcome;
  readonly standings: Ending['standings'];
};

/** "I won Word Xchange!", "Ben won Word Xchange", "Ben and I tied at Word Xchange". The person who shares it speaks. */
export function shareHeadline({ title, names, you, outcome }: SharedResult): string {
  const winners = outcome.ranking[0]!;
  const others = winners.filter((seat) => seat !== you).map((seat) => names[seat]!);
  const isYours = others.length < winners.length;
  const who = joinWithAnd(isYours ? [...others, 'I'] : others);
  if (winners.length > 1) return `${who} tied at ${title}`;
  return `${who} won ${title}${isYours ? '!' : ''}`;
}

/** The scores, best first: "Me 6, Ben 4, Lena 2". */
export function shareScores({ names, you, outcome, standings }: SharedResult): readonly string[] {
  return outcome.ranking.flat().map((seat) => `${seat === you ? 'Me' : names[seat]} ${standings[seat]!.score}`);
}

/** At most 200 characters: with very long names, the scores of the last players are left out. */
export function shareText(result: SharedResult, address: string): string {
  const headline = shareHeadline(result);
  const scores = shareScores(result);
  for (let count = scores.length; count > 0; count--) {
    const text = `${headline.replace(/!$/, '')}: ${scores.slice(0, count).join(', ')}. ${address}`;
    if (text.length <= MAX_CHARACTERS) return text;
  }
  return `${headline} ${address}`.slice(0, MAX_CHARACTERS);
}
