// Loads the handwriting font of the pads. Nothing waits for it: text is repainted when it arrives.

import '@fontsource/patrick-hand/latin-400.css';
