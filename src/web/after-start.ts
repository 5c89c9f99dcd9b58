// What nothing waits for: the copy of the person's games on the server, if they keep one.

import { keptCopy } from './connection/saved-items/kept-copy.ts';

if (keptCopy() !== null)
  void import('./connection/saved-items/saved-items.ts').then(({ watchSavedItems }) => watchSavedItems());
