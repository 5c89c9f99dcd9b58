// Puts cards on sheets of paper. The backs are mirrored, so that they lie behind their fronts when a sheet is printed on both
// sides and flipped on its long edge.

import type { PrintFace, PrintItem, PrintPart } from './print-parts.ts';

export type PaperSize = { readonly name: 'A4' | 'Letter'; readonly width: number; readonly height: number };

export const PAPER_SIZES: readonly PaperSize[] = [
  { name: 'A4', width: 210, height: 297 },
  { name: 'Letter', width: 215.9, height: 279.4 },
];

/** Printers leave this much of the edge of a sheet white. */
const MIN_MARGIN_MM = 8;

export type PrintPage = {
  readonly side: 'front' | 'back';
  readonly columns: number;
  readonly rows: number;
  /** Row by row; null where the page stays empty. */
  readonly faces: readonly (PrintFace | null)[];
};

const fitting = (length: number, one: number): number => Math.max(1, Math.floor((length - 2 * MIN_MARGIN_MM) / one));

/** The pages in the order in which they are printed: each front, then its back if anything is printed there. */
export function layOutPages(
  items: readonly PrintItem[],
  { width, height }: Pick<PrintPart, 'width' | 'height'>,
  paper: PaperSize,
  sides: 'both' | 'fronts',
): readonly PrintPage[] {
  const columns = fitting(paper.width, width);
  const rows = fitting(paper.height, height);
  const perPage = columns * rows;
  const hasBacks = sides === 'both' && items.some(({ back }) => back !== null);
  const pages: PrintPage[] = [];
  for (let first = 0; first < items.length; first += perPage) {
    const onPage = items.slice(first, first + perPage);
    pages.push({ side: 'front', columns, rows, faces: onPage.map(({ front }) => front) });
    if (hasBacks) pages.push({ side: 'back', columns, rows, faces: mirrorRows(onPage, columns) });
  }
  return pages;
}

/** The last row is filled up first: its cards lie on the other side of the sheet. */
function mirrorRows(items: readonly PrintItem[], columns: number): readonly (PrintFace | null)[] {
  const faces: (PrintFace | null)[] = [];
  for (let first = 0; first < items.length; first += columns) {
    const row = Array.from({ length: columns }, (_, i) => items[first + i]?.back ?? null);
    faces.push(...row.reverse());
  }
  return faces;
}
