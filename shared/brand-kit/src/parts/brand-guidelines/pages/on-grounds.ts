import type { Artwork } from '@fifteen/logo-engine';
import { placed } from '../../../picture/place.ts';
import { rectangle } from '../../../picture/shapes.ts';
import { framedSheet } from '../sheet/framed-sheet.ts';
import { cellsOf, WIDE_STAGE, within } from '../sheet/grid.ts';
import type { PageOf } from '../sheet/guide.ts';


/** The logo on every ground that it is made for, from edge to edge. */
export const onGrounds: PageOf = (guide, number) =>
  framedSheet(guide, { ...guide.copy.backgrounds, number }, (pen, styles) => {
    const { copy: { backgrounds: words }, grounds: { light, dark, bold }, brand: { logo, brief } } = guide;
    const oneColor = (coloring: 'dark' | 'light'): Artwork => logo.artwork({ arrangement: 'primary', coloring, fit: 'tight' });
    const fields = [
      { name: words.light, color: light.color, text: light.text, artwork: light.logo('primary') },
      { name: words.dark, color: dark.color, text: dark.text, artwork: dark.logo('primary') },
      { name: words.bold, color: bold.color, text: bold.text, artwork: bold.logo('primary') },
      { name: words.oneColor, color: '#ffffff', text: brief.palette.ink, artwork: oneColor('dark') },
    ];
    const cells = cellsOf(WIDE_STAGE, 2, 2, 0);
    for (const [at, { name, color, text, artwork }] of fields.entries()) {
      const cell = cells[at]!;
      pen.put({ d: rectangle(cell), fill: color }, ...placed(artwork, within(cell, 0.17)));
      if (at === 0) pen.put({ d: rectangle({ ...cell, width: 0.6 }), fill: light.shade });
      pen.write(name, { ...styles.small, fill: text }, { x: cell.x + 14, y: cell.y + cell.height - 14, width: cell.width - 28 });
    }
  });
