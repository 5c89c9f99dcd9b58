import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../core/random.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { type PowerCard, powerCardsOf } from '../content.ts';
import { openTestTable, stageTestTable, testLexicon } from '../testing/table.testing.ts';
import { pickDeck } from './cards.ts';
import { options, presets } from './options.ts';
import { rules } from './rules.ts';
import { authorStatusOf } from './spaces.ts';

const printed = powerCardsOf(loadLexicon('standard'));

describe('cards', () => {
  it('[WP-001, WP-002, WP-003] a card has a key word, four words, and one answer with its relation', () => {
    for (const { key, words, answer } of printed) {
      expect(key).toMatch(/^[A-Z]+$/);
      expect(new Set(words).size).toBe(4);
      expect(answer).toMatch(/^[SA][1-4]$/);
    }
  });

  it('[WP-004] rarer colors have rarer words', () => {
    const zipf = (colour: string): number => {
      const cards = printed.filter((card) => card.colour === colour);
      return cards.reduce((sum, card) => sum + loadLexicon('standard').zipf(card.key), 0) / cards.length;
    };
    expect(zipf('blue')).toBeGreaterThan(zipf('black') + 0.5);
    expect(zipf('black')).toBeGreaterThan(zipf('red') + 0.5);
  });

  it('[WP-007] a card on the table shows its words, never its answer', () => {
    const [card] = openTestTable(2).viewFor(0).hand;
    expect(Object.keys(card!).toSorted()).toEqual(['class', 'colour', 'key', 'words']);
  });

  it('[WP-008] every color has more than enough cards for six seats', () => {
    for (const colour of ['blue', 'black', 'red'] as const)
      expect(pickDeck(printed, colour, new Set(), randomFrom('deck', 0)).length).toBeGreaterThanOrEqual(60);
  });

  it('[WP-142] a deck has 80 synonym and 80 antonym cards, no key word twice, chosen by the seed', () => {
    const deck = (seed: string): readonly PowerCard[] =>
      pickDeck(powerCardsOf(testLexicon), 'blue', new Set(), randomFrom(seed, 0));
    expect(deck('a').filter((card) => card.answer[0] === 'S').length).toBe(80);
    expect(deck('a').length).toBe(160);
    expect(new Set(deck('a').map((card) => card.key)).size).toBe(160);
    expect(deck('a')).toEqual(deck('a'));
    expect(
      deck('a')
        .map((card) => card.key)
        .toSorted(),
    ).not.toEqual(
      deck('b')
        .map((card) => card.key)
        .toSorted(),
    );
  });

  it('[WP-142] if there are few cards of one relation, the deck has all of them and as many of the other', () => {
    const few = powerCardsOf(testLexicon).filter((card) => card.answer[0] === 'S' || card.answer === 'A1');
    const twice = few.map((card) => ({ ...card, key: card.key.replace('AONE', 'SONE') }));
    for (const content of [few, twice]) {
      const deck = pickDeck(content, 'red', new Set(), randomFrom('a', 0));
      expect(deck.filter((card) => card.answer === 'A1').length).toBe(26);
      expect(deck.length).toBe(52);
      expect(new Set(deck.map((card) => card.key)).size).toBe(52);
    }
  });
});

describe('setting up', () => {
  it('[WP-009] allows two to six seats', () => {
    expect(rules.seats).toEqual([2, 6]);
    expect(openTestTable(6).state.players.length).toBe(6);
  });

  it('[WP-010, WP-014, WP-015] deals everybody 4 cards of the chosen color; the rest is the draw pile', () => {
    const { state } = openTestTable(3, { deckColour: 'red' });
    for (const { hand } of state.players) {
      expect(hand.length).toBe(4);
      expect(hand.every((card) => card.colour === 'red')).toBe(true);
    }
    expect(state.piles.red.draw.length).toBe(160 - 12);
    expect(state.piles.blue.draw.length + state.piles.black.draw.length).toBe(0);
    expect(options.deckColour.normal).toBe('blue');
  });

  it('[WP-011, WP-012, WP-015] gives each seat its color and each color its piles in family play', () => {
    const { state } = openTestTable(3, { deckMode: 'family', colour1: 'red' });
    expect(state.players.map((player) => player.colour)).toEqual(['black', 'red', 'blue']);
    expect(state.players.map((player) => player.hand[0]!.colour)).toEqual(['black', 'red', 'blue']);
    for (const colour of ['blue', 'black', 'red'] as const) {
      expect(state.piles[colour].draw.length).toBe(156);
      expect(state.piles[colour].draw.every((card) => card.colour === colour)).toBe(true);
    }
  });

  it('[WP-016, WP-017, WP-018] starts everybody on START with $20,000 and no books', () => {
    const { players, house } = openTestTable(4).state;
    for (const player of players) expect(player).toMatchObject({ cash: 20_000, books: 0, at: 0 });
    expect(house).toBe(-80_000);
    expect(authorStatusOf(0)).toBe(null);
  });

  it('[WP-019, WP-020] lets the highest roll begin, and tied players roll again', () => {
    for (let i = 0; i < 60; i++) {
      const { state } = openTestTable(6, {}, `order ${i}`);
      let contest = [0, 1, 2, 3, 4, 5];
      for (const throwing of state.orderRolls) {
        expect(throwing.map(({ seat }) => seat)).toEqual(contest);
        const most = Math.max(...throwing.map(({ roll }) => roll));
        contest = throwing.filter(({ roll }) => roll === most).map(({ seat }) => seat);
      }
      expect(contest).toEqual([state.turn.seat]);
    }
  });

  it('[WP-019, WP-021, WP-024] the first player rolls again to move, and the others follow by seat, not by roll', () => {
    const table = stageTestTable(
      {
        order: [
          [6, 2, 6, 5],
          [3, 5],
        ],
        dice: [1],
      },
      {},
      4,
    );
    expect(table.active).toBe(2);
    expect(table.viewFor('spectator').order).toEqual([
      [6, 2, 6, 5].map((roll, seat) => ({ seat, roll })),
      [
        { seat: 0, roll: 3 },
        { seat: 2, roll: 5 },
      ],
    ]);
    table.act(2, 'roll');
    expect(table.state.players.map((player) => player.at)).toEqual([0, 0, 1, 0]);
    table.act(2, 'noplay');
    expect(table.active).toBe(3);
  });

  it('[WP-119, WP-127] takes order rolls and deal from the seed alone, before the first act', () => {
    expect(openTestTable(4, {}, 'a').state).toEqual(openTestTable(4, {}, 'a').state);
    expect(openTestTable(4, {}, 'a').state).not.toEqual(openTestTable(4, {}, 'b').state);
    expect(openTestTable(4).eventTypes).toEqual(['turnBegan']);
    expect(openTestTable(4).viewFor(2).order.length).toBeGreaterThan(0);
  });

  it('has the presets of RULES.md and refuses values that are not listed', () => {
    expect(Object.keys(presets)).toEqual(['rulebook', 'relaxed', 'short', 'long', 'marathon', 'family', 'letter']);
    expect(presets.long).toEqual({ targetBooks: 12, targetCash: 150_000 });
    expect(Object.values(presets.relaxed)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(Object.values(presets.letter)).toEqual(Array(6).fill(86_400));
    expect(options.tieMs.values).toEqual([0, 100, 200, 300, 500]);
  });
});
