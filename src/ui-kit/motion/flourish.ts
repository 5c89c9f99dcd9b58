// A flourish of paper and letter tiles, for winning and for other big moments. Nothing happens under reduced motion.

import { prefersReducedMotion } from './motion-durations.ts';

const LETTERS = 'WORDHOARDAEINST';
const PIECES = 44;
const FALL_MS = 2600;

const between = (least: number, most: number): number => least + Math.random() * (most - least);

/** Bursts from the middle of an element, or falls over the whole window. */
export function playFlourish(from: Element | null): void {
  if (prefersReducedMotion()) return;
  const layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  layer.style.cssText = 'position:fixed;inset:0;z-index:70;overflow:hidden;pointer-events:none';
  document.querySelector('#app')?.append(layer);
  const box = from?.getBoundingClientRect();
  const animations = Array.from({ length: PIECES }, (_, i) => {
    const piece = i % 4 === 0 ? makeTile() : makePaper(i);
    layer.append(piece);
    const [x, y] =
      box === undefined
        ? [between(0, innerWidth), between(-160, -30)]
        : [box.left + box.width / 2, box.top + box.height / 2];
    const drift = box === undefined ? between(-60, 60) : between(-0.45, 0.45) * Math.max(360, innerWidth * 0.6);
    const rise = box === undefined ? 0 : between(-240, -60);
    const turn = between(-500, 500);
    return piece.animate(
      [
        { transform: `translate(${x}px, ${y}px) rotate(0deg) scale(${box === undefined ? 1 : 0.3})`, opacity: 1 },
        {
          transform: `translate(${x + drift * 0.7}px, ${y + rise}px) rotate(${turn * 0.4}deg) scale(1)`,
          opacity: 1,
          offset: 0.28,
          easing: 'cubic-bezier(.3,0,.8,.6)',
        },
        {
          transform: `translate(${x + drift}px, ${innerHeight + 60}px) rotate(${turn}deg) scale(1)`,
          opacity: 0.9,
        },
      ],
      { duration: between(0.7, 1) * FALL_MS, delay: between(0, 250), fill: 'both', easing: 'cubic-bezier(.1,.7,.3,1)' },
    ).finished;
  });
  void Promise.allSettled(animations).then(() => layer.remove());
}

function makePaper(i: number): HTMLElement {
  const paper = document.createElement('span');
  const [width, height] = [between(7, 13), between(9, 18)];
  paper.style.cssText = `position:absolute;width:${width}px;height:${height}px;border-radius:1px;background:${
    i % 3 === 0 ? 'var(--lamp)' : i % 5 === 0 ? 'var(--c-rim)' : `var(--s${(i % 6) + 1})`
  };box-shadow:var(--lift0)`;
  return paper;
}

function makeTile(): HTMLElement {
  const tile = document.createElement('span');
  tile.textContent = LETTERS[Math.floor(Math.random() * LETTERS.length)]!;
  tile.style.cssText =
    'position:absolute;display:grid;place-items:center;width:1.75rem;height:1.75rem;border-radius:var(--r-tile);' +
    'font:700 1.125rem/1 var(--display);color:var(--maple-ink);' +
    'background:linear-gradient(var(--maple-hi),var(--maple-lo));box-shadow:0 2px 0 var(--maple-edge),var(--lift1)';
  return tile;
}
