// A result as a picture to send to somebody, drawn on this device: felt, a lamp-colored headline and the standings.

import { seatPieces } from '../../ui-kit/components/icons.ts';

export type ResultPicture = {
  readonly headline: string;
  readonly players: readonly {
    readonly seat: number;
    readonly name: string;
    readonly line: string;
    readonly score: string;
  }[];
  /** Shown as tiles; may be empty. */
  readonly words: readonly string[];
  readonly address: string;
};

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 40;
const [DISPLAY, UI] = ['"Besley Variable", Georgia, serif', '"Figtree Variable", system-ui, sans-serif'];
/** The colors of seats in light mode: the picture is light for everybody. */
const SEAT_COLORS = ['#7a3a6c', '#14666e', '#87560c', '#3f4fa3', '#9c3a28', '#4c6418'];
const INK = '#17241f';
const INK_2 = '#435349';

/** null if the browser can't draw. */
export async function drawResultPicture(picture: ResultPicture): Promise<HTMLCanvasElement | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  await Promise.all([document.fonts.load(`700 40px ${DISPLAY}`), document.fonts.load(`600 30px ${UI}`)]).catch(
    () => {},
  );
  drawFelt(context);
  const bannerHeight = drawBanner(context, picture);
  drawStandings(context, picture, MARGIN + bannerHeight + 20);
  return canvas;
}

function drawFelt(context: CanvasRenderingContext2D): void {
  const felt = context.createRadialGradient(WIDTH / 2, 60, 50, WIDTH / 2, 60, WIDTH);
  felt.addColorStop(0, '#dbe6db');
  felt.addColorStop(0.55, '#cbd9ce');
  felt.addColorStop(1, '#b7c9bc');
  context.fillStyle = felt;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = '#5a3820';
  context.fillRect(0, 0, WIDTH, 12);
}

function roundedRect(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  context.beginPath();
  context.roundRect(x, y, width, height, 18);
  context.fill();
}

/** Sets the largest font size up to `size` with which the text fits. */
function fitFont(context: CanvasRenderingContext2D, text: string, font: string, size: number, width: number): void {
  let pixels = size;
  do context.font = `700 ${pixels}px ${font}`;
  while (context.measureText(text).width > width && --pixels > 16);
}

/** Returns its height. */
function drawBanner(context: CanvasRenderingContext2D, { headline, words }: ResultPicture): number {
  const height = words.length > 0 ? 240 : 150;
  const width = WIDTH - 2 * MARGIN;
  const lamp = context.createRadialGradient(WIDTH * 0.4, MARGIN, 20, WIDTH * 0.4, MARGIN, WIDTH * 0.7);
  lamp.addColorStop(0, '#ffe29a');
  lamp.addColorStop(0.6, '#f4b92e');
  lamp.addColorStop(1, '#e5a416');
  context.fillStyle = lamp;
  roundedRect(context, MARGIN, MARGIN, width, height);
  context.fillStyle = '#3a2700';
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  fitFont(context, headline, DISPLAY, 64, width - 80);
  context.fillText(headline, MARGIN + 40, MARGIN + 78, width - 80);
  if (words.length > 0) drawWords(context, words, MARGIN + 40, MARGIN + 126, width - 80);
  return height;
}

/** The words as tiles, in two rows at most. */
function drawWords(
  context: CanvasRenderingContext2D,
  words: readonly string[],
  left: number,
  top: number,
  width: number,
): void {
  const SIZE = 42;
  const GAP = 26;
  let [x, y] = [left, top];
  for (const word of words) {
    const length = word.length * (SIZE + 2) + GAP;
    if (x + length - GAP > left + width) [x, y] = [left, y + SIZE + 12];
    if (y > top + SIZE + 12) return;
    for (const letter of word) {
      const maple = context.createLinearGradient(x, y, x + SIZE, y + SIZE);
      maple.addColorStop(0, '#f8e0b4');
      maple.addColorStop(1, '#e2ba7c');
      context.fillStyle = '#b98546';
      context.fillRect(x, y + 3, SIZE, SIZE);
      context.fillStyle = maple;
      context.fillRect(x, y, SIZE, SIZE);
      context.fillStyle = '#2a1a0a';
      context.textAlign = 'center';
      context.font = `700 25px ${DISPLAY}`;
      context.fillText(letter, x + SIZE / 2, y + SIZE / 2 + 1);
      x += SIZE + 2;
    }
    x += GAP;
  }
}

function drawStandings(context: CanvasRenderingContext2D, { players, address }: ResultPicture, top: number): void {
  const bottom = HEIGHT - 62;
  context.fillStyle = '#fbfaf5';
  roundedRect(context, MARGIN, top, WIDTH - 2 * MARGIN, bottom - top);
  const rowHeight = Math.min(84, (bottom - top - 20) / players.length);
  const scale = rowHeight / 84;
  for (const [i, { seat, name, line, score }] of players.entries()) {
    const middle = top + 10 + rowHeight * (i + 0.5);
    drawPiece(context, seat, MARGIN + 30 + 28 * scale, middle, 28 * scale);
    const left = MARGIN + 30 + 76 * scale;
    context.textAlign = 'right';
    context.fillStyle = INK;
    context.font = `700 ${42 * scale}px ${DISPLAY}`;
    context.fillText(score, WIDTH - MARGIN - 30, middle);
    const room = WIDTH - MARGIN - 60 - context.measureText(score).width - left;
    context.textAlign = 'left';
    context.font = `700 ${32 * scale}px ${UI}`;
    const nameWidth = Math.min(context.measureText(name).width, room);
    context.fillText(name, left, middle, room);
    context.fillStyle = INK_2;
    context.font = `500 ${27 * scale}px ${UI}`;
    const lineRoom = room - nameWidth - 18;
    if (lineRoom > 80) context.fillText(line, left + nameWidth + 18, middle, lineRoom);
  }
  context.textAlign = 'left';
  context.fillStyle = INK;
  context.font = `700 26px ${DISPLAY}`;
  context.fillText('Wordhoard', MARGIN, HEIGHT - 31);
  context.textAlign = 'right';
  context.fillStyle = INK_2;
  context.font = `500 24px ${UI}`;
  context.fillText(address, WIDTH - MARGIN, HEIGHT - 31);
}

function drawPiece(context: CanvasRenderingContext2D, seat: number, x: number, y: number, radius: number): void {
  context.fillStyle = SEAT_COLORS[seat % SEAT_COLORS.length]!;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  context.save();
  const size = radius * 1.24;
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / 24, size / 24);
  context.fillStyle = '#ffffff';
  context.fill(new Path2D(seatPieces[seat % seatPieces.length]!.path));
  context.restore();
}
