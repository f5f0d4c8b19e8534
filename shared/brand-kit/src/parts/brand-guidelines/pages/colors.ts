import { rectangle } from '../../../picture/shapes.ts';
import { colorNameIn } from '../copy/color-name-in.ts';
import { framedSheet } from '../sheet/framed-sheet.ts';
import { PAGE, WIDE_STAGE } from '../sheet/grid.ts';
import type { PageOf } from '../sheet/guide.ts';

/** Share of the width that the first color has against each other one. */
const FIRST = 1.7;
const PAD = 12;

/** Every color as a bar from edge to edge with its values. */
export const colors: PageOf = (guide, number) =>
  framedSheet(guide, { ...guide.copy.colors, number }, (pen, styles) => {
    const { copy: { colors: words }, colors: all } = guide;
    const unit = WIDE_STAGE.width / (all.length - 1 + FIRST);
    let x = WIDE_STAGE.x;
    for (const [at, { id, hex, rgb, cmyk, text, isInLogo }] of all.entries()) {
      const width = at === 0 ? unit * FIRST : unit;
      pen.put({ d: rectangle({ x, y: 0, width: width + 0.5, height: PAGE.height }), fill: hex });
      const column = { x: x + PAD, width: width - 2 * PAD };
      pen.write(colorNameIn(words, id), { ...styles.strong, size: at === 0 ? 16 : 11, fill: text }, { ...column, y: 56 });
      if (isInLogo) pen.write(words.inLogo, { ...styles.small, fill: text }, { ...column, y: 70 });
      const values = [['HEX', hex.toUpperCase()], ['RGB', rgb.join(' ')], ['CMYK', cmyk.join(' ')]] as const;
      for (const [row, [label, value]] of values.entries()) {
        const y = PAGE.height - 122 + row * 32;
        pen.write(label, { ...styles.label, size: 6.5, fill: text }, { ...column, y });
        pen.write(value, { ...styles.small, size: at === 0 ? 11 : 8.5, fill: text }, { ...column, y: y + 13 });
      }
      x += width;
    }
  });
