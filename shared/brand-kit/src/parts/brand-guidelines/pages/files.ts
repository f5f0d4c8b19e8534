import { rectangle } from '../../../picture/shapes.ts';
import { framedSheet, writeFooter } from '../sheet/framed-sheet.ts';
import { columnAt, columns, STAGE } from '../sheet/grid.ts';
import type { PageOf } from '../sheet/guide.ts';

const LEAD = 'Send printers PDF or EPS, developers SVG, and everyone else PNG or JPG. File names give the version first, then the color.';

const ROWS: readonly (readonly [folder: string, use: string])[] = [
  ['logo/svg', 'Websites, apps and everything that scales.'],
  ['logo/pdf, logo/eps', 'Print shops and older print programs.'],
  ['logo/png, logo/jpg', 'Documents, slides and posts.'],
  ['logo/vendors', 'Vinyl, spot colors, laser, embroidery, email.'],
  ['logo/icons', 'Favicons, app icons and the code to paste.'],
  ['business-cards', 'Light and dark, with bleed and crop marks.'],
  ['guidelines/letterhead', 'A4 and US Letter, ready to print.'],
  ['guidelines/email-signature', 'Paste it into your email program.'],
  ['guidelines/tokens', 'Colors and type for developers.'],
  ['guidelines/fonts', 'For desktop and web, with license.'],
];
const COLORINGS = [
  ['color', 'full color on its background'],
  ['transparent', 'full color, no background'],
  ['reversed', 'for the opposite background'],
  ['on-dark', 'full color, for dark backgrounds'],
  ['dark, light', 'one color, no background'],
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
      y += 26;
    }
    y += 22;
    pen.write('Colors', styles.label, { x: STAGE.x, y: y - 26 });
    for (const [name, meaning] of COLORINGS) {
      row(name, meaning, y);
      y += 24;
    }
    writeFooter(pen, styles, number);
  });
