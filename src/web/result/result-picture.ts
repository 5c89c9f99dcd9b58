// A result as a picture to send to somebody, drawn on this device: felt, a lamp-colored headline and the standings.

import { seatPieces } from '../../ui-kit/components/icons.ts';

export type ResultPicture = {
  readonly headline: string;
  readonly players: readonly {
    readonly seat: number;
    readonly name: string;
    readonly line: string;
    readonly score: string;
    /** From 0 to 1, shown as a bar. */
    readonly share?: number;
  }[];
  /** Shown as tiles; may be empty. */
  readonly words: readonly string[];
  readonly address: string;
};

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 40;
const TILE = 42;
const WORD_GAP = 26;
const MAX_WORD_ROWS = 2;
const MAX_ROW_HEIGHT = 140;
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
  const rows = layOutWords(words, WIDTH - 2 * MARGIN - 80);
  const height = 150 + rows.length * (TILE + 14);
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
  for (const [i, row] of rows.entries()) drawWords(context, row, MARGIN + 40, MARGIN + 128 + i * (TILE + 14));
  return height;
}

/** The words in rows of tiles; what doesn't fit in two rows is left out. */
function layOutWords(words: readonly string[], width: number): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let left = 0;
  for (const word of words) {
    const length = word.length * (TILE + 2);
    if (rows.length === 0 || left < length) {
      rows.push([]);
      left = width;
    }
    rows.at(-1)!.push(word);
    left -= length + WORD_GAP;
  }
  return rows.slice(0, MAX_WORD_ROWS);
}

function drawWords(context: CanvasRenderingContext2D, words: readonly string[], left: number, y: number): void {
  let x = left;
  for (const word of words) {
    for (const letter of word) {
      const maple = context.createLinearGradient(x, y, x + TILE, y + TILE);
      maple.addColorStop(0, '#f8e0b4');
      maple.addColorStop(1, '#e2ba7c');
      context.fillStyle = '#b98546';
      context.fillRect(x, y + 3, TILE, TILE);
      context.fillStyle = maple;
      context.fillRect(x, y, TILE, TILE);
      context.fillStyle = '#2a1a0a';
      context.textAlign = 'center';
      context.font = `700 25px ${DISPLAY}`;
      context.fillText(letter, x + TILE / 2, y + TILE / 2 + 1);
      x += TILE + 2;
    }
    x += WORD_GAP;
  }
}

function drawStandings(context: CanvasRenderingContext2D, { players, address }: ResultPicture, top: number): void {
  const bottom = HEIGHT - 62;
  context.fillStyle = '#fbfaf5';
  roundedRect(context, MARGIN, top, WIDTH - 2 * MARGIN, bottom - top);
  const rowHeight = Math.min(MAX_ROW_HEIGHT, (bottom - top - 20) / players.length);
  const first = (top + bottom - rowHeight * players.length) / 2;
  const scale = rowHeight / 84;
  for (const [i, { seat, name, line, score, share }] of players.entries()) {
    const middle = first + rowHeight * (i + 0.5);
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
    if (share !== undefined) drawBar(context, share, left, middle + 26 * scale, 10 * scale);
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

function drawBar(context: CanvasRenderingContext2D, share: number, left: number, y: number, height: number): void {
  const width = WIDTH - MARGIN - 30 - left;
  context.fillStyle = '#dfe5dc';
  context.fillRect(left, y, width, height);
  context.fillStyle = '#e5a416';
  context.fillRect(left, y, width * share, height);
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
