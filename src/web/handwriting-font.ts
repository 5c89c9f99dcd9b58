// The handwriting of pads. Nothing waits for it: pictures and boards are written again when it comes.

import '@fontsource/patrick-hand/latin-400.css';
