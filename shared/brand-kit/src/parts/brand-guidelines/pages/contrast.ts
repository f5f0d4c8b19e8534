import { contrastOf } from '../../../color/color.ts';
import { rectangle } from '../../../picture/shapes.ts';
import { colorNameIn } from '../copy/color-name-in.ts';
import { numberIn } from '../copy/number-in.ts';
import { gradeOf } from '../measures/guide-colors.ts';
import { framedSheet, writeFooter } from '../sheet/framed-sheet.ts';
import { cellsOf, columns, MARGIN, STAGE } from '../sheet/grid.ts';
import type { PageOf } from '../sheet/guide.ts';

const HEAD = 22;

/** A table of all pairs: text down, ground across. */
export const contrast: PageOf = (guide, number) =>
  framedSheet(guide, { ...guide.copy.contrast, number }, (pen, styles, y) => {
    const { colors, copy: { language, contrast: words, colors: colorWords }, grounds: { light }, brand } = guide;
    let line = y + 12;
    for (const [at, text] of words.grades.entries()) {
      pen.write(['AAA', 'AA', words.large][at]!, styles.strong, { x: MARGIN, y: line, width: 36 });
      line = pen.writeLines(text, { ...styles.small, leading: 12 }, { x: MARGIN + 40, y: line, width: columns(3) - 30 }) + 6;
    }
    const left = 52;
    const box = { x: STAGE.x + left, y: STAGE.y + HEAD, width: STAGE.width - left, height: STAGE.height - HEAD };
    const cells = cellsOf(box, colors.length, colors.length, 4);
    for (const [row, text] of colors.entries()) {
      pen.write(colorNameIn(colorWords, text.id), styles.label, { x: STAGE.x, y: cells[row * colors.length]!.y + cells[0]!.height / 2 + 3, width: left - 8 });
      pen.write(colorNameIn(colorWords, text.id), styles.label, { x: cells[row]!.x, y: STAGE.y + 10, width: cells[0]!.width });
      for (const [column, ground] of colors.entries()) {
        const cell = cells[row * colors.length + column]!;
        pen.put({ d: rectangle(cell), fill: ground.hex });
        if (ground.hex === light.color) pen.put({ d: `${rectangle(cell)} ${rectangle({ x: cell.x + 0.6, y: cell.y + 0.6, width: cell.width - 1.2, height: cell.height - 1.2 })}`, fill: light.shade });
        const grade = gradeOf(ground.hex, text.hex);
        if (grade === '') continue;
        const place = { x: cell.x + 8, width: cell.width - 12 };
        pen.write('Aa', { font: brand.textFaces.strong, size: 18, leading: 20, fill: text.hex }, { ...place, y: cell.y + cell.height * 0.5 });
        pen.write(`${numberIn(language, contrastOf(ground.hex, text.hex), 1)} ${grade === 'Large' ? words.large : grade}`, { ...styles.small, fill: text.hex }, { ...place, y: cell.y + cell.height * 0.5 + 15 });
      }
    }
    writeFooter(guide, pen, styles, number);
  });
