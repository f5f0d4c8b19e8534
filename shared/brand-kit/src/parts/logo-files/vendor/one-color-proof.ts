import type { Brand } from '../../../brand.ts';
import { movedAreas } from '../../../picture/move.ts';
import type { Area, Picture } from '../../../picture/picture.ts';
import { placed } from '../../../picture/place.ts';
import { rectangle } from '../../../picture/shapes.ts';
import { printPdf } from '../../../print/pdf-pages.ts';

const MM = 72 / 25.4;
/** A4 in points. */
const PAGE = { width: 210 * MM, height: 297 * MM };
const BLACK = '#000000';
const WHITE = '#ffffff';
/** Widths in millimeters at which the logo is proved. */
const WIDTHS = [90, 40, 20];

/** The logo in one ink, at each width in a row, from a height on. */
const rowsFrom = ({ logo }: Brand, fill: string, top: number): Area[] => {
  const artwork = logo.artwork({ arrangement: 'primary', coloring: 'dark', fit: 'tight' });
  let x = 15 * MM;
  return WIDTHS.flatMap((millimeters) => {
    const width = millimeters * MM;
    const box = { x, y: top, width, height: 110 * MM };
    x += width + 10 * MM;
    return placed(artwork, box, { x: 0, y: 0.5 }).map((area) => ({ ...area, fill }));
  });
};

/** The logo in black ink alone, on white above and out of black below, at three sizes: what a one-color printer proves. */
export const oneColorProof = (brand: Brand): Promise<Uint8Array> => {
  const half = PAGE.height / 2;
  const areas: Area[] = [
    ...rowsFrom(brand, BLACK, 18 * MM),
    { d: rectangle({ x: 0, y: half, width: PAGE.width, height: half }), fill: BLACK },
    ...movedAreas(rowsFrom(brand, WHITE, 18 * MM), { x: 0, y: half, scale: 1 }),
  ];
  const picture: Picture = { ...PAGE, areas };
  return printPdf([{ picture, bleed: 0 }], `${brand.name}: one-color proof`);
};
