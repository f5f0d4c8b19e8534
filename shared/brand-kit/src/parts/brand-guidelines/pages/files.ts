import { rectangle } from '../../../picture/shapes.ts';
import { framedSheet, writeFooter } from '../sheet/framed-sheet.ts';
import { columnAt, columns, STAGE } from '../sheet/grid.ts';
import type { PageOf } from '../sheet/guide.ts';

const LEAD = 'Every file of the kit has its purpose. Give printers PDF or EPS, developers SVG, and everybody else PNG. Names say the arrangement first, then the coloring.';

const ROWS: readonly (readonly [folder: string, use: string])[] = [
  ['logo/svg', 'Websites, apps and everything that scales.'],
  ['logo/pdf, logo/eps', 'Print shops, sign makers, embroiderers.'],
  ['logo/png', 'Documents, slides and posts.'],
  ['logo/icons', 'Favicons, app icons and the lines to paste.'],
  ['business-cards', 'Light and dark, with bleed and crop marks.'],
  ['guidelines/letterhead', 'A4 and US Letter for print.'],
  ['guidelines/email-signature', 'To paste into your mail program.'],
  ['guidelines/tokens', 'Colors and type for developers.'],
  ['guidelines/fonts', 'The families of this guide, with licence.'],
];
const COLORINGS = [
  ['color', 'full color on its ground'],
  ['transparent', 'full color, no ground'],
  ['reversed', 'for the opposite ground'],
  ['dark, light', 'one color, no ground'],
] as const;

/** Which file is for what. */
export const files: PageOf = (guide, number) =>
  framedSheet(guide, { title: 'Files', number, lead: LEAD }, (pen, styles) => {
    const { light } = guide.grounds;
    const line = (y: number) => pen.put({ d: rectangle({ x: STAGE.x, y, width: STAGE.width, height: 0.6 }), fill: light.quiet, opacity: 0.6 });
    const row = (first: string, second: string, y: number) => {
      line(y - 18);
      pen.write(first, styles.strong, { x: STAGE.x, y, width: columns(3) - 8 });
      pen.write(second, styles.body, { x: columnAt(7), y, width: columns(5) });
    };
    let y = STAGE.y + 18;
    for (const [folder, use] of ROWS) {
      row(folder, use, y);
      y += 29;
    }
    y += 22;
    pen.write('Colorings', styles.label, { x: STAGE.x, y: y - 26 });
    for (const [name, meaning] of COLORINGS) {
      row(name, meaning, y);
      y += 27;
    }
    writeFooter(pen, styles, number);
  });
