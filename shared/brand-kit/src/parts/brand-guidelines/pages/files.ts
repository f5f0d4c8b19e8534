import { rectangle } from '../../../picture/shapes.ts';
import type { GuideCopy } from '../copy/guide-copy.ts';
import { framedSheet, writeFooter } from '../sheet/framed-sheet.ts';
import { columnAt, columns, STAGE } from '../sheet/grid.ts';
import type { PageOf } from '../sheet/guide.ts';


type Folder = keyof GuideCopy['files']['folders'];
type Coloring = keyof GuideCopy['files']['of'];

const FOLDERS: readonly (readonly [path: string, folder: Folder])[] = [
  ['logo/svg', 'web'],
  ['logo/pdf, logo/eps', 'print'],
  ['logo/png, logo/jpg', 'office'],
  ['logo/vendors', 'vendors'],
  ['logo/icons', 'icons'],
  ['business-cards', 'cards'],
  ['guidelines/letterhead', 'letterhead'],
  ['guidelines/email-signature', 'signature'],
  ['guidelines/tokens', 'tokens'],
  ['guidelines/fonts', 'fonts'],
];
const COLORINGS: readonly (readonly [name: string, coloring: Coloring])[] = [
  ['color', 'color'],
  ['transparent', 'transparent'],
  ['reversed', 'reversed'],
  ['on-dark', 'onDark'],
  ['dark, light', 'oneColor'],
];

/** Which file is for what. */
export const files: PageOf = (guide, number) =>
  framedSheet(guide, { ...guide.copy.files, number }, (pen, styles) => {
    const { copy: { files: words }, grounds: { light } } = guide;
    const line = (y: number) => pen.put({ d: rectangle({ x: STAGE.x, y, width: STAGE.width, height: 0.6 }), fill: light.quiet, opacity: 0.6 });
    const row = (first: string, second: string, y: number) => {
      line(y - 18);
      pen.write(first, styles.strong, { x: STAGE.x, y, width: columns(3) - 8 });
      pen.write(second, styles.body, { x: columnAt(7), y, width: columns(5) });
    };
    let y = STAGE.y + 18;
    for (const [path, folder] of FOLDERS) {
      row(path, words.folders[folder], y);
      y += 26;
    }
    y += 22;
    pen.write(words.colorings, styles.label, { x: STAGE.x, y: y - 26 });
    for (const [name, coloring] of COLORINGS) {
      row(name, words.of[coloring], y);
      y += 24;
    }
    writeFooter(guide, pen, styles, number);
  });
