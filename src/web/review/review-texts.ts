// The sentences of the review page.

import { type Accuracy, type LevelEstimate, MIN_LEVEL_DECISIONS } from '../../core/analysis/accuracy.ts';
import type { Choice, Unit } from '../../core/analysis/analyst.ts';
import type { BotLevel } from '../../core/bot-cast.ts';
import { formatScore } from '../../core/ending/ending.ts';
import type { Seat } from '../../core/game.ts';
import type { PlayerNames } from '../../core/player-names.ts';
import type { ReviewSharing } from '../../core/protocol/protocol.ts';
import { countOf, joinWithAnd, quoteLetter } from '../../core/wording.ts';
import type { AddedWord, Verdict } from './review-messages.ts';

/** "Keen". */
export const levelName = (level: BotLevel): string => `${level[0]!.toUpperCase()}${level.slice(1)}`;

/** What something is worth: "1.4 words", "5 points", "$1,000". */
export function sayWorth(worth: number, unit: Unit): string {
  if (unit === 'dollars') return `$${formatScore(Math.round(worth / 100) * 100)}`;
  const rounded = Math.abs(worth) >= 10 ? Math.round(worth) : Math.round(worth * 10) / 10;
  return countOf(rounded, unit === 'words' ? 'word' : 'point');
}

/** "about like Keen bots (between Casual and Expert)". */
export function sayLevel({ level, from, to }: LevelEstimate): string {
  const about = `about like ${levelName(level)} bots`;
  if (from === to) return about;
  if (from === level) return `${about} (up to ${levelName(to)})`;
  if (to === level) return `${about} (at least ${levelName(from)})`;
  return `${about} (between ${levelName(from)} and ${levelName(to)})`;
}

/** "You took 62% of what was possible, about like Keen bots." */
export function sayAccuracy(
  seat: Seat,
  { percent, decisions }: Pick<Accuracy, 'percent' | 'decisions'>,
  level: LevelEstimate | null,
  players: PlayerNames,
): string {
  const who = players.subject(seat);
  if (percent === null || level === null) return `There was nothing to decide for ${players.name(seat)} in this game.`;
  const took = `${who} took ${Math.round(percent)}% of what was possible`;
  return decisions < MIN_LEVEL_DECISIONS
    ? `${took}, in ${countOf(decisions, 'decision')}: too few to tell a level.`
    : `${took}, ${sayLevel(level)}.`;
}

/** Who of the friends at the table sees this person's own review. */
export function saySharing(sharing: ReviewSharing): string {
  switch (sharing) {
    case 'nothing':
      return 'Only you see this. In the settings at the table, you can let your friends see it.';
    case 'accuracy':
      return 'Your friends see your accuracy if everyone agrees, and none of your misses.';
    case 'misses':
      return 'Your friends can see your misses. They see your accuracy if everyone agrees.';
  }
}

/** For children: what was found, not how much of it. `words` are the words of the best moves, the best first. */
export function sayFinds(seat: Seat, finds: number, words: readonly string[], players: PlayerNames): string {
  const who = players.subject(seat);
  if (finds === 0)
    return `${who} played to the end. Here ${players.verb(seat, 'are words you', 'are words they')} could find next time.`;
  const best = words.length === 0 ? '' : ` Best of all: ${joinWithAnd(words)}.`;
  return `${who} found ${countOf(finds, 'great move')}.${best}`;
}

/** The verdict on a move that was tried; `target` is the one to find. */
export function sayVerdict(verdict: Verdict, unit: Unit, target: Pick<Choice, 'words'> | null = null): string {
  switch (verdict.type) {
    case 'refused':
      return verdict.refusal.sentence;
    case 'partial':
      return verdict.added === null ? 'Good so far. Go on.' : sayAdded(verdict.added);
    case 'right': {
      const [word, ...more] = verdict.words;
      if (word === undefined) return 'Right!';
      const isAnother = verdict.isBest && target !== null && target.words[0] !== word;
      if (isAnother && more.length === 0) return `Right! ${word} is just as good as the move we had in mind.`;
      const rank = verdict.isBest ? 'the best' : 'nearly the best';
      return more.length === 0 ? `Right! ${word} is ${rank} move here.` : `Right! That’s ${rank} move here.`;
    }
    case 'wrong': {
      if (verdict.reason !== null) return `You tried ${verdict.reason}. Try again.`;
      const [word, ...more] = verdict.words;
      const what = more.length === 0 ? `${word ?? 'That'} brings` : `These ${more.length + 1} words bring`;
      return `${what} ${sayWorth(verdict.short, unit)} less than the best move. Try again.`;
    }
  }
}

function sayAdded({ word, counts, reason }: AddedWord): string {
  if (counts) return `${word} counts. Go on: there are more words.`;
  return `${reason === null ? `${word} doesn’t count here` : `You tried ${reason}`}. Try another word.`;
}

/** A hint: the length and the first letter of its longest word; null if it spells none. */
export function sayHint({ words }: Choice): string | null {
  const word = words.toSorted((a, b) => b.length - a.length)[0];
  return word === undefined
    ? null
    : `The word has ${countOf(word.length, 'letter')} and starts with ${quoteLetter(word[0]!)}.`;
}
