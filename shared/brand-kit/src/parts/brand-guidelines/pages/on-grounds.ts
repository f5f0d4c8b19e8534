import type { Artwork } from '@fifteen/logo-engine';
import { placed } from '../../../picture/place.ts';
import { rectangle } from '../../../picture/shapes.ts';
import { framedSheet } from '../sheet/framed-sheet.ts';
import { cellsOf, WIDE_STAGE, within } from '../sheet/grid.ts';
import type { PageOf } from '../sheet/guide.ts';

const LEAD = 'On light and dark grounds the logo keeps its colours. On the leading colour, on photographs and wherever only one ink is used, it is shown in one colour: dark on light, white on dark. Choose a calm part of a photograph, and never let contrast fall below 3 : 1.';

/** The logo on every ground that it is made for, from edge to edge. */
export const onGrounds: PageOf = (guide, number) =>
  framedSheet(guide, { title: 'Grounds', number, lead: LEAD }, (pen, styles) => {
    const { grounds: { light, dark, bold }, brand: { logo, context } } = guide;
    const oneColour = (colouring: 'dark' | 'light'): Artwork => logo.artwork({ arrangement: 'primary', colouring, fit: 'tight' });
    const fields = [
      { name: 'Light', colour: light.colour, text: light.text, artwork: light.logo('primary') },
      { name: 'Dark', colour: dark.colour, text: dark.text, artwork: dark.logo('primary') },
      { name: 'Leading colour', colour: bold.colour, text: bold.text, artwork: bold.logo('primary') },
      { name: 'One colour', colour: '#ffffff', text: context.palette.ink, artwork: oneColour('dark') },
    ];
    const cells = cellsOf(WIDE_STAGE, 2, 2, 0);
    for (const [at, { name, colour, text, artwork }] of fields.entries()) {
      const cell = cells[at]!;
      pen.put({ d: rectangle(cell), fill: colour }, ...placed(artwork, within(cell, 0.17)));
      if (at === 0) pen.put({ d: rectangle({ ...cell, width: 0.6 }), fill: light.shade });
      pen.write(name, { ...styles.small, fill: text }, { x: cell.x + 14, y: cell.y + cell.height - 14 });
    }
  });
