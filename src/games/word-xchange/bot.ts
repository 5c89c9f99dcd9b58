// A bot: sees a view and nothing else, lists what could be played, keeps what its skill sees, and takes what weighs most.
// Levels are numbers (skill.ts), worth is weighed in weigh.ts.

import type { Bot, Choice, Env, Millis, Seat } from '../../core/game.ts';
import { quickRandom, type Random } from '../../core/random.ts';
import { listMakes, listPlays, listTakes, moveFor } from './list.ts';
import { layDown } from './propose.ts';
import { ease, isLevel, knows, LEVELS, type Level, SKILLS, wouldPlay } from './skill.ts';
import type { Move, Play, View } from './state.ts';
import { JOKER, letters, type Shown, spell, type Tiles } from './tiles.ts';
import { unseenTiles, weigh, winsTurn } from './weigh.ts';

export const bot: Bot<View, Move> = { levels: LEVELS, choose };

/** So many plays are weighed, and so many tried as the beginning of a winning turn. */
const WEIGHED = 60;
/** With fewer words than this in sight, the joker is thought of. */
const FEW = 8;
/** Tiles looked at together with the joker. */
const JOKER_SIGHT = 9;
/** What whim may add to a play, in words. */
const WHIM = 2;

function choose(view: View, seat: Seat, level: string, env: Env): Choice<Move> | null {
  if (!isLevel(level)) throw new Error(`there is no level ${level}`);
  if (view.phase === 'over' || view.left.includes(seat)) return null;
  const random = quickRandom(env.random);
  if (view.away.includes(seat)) return { move: { type: 'back' }, after: 1000 };
  if (view.proposal !== null) return answer(view, seat, level, env, random);
  if (view.turn !== seat) return null;
  const play = pickPlay(view, seat, level, env, random);
  const move: Move = play === null ? { type: 'end' } : moveFor(view, seat, play);
  return { move, after: inTime(view, env.now, thought(level, random)) };
}

/** Seconds become a delay that the clock allows. */
const inTime = (view: View, now: Millis, seconds: number): Millis =>
  Math.max(
    0,
    Math.min(Math.round(seconds * 1000), view.limit === null ? Number.POSITIVE_INFINITY : view.limit - now - 500),
  );

function thought(level: Level, random: Random): number {
  const [from, to] = SKILLS[level].haste;
  return from + (to - from) * random.real();
}

/** WX-145: only what it does not know is challenged, and that with a set chance. */
function answer(view: View, seat: Seat, level: Level, env: Env, random: Random): Choice<Move> | null {
  const { proposal } = view;
  if (proposal === null || proposal.seat === seat || proposal.answered.includes(seat)) return null;
  const doubtful = !knows(level, spell(proposal.word), env.lexicon);
  const move: Move = { type: doubtful && random.real() < SKILLS[level].doubt ? 'challenge' : 'accept' };
  return { move, after: inTime(view, env.now, 1 + 2 * random.real()) };
}

function pickPlay(view: View, seat: Seat, level: Level, env: Env, random: Random): Play | null {
  const { care } = SKILLS[level];
  const seen = listSeen(view, seat, level, env, random);
  const words = seen.filter(isWord).toSorted((a, b) => a.tiles.length - b.tiles.length);
  if (words.length === 0) return seen.find((swap) => leadsToWord(view, seat, swap, level, env)) ?? null;
  if (care === 0) return random.pick(words);
  const winning = words.slice(0, WEIGHED).find((play) => winsTurn(view, seat, play, words));
  if (winning !== undefined) return winning;
  // Of too many, steals and long words are weighed; whim takes the place of care that is lacking.
  const best = words.toReversed().toSorted((a, b) => Number(b.target !== null) - Number(a.target !== null));
  const candidates = best.slice(0, WEIGHED);
  const unseen = unseenTiles(view);
  const worth = candidates.map(
    (play) => care * weigh(view, play, unseen, env.lexicon) + (1 - care) * WHIM * random.real(),
  );
  return candidates[worth.indexOf(Math.max(...worth))]!;
}

const isWord = ({ type }: Play): boolean => type !== 'swap';

/** What this bot notices; one that notices everything looks again at all tiles before it gives up. */
function listSeen(view: View, seat: Seat, level: Level, env: Env, random: Random): readonly Play[] {
  const skill = SKILLS[level];
  const sees = (play: Play): boolean => random.real() < ease(skill, play) && playsShown(level, play.word, env);
  const sight = lookAt(view.board, skill.sight, random);
  const makes = listMakes(sight, env.lexicon).filter(sees);
  const joker = makes.length < FEW && view.board.includes(JOKER) ? sight.slice(0, JOKER_SIGHT) + JOKER : '';
  const seen = [
    ...makes,
    ...listMakes(joker, env.lexicon).filter(sees),
    ...listTakes(view, seat, env.lexicon).filter(sees),
  ];
  const enough = skill.find < 1 || seen.some(isWord);
  return enough ? seen : listPlays(view, seat, env.lexicon).filter(sees);
}

const playsShown = (level: Level, word: Shown, env: Env): boolean => wouldPlay(level, spell(word), env.lexicon);

function lookAt(board: Tiles, sight: number, random: Random): Tiles {
  const tiles = letters(board);
  return tiles.length <= sight
    ? tiles
    : random
        .shuffle([...tiles])
        .slice(0, sight)
        .join('');
}

const leadsToWord = (view: View, seat: Seat, swap: Play, level: Level, env: Env): boolean =>
  listPlays(layDown(view, seat, swap), seat, env.lexicon).some(
    (play) => isWord(play) && playsShown(level, play.word, env),
  );
