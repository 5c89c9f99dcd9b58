// Loads the handwriting font of grids and word lists. Nothing waits for it: text is repainted when it arrives.

import '@fontsource/patrick-hand/latin-400.css';
