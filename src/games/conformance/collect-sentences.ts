// Plays a whole match with bots and collects every sentence on the way: events as a player and as a spectator read them,
// prompts, refusals of moves that don't fit, and hints. For sentences.test.ts and `npm run texts`.

import type { AnyGame } from '../../core/any-game.ts';
import type { BotLevel } from '../../core/bot-cast.ts';
import { botRequest, explainBotRequest, playBots } from '../../core/bot-driver.ts';
import type { Json } from '../../core/game.ts';
import type { OpenList } from '../../core/match.ts';
import { sentencesOf } from '../../core/narration/narrate.ts';
import { openMatch } from '../../core/open-match.ts';
import { playerNames } from '../../core/player-names.ts';

const NAMES = ['Ann', 'Ben', 'Lena', 'Omar', 'Mia', 'Tom'];
const LEVELS: readonly BotLevel[] = ['casual', 'beginner', 'keen', 'child', 'expert', 'casual'];
const MAX_ACTS = 2000;
/** Hints take a bot's full thought, so only some positions are asked. */
const HINT_EVERY = 12;

export type MatchTexts = { readonly [kind in 'events' | 'prompts' | 'refusals' | 'hints']: ReadonlySet<string> };

export function collectSentences(
  game: AnyGame,
  preset: string,
  openList: OpenList,
): { readonly texts: MatchTexts; readonly isOver: boolean } {
  const [min, max] = game.seats;
  const seats = Math.min(Math.max(min, 3), max);
  const opened = openMatch(game, { seats, preset, seed: `sentences ${preset}` }, openList);
  if (!opened.ok) throw new Error(opened.error.code);
  const { match, table, lexicon } = opened.value;
  const names = NAMES.slice(0, seats);
  const readers = [playerNames(names, 0), playerNames(names, 'spectator')];
  const texts = {
    events: new Set<string>(),
    prompts: new Set<string>(),
    refusals: new Set<string>(),
    hints: new Set<string>(),
  };
  const addEvents = (events: readonly Json[]): void => {
    for (const reader of readers) for (const sentence of sentencesOf(game, events, reader)) texts.events.add(sentence);
  };
  const addHint = (): void => {
    const seat = table.status.toAct[0];
    if (seat === undefined || table.n % HINT_EVERY !== 0) return;
    const hint = explainBotRequest(botRequest(table, match, seat, 'keen'), game, lexicon, playerNames(names, seat));
    for (const sentence of hint?.why.split(/(?<=[.!?]) (?=[A-Z])/) ?? []) texts.hints.add(sentence);
  };
  const lookAround = (): void => {
    for (const seat of names.keys()) {
      const own = playerNames(names, seat);
      texts.prompts.add(game.say.prompt(table.viewFor(seat), seat, own));
      for (const { text } of game.say.moves) {
        const planned = table.plan(seat, text, table.at);
        if (!planned.ok) texts.refusals.add(game.say.refusal(planned.error, own));
      }
    }
    addHint();
  };
  addEvents(table.openingEvents);
  lookAround();
  playBots(game, opened.value, LEVELS.slice(0, seats), MAX_ACTS, (_, events) => {
    addEvents(events);
    lookAround();
  });
  return { texts, isOver: table.status.outcome !== null };
}
