// The printed matter of the boxes. So far: none.
// Not how cards are chosen (tools/lexicon/cards.ts).

import type { Cards, Knowledge, WordList } from './lexicon.ts';
import type { Sections } from './sections.ts';

export function openCards(_sections: Sections, _list: WordList, _knowledge: Knowledge): Cards {
  return { tasks: [], task: () => ({ fits: false, exception: false, sure: false }), wordsters: [], powerCards: [] };
}
