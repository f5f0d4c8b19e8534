import { boxWithin, placed } from '../../../picture/place.ts';
import type { Area, Box } from '../../../picture/picture.ts';
import { rectangle } from '../../../picture/shapes.ts';
import { numberIn } from '../copy/number-in.ts';
import { inkOf } from '../measures/ink.ts';
import { framedSheet, writeFooter } from '../sheet/framed-sheet.ts';
import { columns, MARGIN, STAGE, within } from '../sheet/grid.ts';
import type { PageOf } from '../sheet/guide.ts';

const HAIR = 0.6;

const outlineOf = ({ x, y, width, height }: Box): string[] => [
  rectangle({ x, y, width, height: HAIR }),
  rectangle({ x, y: y + height - HAIR, width, height: HAIR }),
  rectangle({ x, y, width: HAIR, height }),
  rectangle({ x: x + width - HAIR, y, width: HAIR, height }),
];

const grown = ({ x, y, width, height }: Box, by: number): Box => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });

/** Squares of the clear space at the corners of the ink, and both frames. */
const construction = (ink: Box, clear: number, color: string): Area[] => {
  const field = grown(ink, clear);
  const corners = [field.x, ink.x + ink.width].flatMap((x) => [field.y, ink.y + ink.height].map((y) => rectangle({ x, y, width: clear, height: clear })));
  const ring = `${rectangle(field)} ${rectangle(ink)}`;
  return [
    { d: ring, fill: color, opacity: 0.1 },
    ...corners.map((d) => ({ d, fill: color, opacity: 0.22 })),
    ...[...outlineOf(field), ...outlineOf(ink)].map((d) => ({ d, fill: color, opacity: 0.75 })),
  ];
};


/** The room around the logo, as the files have it, drawn to scale. */
export const clearSpace: PageOf = (guide, number) =>
  framedSheet(guide, { ...guide.copy.clearSpace, number }, (pen, styles, y) => {
    const { copy: { language, clearSpace: words }, grounds: { light } } = guide;
    const artwork = light.logo('primary');
    const box = boxWithin(within(STAGE, 0.06), artwork);
    const scale = box.width / artwork.width;
    const own = inkOf(artwork);
    const ink = { x: box.x + own.x * scale, y: box.y + own.y * scale, width: own.width * scale, height: own.height * scale };
    const clear = Math.min(own.x, own.y) * scale;
    pen.put(...construction(ink, clear, light.accent), ...placed(artwork, box));
    const x = { ...styles.strong, size: Math.min(13, clear * 0.5), fill: light.text };
    for (const [cx, cy] of [[ink.x - clear / 2, ink.y - clear / 2], [ink.x + ink.width + clear / 2, ink.y + ink.height + clear / 2]] as const) {
      pen.write('x', x, { x: cx, y: cy + x.size * 0.25, align: 'centre' });
    }
    const share = (clear / ink.width) * 100;
    const width = columns(3) + 12;
    const next = pen.writeLines(words.share(numberIn(language, share, 1)), styles.strong, { x: MARGIN, y: y + 16, width });
    pen.writeLines(words.example(numberIn(language, share)), styles.body, { x: MARGIN, y: next + 2, width });
    writeFooter(guide, pen, styles, number);
  });
