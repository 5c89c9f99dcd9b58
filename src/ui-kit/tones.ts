// The sounds themselves: short tones, synthesized. Loaded with the first sound.

export type SoundName =
  | 'click'
  | 'slide'
  | 'write'
  | 'card'
  | 'coin'
  | 'die'
  | 'page'
  | 'refused'
  | 'your-turn'
  | 'tick'
  | 'stolen'
  | 'safe'
  | 'near-win'
  | 'fanfare'
  | 'game-over';

/** Every sound is a list of tones: [frequency in Hz, seconds, waveform, delay in seconds]. */
const tones: { readonly [S in SoundName]: readonly (readonly [number, number, OscillatorType, number])[] } = {
  click: [[520, 0.045, 'triangle', 0]],
  slide: [
    [480, 0.045, 'triangle', 0],
    [560, 0.045, 'triangle', 0.08],
  ],
  write: [
    [1900, 0.03, 'sawtooth', 0],
    [1500, 0.03, 'sawtooth', 0.05],
  ],
  card: [[900, 0.025, 'square', 0]],
  coin: [
    [1568, 0.09, 'sine', 0],
    [2093, 0.12, 'sine', 0.06],
  ],
  die: [
    [300, 0.04, 'triangle', 0],
    [340, 0.04, 'triangle', 0.09],
    [260, 0.05, 'triangle', 0.2],
  ],
  page: [
    [700, 0.06, 'sine', 0],
    [500, 0.09, 'sine', 0.05],
  ],
  refused: [[150, 0.09, 'triangle', 0]],
  'your-turn': [
    [440, 0.14, 'sine', 0],
    [587, 0.2, 'sine', 0.14],
  ],
  tick: [[1000, 0.02, 'square', 0]],
  stolen: [
    [330, 0.16, 'triangle', 0],
    [247, 0.18, 'triangle', 0.12],
    [185, 0.3, 'triangle', 0.24],
  ],
  safe: [
    [659, 0.1, 'sine', 0],
    [880, 0.16, 'sine', 0.09],
  ],
  'near-win': [
    [392, 0.12, 'sine', 0],
    [392, 0.12, 'sine', 0.18],
    [523, 0.3, 'sine', 0.36],
  ],
  fanfare: [
    [523, 0.18, 'triangle', 0],
    [659, 0.18, 'triangle', 0.13],
    [784, 0.18, 'triangle', 0.26],
    [1047, 0.55, 'triangle', 0.39],
    [784, 0.55, 'sine', 0.39],
  ],
  'game-over': [
    [392, 0.5, 'sine', 0],
    [494, 0.5, 'sine', 0.08],
    [587, 0.6, 'sine', 0.16],
  ],
};

let context: AudioContext | null = null;

export function playTones(name: SoundName): void {
  context ??= new AudioContext();
  for (const [frequency, seconds, type, delay] of tones[name]) {
    const start = context.currentTime + delay;
    const tone = new OscillatorNode(context, { type, frequency });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0.12, start);
    gain.gain.exponentialRampToValueAtTime(0.0005, start + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}
