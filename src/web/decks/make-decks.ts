// Makes cards, triples and tasks from the words of a deck, as the games do it.

import type { Deck } from '../../core/decks/deck.ts';
import type { DeckMaker } from '../../core/decks/deck-maker.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';

const makers = import.meta.glob<DeckMaker>('../../games/*/deck.ts', { import: 'makeDeck' });

/** The deck with everything that the games could add to it. */
export async function completeDeck(deck: Deck, lexicon: Lexicon): Promise<Deck> {
  const all = await Promise.all(Object.values(makers).map((load) => load()));
  return all.reduce((made, make) => make(made, lexicon), deck);
}
