import { placed } from '../../../picture/place.ts';
import { rectangle } from '../../../picture/shapes.ts';
import { framedSheet, writeFooter } from '../sheet/framed-sheet.ts';
import { cellsOf, STAGE } from '../sheet/grid.ts';
import type { PageOf } from '../sheet/guide.ts';

const POINTS_A_MILLIMETRE = 72 / 25.4;
const POINTS_A_PIXEL = 0.75;

/** The smallest widths, drawn in their true size, and the cuts for browsers. */
export const leastSize: PageOf = (guide, number) =>
  framedSheet(guide, { ...guide.copy.leastSize, number }, (pen, styles) => {
    const { copy: { leastSize: words, versions }, grounds: { light }, leastSizes } = guide;
    const rows = [
      { arrangement: 'primary', least: leastSizes.logo },
      { arrangement: 'wordmark', least: leastSizes.wordmark },
      { arrangement: 'symbol', least: leastSizes.symbol },
    ] as const;
    const cells = cellsOf({ ...STAGE, height: STAGE.height * 0.66 }, 3, 2);
    for (const [at, { arrangement, least }] of rows.entries()) {
      const inPrint = { width: least.millimetres * POINTS_A_MILLIMETRE, text: words.inPrint(least.millimetres) };
      const onScreen = { width: least.pixels * POINTS_A_PIXEL, text: words.onScreens(least.pixels) };
      for (const [row, { width, text }] of [inPrint, onScreen].entries()) {
        const cell = cells[row * 3 + at]!;
        const artwork = light.logo(arrangement === 'symbol' && row === 1 ? 'symbol16' : arrangement);
        pen.put({ d: rectangle({ x: cell.x, y: cell.y, width: cell.width, height: 0.6 }), fill: light.quiet });
        pen.write(versions.of[arrangement][0], styles.label, { x: cell.x, y: cell.y + 16, width: cell.width });
        pen.write(text, styles.small, { x: cell.x, y: cell.y + 28, width: cell.width });
        pen.put(...placed(artwork, { x: cell.x, y: cell.y + 38, width: Math.min(width, cell.width), height: cell.height - 46 }, { x: 0, y: 0.5 }));
      }
    }
    const y = STAGE.y + STAGE.height * 0.7;
    pen.put({ d: rectangle({ x: STAGE.x, y, width: STAGE.width, height: 0.6 }), fill: light.quiet });
    pen.write(words.small.title, styles.label, { x: STAGE.x, y: y + 16 });
    pen.write(words.small.lead, styles.small, { x: STAGE.x, y: y + 28, width: STAGE.width });
    let x = STAGE.x;
    for (const [arrangement, side] of [['symbol16', 12], ['symbol32', 24], ['symbol16', 84], ['symbol32', 84], ['symbol', 84]] as const) {
      pen.put(...placed(light.logo(arrangement), { x, y: y + 40 + (84 - side), width: side, height: side }));
      x += side + 28;
    }
    writeFooter(guide, pen, styles, number);
  });
