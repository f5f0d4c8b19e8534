import type { Box } from '../../../picture/picture.ts';

/** A page in points, close to A4 across; twelve columns within the margins. */
export const PAGE = { width: 842, height: 595 } as const;
export const MARGIN = 44;
export const GUTTER = 14;
const COLUMN = (PAGE.width - 2 * MARGIN - 11 * GUTTER) / 12;

/** Left edge of a column, 0 to 11. */
export const columnAt = (column: number): number => MARGIN + column * (COLUMN + GUTTER);
/** Width of so many columns with the gutters between them. */
export const columns = (count: number): number => count * (COLUMN + GUTTER) - GUTTER;

/** Baselines of a page: section, headline, first text, footer. */
export const BASELINE = { section: 56, headline: 110, text: 150, footer: PAGE.height - 34 } as const;

/** What a page shows beside its column of text. */
export const STAGE: Box = { x: columnAt(4), y: MARGIN, width: columns(8), height: PAGE.height - 2 * MARGIN - 26 };
/** The same, out to the edges of the page. */
export const WIDE_STAGE: Box = { x: columnAt(4), y: 0, width: PAGE.width - columnAt(4), height: PAGE.height };

/** Equal cells of a box, row by row. */
export const cellsOf = ({ x, y, width, height }: Box, across: number, down: number, gap = GUTTER): Box[] => {
  const cell = { width: (width - (across - 1) * gap) / across, height: (height - (down - 1) * gap) / down };
  return Array.from({ length: across * down }, (_, at) => ({
    ...cell,
    x: x + (at % across) * (cell.width + gap),
    y: y + Math.floor(at / across) * (cell.height + gap),
  }));
};

/** A box smaller by a share of its shorter side on all sides. */
export const within = ({ x, y, width, height }: Box, share: number): Box => {
  const by = Math.min(width, height) * share;
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
};
