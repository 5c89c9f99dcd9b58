// The bot: from a view alone it lists the legal plays, drops those its level overlooks, and picks the one worth most.
// Levels are in levels.ts, evaluation in evaluate.ts and lookahead.ts, the sentences of hints in
// reasons.ts, thinking times in thinking-time.ts.

import { BOT_LEVELS, type Persona } from '../../../core/bot-cast.ts';
import type { Bot, BotChoice, Env, ExplainedMove, Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { fastRandom, type Random } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { type Card, isBlank } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { mayAlwaysPass } from '../rules/options.ts';
import { forEachPlay, hasLegalPlay } from '../rules/plays/find-plays.ts';
import type { Position } from '../rules/plays/position.ts';
import { textOf } from '../rules/state.ts';
import { positionInView, type View } from '../rules/view.ts';
import {
  addPayingPremiums,
  chanceOfBeingTaken,
  type EvaluatedPlay,
  estimatePlay,
  isWordSafe,
  playOutcome,
  pointsInDanger,
  type TableOutlook,
  tableOutlook,
} from './evaluate.ts';
import { knowsWord, knowsWordStarting, type PlayerSettings, probabilityOfNoticing, settingsOf } from './levels.ts';
import { evaluateByLookahead } from './lookahead.ts';
import { type MoveReason, type StandingWordOutcome, sayReason } from './reasons.ts';
import { thinkingTimeMs } from './thinking-time.ts';

export const bot: Bot<View, Move> = { levels: BOT_LEVELS, choose, explain };

type Decision = { readonly move: Move; readonly reason: MoveReason };

function choose(view: View, seat: Seat, persona: Persona, env: Env): BotChoice<Move> | null {
  const random = fastRandom(env.random);
  const decision = decide(view, seat, settingsOf(persona), env.lexicon, random);
  return decision && { move: decision.move, after: thinkingTimeMs(decision.move, view, env.now, random) };
}

function explain(view: View, seat: Seat, persona: Persona, env: Env, players: PlayerNames): ExplainedMove<Move> | null {
  const decision = decide(view, seat, settingsOf(persona), env.lexicon, fastRandom(env.random));
  return decision && { move: decision.move, why: sayReason(decision.reason, players) };
}

function decide(view: View, seat: Seat, player: PlayerSettings, lexicon: Lexicon, random: Random): Decision | null {
  if (view.phase === 'over' || view.left.includes(seat)) return null;
  if (view.toAct !== seat)
    return view.players[seat]!.away ? { move: { type: 'back' }, reason: { type: 'back' } } : null;
  return view.phase === 'switch' ? chooseSwitch(view, seat, player) : takeTurn(view, seat, player, lexicon, random);
}

/** Moving from last to first lets the bot clear its own word and keep the points: worth it if the word is in danger. */
function chooseSwitch(view: View, seat: Seat, player: PlayerSettings): Decision {
  const first = view.rotation[0]!;
  const { slots, by } = view.row;
  const isOwn = by === seat && view.partners.includes(first);
  const text = isOwn ? textOf(slots) : null;
  return player.riskAwareness * pointsInDanger(view, seat) > 1
    ? { move: { type: 'switch', with: first }, reason: { type: 'switch', with: first, text } }
    : { move: { type: 'stay' }, reason: { type: 'stay', with: first, text } };
}

function takeTurn(view: View, seat: Seat, player: PlayerSettings, lexicon: Lexicon, random: Random): Decision {
  const position = positionInView(view, seat)!;
  const outlook = tableOutlook(view, seat);
  const visible = visiblePlays(position, player, lexicon, random);
  if (visible.length === 0) return passOrGiveUp(view, seat, position, lexicon);
  const { riskAwareness, candidatePlays, sampledHands } = player;
  const rated = visible
    .map((candidate) => ({ candidate, worth: estimatePlay(candidate, outlook, riskAwareness) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ candidate }) => candidate);
  const few = bestDistinct(rated, Math.max(1, candidatePlays)).map((one) =>
    addPremiums(one, position, outlook, riskAwareness),
  );
  const worth =
    candidatePlays === 0 ? [0] : evaluateByLookahead(few, view, position, outlook, sampledHands, { lexicon, random });
  const best = few[worth.indexOf(Math.max(...worth))]!;
  return { move: best.play, reason: reasonFor(best, view, seat, outlook, riskAwareness, lexicon) };
}

/** What to say about the chosen play. */
function reasonFor(
  { play, text, isWord, points, slots, hand }: EvaluatedPlay,
  view: View,
  seat: Seat,
  outlook: TableOutlook,
  riskAwareness: number,
  lexicon: Lexicon,
): MoveReason {
  const { by, slots: old } = view.row;
  const standing: StandingWordOutcome | null =
    by === null
      ? null
      : {
          type: play.type === 'play' ? 'taken' : 'cleared',
          text: textOf(old),
          by,
          points: view.players[by]!.turns.at(-1)!.points,
          isOwn: by === seat,
        };
  return {
    type: isWord ? 'word' : 'letter',
    text,
    points,
    standing,
    premiums: play.cells.flatMap(({ premium }) => premium ?? []),
    danger: dangerOf(slots, points, outlook, riskAwareness),
    empties: hand.length === 0 && outlook.turnsLeft > 0,
    isComplete: !isWord && text.length > 1 && lexicon.has(text),
  };
}

function dangerOf(
  slots: EvaluatedPlay['slots'],
  points: number,
  outlook: TableOutlook,
  riskAwareness: number,
): number | 'switch' | null {
  if (outlook.next === null) return 0;
  if (riskAwareness === 0) return null;
  return isWordSafe(outlook, points) ? 'switch' : chanceOfBeingTaken(slots, outlook.nextPlayerLetters);
}

/** The play with the premiums that a player with this risk awareness would add. */
export function addPremiums(
  candidate: EvaluatedPlay,
  position: Position,
  outlook: TableOutlook,
  riskAwareness: number,
): EvaluatedPlay {
  const danger = isWordSafe(outlook, candidate.points)
    ? 0
    : chanceOfBeingTaken(candidate.slots, outlook.nextPlayerLetters);
  return addPayingPremiums(candidate, position, outlook, riskAwareness * danger);
}

/** The best plays, skipping those that read and score the same as a better one. */
function bestDistinct(candidates: readonly EvaluatedPlay[], max: number): readonly EvaluatedPlay[] {
  const distinct = new Map<string, EvaluatedPlay>();
  for (const one of candidates) {
    if (distinct.size === max) break;
    const key = `${one.text} ${one.points} ${one.isWord}`;
    if (!distinct.has(key)) distinct.set(key, one);
  }
  return [...distinct.values()];
}

/**
 * The plays this player notices: never a word they do not know, and a word they know only by chance. Letters are always seen,
 * but somebody who plays the first word that comes to mind plays letters only if none comes.
 */
function visiblePlays(
  position: Position,
  player: PlayerSettings,
  lexicon: Lexicon,
  random: Random,
): readonly EvaluatedPlay[] {
  const takesWord = position.row.by !== null;
  const lucks = new Map<string, number>();
  const luckFor = (text: string, isWord: boolean): number => {
    if (!isWord) return knowsWordStarting(player, text, lexicon) ? 0 : 1;
    return knowsWord(player, text, lexicon) ? random.real() : 1;
  };
  const letters: EvaluatedPlay[] = [];
  const words: { readonly candidate: EvaluatedPlay; readonly moment: number }[] = [];
  forEachPlay({ ...position, hand: dropExtraBlanks(position.hand) }, lexicon, (play) => {
    const candidate = playOutcome(position, play);
    const { text, isWord } = candidate;
    const key = `${text} ${isWord}`;
    const luck = lucks.get(key) ?? luckFor(text, isWord);
    lucks.set(key, luck);
    const chance = isWord ? probabilityOfNoticing(player, play, takesWord && play.type === 'play') : 1;
    if (luck >= chance) return false;
    if (isWord) words.push({ candidate, moment: luck / chance });
    else letters.push(candidate);
    return false;
  });
  const found = firstWords(words, player.wordsCompared);
  return player.wordsCompared === 1 && found.length > 0 ? found : [...letters, ...found];
}

/** The plays of the first words that come to mind. */
function firstWords(
  words: readonly { readonly candidate: EvaluatedPlay; readonly moment: number }[],
  count: number,
): readonly EvaluatedPlay[] {
  if (count === Number.POSITIVE_INFINITY) return words.map(({ candidate }) => candidate);
  const moments = new Map<string, number>();
  for (const { candidate, moment } of words)
    moments.set(candidate.text, Math.min(moment, moments.get(candidate.text) ?? 1));
  const first = [...moments].toSorted(([, a], [, b]) => a - b).slice(0, count);
  const texts = new Set(first.map(([text]) => text));
  return words.filter(({ candidate }) => texts.has(candidate.text)).map(({ candidate }) => candidate);
}

/** Keeps one blank: two together make too many plays to evaluate, so the others are saved for later. */
export function dropExtraBlanks(hand: readonly Card[]): readonly Card[] {
  const first = hand.find(isBlank);
  return hand.filter((card) => !isBlank(card) || card === first);
}

/** For a bot that sees no play: passes if that is allowed, otherwise gives up the turn. */
function passOrGiveUp(view: View, seat: Seat, position: Position, lexicon: Lexicon): Decision {
  const mayPass = view.status === 'open' && (mayAlwaysPass(view.setup, seat) || !hasLegalPlay(position, lexicon));
  const type = mayPass ? 'pass' : 'giveup';
  return { move: { type }, reason: { type } };
}
