import { describe, expect, it } from 'vitest';
import { BOT_LEVELS, type BotLevel, personaOf, plainPersona } from '../../../core/bot-cast.ts';
import { nextAutomaticAct } from '../../../core/bot-driver.ts';
import { openMatch } from '../../../core/open-match.ts';
import { performAct } from '../../../core/table.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { type CardColor, type PowerCard, powerCardsOf } from '../content.ts';
import { game } from '../game.ts';
import { ANSWER_CODES, matchesClaim } from '../rules/cards.ts';
import { relationInPlay } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { ageOnCard, formBelief, type Knower, LOOK_ALIKE, likenessOf, thinkAbout } from './belief.ts';
import { LEVELS, settingsOf } from './levels.ts';

const lexicon = loadLexicon('standard');
const cards = powerCardsOf(lexicon);

const knowerAt = (level: string, seat: number): Knower => ({
  id: `${level} ${seat}`,
  vocabulary: settingsOf(personaOf(level)!).vocabulary,
});
const firmAnswer = (card: PowerCard, knower: Knower): string | null => {
  const belief = formBelief(card, knower, lexicon);
  const most = Math.max(...belief);
  return most >= 0.5 ? ANSWER_CODES[belief.indexOf(most)]! : null;
};

describe('what a bot knows about cards', () => {
  it('[WP-132] is the same in every match and differs between seats', () => {
    const ask = (card: PowerCard, seat: number) => formBelief(card, knowerAt('keen', seat), lexicon);
    expect(ask(cards[0]!, 0)).toEqual(ask(cards[0]!, 0));
    const isEqual = cards.slice(0, 40).map((card) => JSON.stringify(ask(card, 0)) === JSON.stringify(ask(card, 1)));
    expect(new Set(isEqual).size).toBe(2);
  });

  it('follows what people know, whether or not it is often written', () => {
    const share = (keys: readonly string[]): number => {
      const chosen = cards.filter((card) => keys.includes(card.key));
      expect(chosen.length).toBe(keys.length);
      const answers = chosen.flatMap((card) =>
        Array.from({ length: 50 }, (_, seat) => firmAnswer(card, knowerAt('beginner', seat)) === card.answer),
      );
      return answers.filter(Boolean).length / answers.length;
    };
    expect(share(['HUG', 'RUG', 'ICY', 'MESSY', 'CRAWL'])).toBeGreaterThan(0.5);
    expect(share(['ORDINANCE', 'TRIBUNAL', 'CONFIGURATION', 'CONFORMITY', 'ACCOMMODATION'])).toBeLessThan(0.2);
  });

  it('grows with the level and is smaller for rarer words', () => {
    const share = (level: BotLevel, colour: CardColor): number => {
      const chosen = cards.filter((card) => card.colour === colour);
      return chosen.filter((card) => firmAnswer(card, knowerAt(level, 0)) === card.answer).length / chosen.length;
    };
    for (const colour of ['blue', 'black', 'red'] as const) {
      const shares = BOT_LEVELS.map((level) => share(level, colour));
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      expect(shares.at(-1)! - shares[0]!).toBeGreaterThan(0.3);
    }
    for (const level of BOT_LEVELS) expect(share(level, 'red')).toBeLessThan(share(level, 'blue'));
  });

  it.each(BOT_LEVELS)(
    '%s holds an absurd view on at most 3 of 1,000 cards, and most of its firm ones are right',
    (level) => {
      const surelyKnown = LEVELS[level].vocabulary.halfKnownAge - 1.5;
      const firm = cards.flatMap((card) =>
        [0, 1].flatMap((seat) => {
          const answer = firmAnswer(card, knowerAt(level, seat));
          return answer === null ? [] : [{ card, answer }];
        }),
      );
      const wrong = firm.filter(({ card, answer }) => answer !== card.answer);
      const absurd = wrong.filter(({ card, answer }) => {
        const window = Number(answer[1]);
        const isEasy = [card.key, card.words[window - 1]!].every(
          (word) => ageOnCard(word, card, lexicon) < surelyKnown,
        );
        return isEasy && likenessOf(card, window) < LOOK_ALIKE;
      });
      expect(absurd.length / (2 * cards.length)).toBeLessThanOrEqual(0.003);
      expect(wrong.length / firm.length).toBeLessThan(0.3);
    },
  );

  it('shifts with the words a player of the cast knows', () => {
    const known = (id: string): number =>
      cards.filter((card) => firmAnswer(card, knowerAt(id, 0)) === card.answer).length;
    expect(known('ada')).toBeGreaterThan(known('tomo'));
    expect(settingsOf(personaOf('joy')!).bluffRate).toBeGreaterThan(LEVELS.beginner.bluffRate);
    expect(settingsOf(personaOf('joy')!).opponentTrust).toBeLessThan(LEVELS.beginner.opponentTrust);
    expect(settingsOf(plainPersona('casual'))).toEqual(LEVELS.casual);
  });
});

type Choice = {
  readonly level: BotLevel;
  readonly knower: Knower;
  readonly view: View;
  readonly words: readonly string[];
};

/** Every challenge and placement of bots of all levels in some matches. */
function collectChoices(matches: number): readonly Choice[] {
  const choices: Choice[] = [];
  for (let i = 0; i < matches; i++) {
    const opened = openMatch(game, { seats: BOT_LEVELS.length, seed: `sane ${i}`, options: {} }, () => lexicon);
    if (!opened.ok) throw new Error(opened.error.code);
    const { table } = opened.value;
    while (table.status.outcome === null) {
      const next = nextAutomaticAct(game, opened.value, BOT_LEVELS)!;
      const words = next.text.split(' ');
      if (next.by !== 'clock' && (words[0] === 'challenge' || words[0] === 'place')) {
        const level = BOT_LEVELS[next.by]!;
        choices.push({ level, knower: knowerAt(level, next.by), view: table.viewFor(next.by) as View, words });
      }
      expect(performAct(table, next.by, next.text, next.at).ok).toBe(true);
    }
  }
  return choices;
}

describe('bots at the table', () => {
  const choices = collectChoices(6);
  const cardOf = (key: string): PowerCard => cards.find((card) => card.key === key)!;

  it('challenge only with an answer that they have a reason to believe', () => {
    const challenges = choices.filter(({ words }) => words[0] === 'challenge');
    expect(challenges.length).toBeGreaterThan(50);
    for (const { level, knower, words } of challenges) {
      const [, key, statement] = words as [string, string, string];
      const card = cardOf(key);
      const { ground } = thinkAbout(card, knower, lexicon);
      const about = `${level}: ${key} ${card.words.join(' ')} ${statement} ${ground}`;
      expect(ground, about).not.toBe('noIdea');
      if (ground === 'looksAlike') expect(likenessOf(card, Number(statement[1])), about).toBeGreaterThan(LOOK_ALIKE);
      if (ground === 'knows' || ground === 'leans') expect(statement, about).toBe(card.answer);
    }
  });

  it('never challenge a right card whose words they know', () => {
    for (const { knower, view, words } of choices) {
      const [type, key] = words as [string, string];
      if (type !== 'challenge') continue;
      const card = cardOf(key);
      const { window } = view.laid.find((one) => one.key === key)!;
      const isRight = matchesClaim(card.answer, relationInPlay(view.players, view.active)!, window);
      if (isRight) expect(['knows', 'leans'], key).not.toContain(thinkAbout(card, knower, lexicon).ground);
    }
  });

  it('bluff only with hard key words or look-alikes', () => {
    const bluffs = choices.flatMap(({ level, knower, view, words: [type, key, window] }) => {
      if (type !== 'place') return [];
      const card = cardOf(key!);
      const relation = relationInPlay(view.players, view.active)!;
      const { belief } = thinkAbout(card, knower, lexicon);
      const right = ANSWER_CODES.reduce(
        (sum, code, i) => (matchesClaim(code, relation, Number(window)) ? sum + belief[i]! : sum),
        0,
      );
      return right < LEVELS[level].minConfidence ? [{ level, card, window: Number(window) }] : [];
    });
    expect(bluffs.length).toBeGreaterThan(5);
    for (const { level, card, window } of bluffs) {
      const isHard = ageOnCard(card.key, card, lexicon) >= LEVELS[level].bluffAge;
      expect(isHard || likenessOf(card, window) >= LOOK_ALIKE, `${level} ${card.key}`).toBe(true);
    }
  });
});
