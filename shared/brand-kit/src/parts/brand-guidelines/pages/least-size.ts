import { placed } from '../../../picture/place.ts';
import { rectangle } from '../../../picture/shapes.ts';
import { framedSheet, writeFooter } from '../sheet/framed-sheet.ts';
import { cellsOf, STAGE } from '../sheet/grid.ts';
import type { PageOf } from '../sheet/guide.ts';

const POINTS_A_MILLIMETRE = 72 / 25.4;
const POINTS_A_PIXEL = 0.75;
const LEAD =
  'Below these widths, fine details close up and letters become hard to read. We measured how clear your logo stays when tiny, with letters no smaller than 6 pt type. Too small for the full logo? Use the symbol.';

/** The smallest widths, drawn in their true size, and the cuts for browsers. */
export const leastSize: PageOf = (guide, number) =>
  framedSheet(guide, { title: 'Minimum size', number, lead: LEAD }, (pen, styles) => {
    const { light } = guide.grounds;
    const { leastSizes } = guide;
    const rows = [
      { name: 'Logo', arrangement: 'primary', least: leastSizes.logo },
      { name: 'Wordmark', arrangement: 'wordmark', least: leastSizes.wordmark },
      { name: 'Symbol', arrangement: 'symbol', least: leastSizes.symbol },
    ] as const;
    const cells = cellsOf({ ...STAGE, height: STAGE.height * 0.66 }, 3, 2);
    for (const [at, { name, arrangement, least }] of rows.entries()) {
      const inPrint = { width: least.millimetres * POINTS_A_MILLIMETRE, text: `${least.millimetres} mm in print` };
      const onScreen = { width: least.pixels * POINTS_A_PIXEL, text: `${least.pixels} px on screens` };
      for (const [row, { width, text }] of [inPrint, onScreen].entries()) {
        const cell = cells[row * 3 + at]!;
        const artwork = light.logo(arrangement === 'symbol' && row === 1 ? 'symbol16' : arrangement);
        pen.put({ d: rectangle({ x: cell.x, y: cell.y, width: cell.width, height: 0.6 }), fill: light.quiet });
        pen.write(name, styles.label, { x: cell.x, y: cell.y + 16 });
        pen.write(text, styles.small, { x: cell.x, y: cell.y + 28 });
        pen.put(...placed(artwork, { x: cell.x, y: cell.y + 38, width: Math.min(width, cell.width), height: cell.height - 46 }, { x: 0, y: 0.5 }));
      }
    }
    const y = STAGE.y + STAGE.height * 0.7;
    pen.put({ d: rectangle({ x: STAGE.x, y, width: STAGE.width, height: 0.6 }), fill: light.quiet });
    pen.write('Versions for small screens', styles.label, { x: STAGE.x, y: y + 16 });
    pen.write('Fewer details, stronger strokes: redrawn for 16 and 32 px, enlarged here', styles.small, { x: STAGE.x, y: y + 28 });
    let x = STAGE.x;
    for (const [arrangement, side] of [['symbol16', 12], ['symbol32', 24], ['symbol16', 84], ['symbol32', 84], ['symbol', 84]] as const) {
      pen.put(...placed(light.logo(arrangement), { x, y: y + 40 + (84 - side), width: side, height: side }));
      x += side + 28;
    }
    writeFooter(pen, styles, number);
  });
