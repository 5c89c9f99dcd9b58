// What nothing waits for: the handwriting font of grids and word lists (text is repainted when it arrives), and the copy of the
// person's games on the server, if they keep one.

import '@fontsource/patrick-hand/latin-400.css';
import { keptCopy } from './connection/saved-items/kept-copy.ts';

if (keptCopy() !== null)
  void import('./connection/saved-items/saved-items.ts').then(({ watchSavedItems }) => watchSavedItems());
