import { contrastOf, mixed } from '../../../color/color.ts';
import { placed } from '../../../picture/place.ts';
import type { Area, Box } from '../../../picture/picture.ts';
import { rectangle } from '../../../picture/shapes.ts';
import { framedSheet, writeFooter } from '../sheet/framed-sheet.ts';
import { cellsOf, STAGE, within } from '../sheet/grid.ts';
import type { Guide, PageOf } from '../sheet/guide.ts';
import type { Pen } from '../sheet/pen.ts';
import type { Styles } from '../sheet/styles.ts';
import { markOf } from './verdict-mark.ts';
import { about, transformedAreas } from './transformed.ts';

interface Example {
  readonly rule: string;
  readonly ground: string;
  readonly areas: readonly Area[];
}

const CAPTION = 24;

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Colors of strangers: the customer's hues turned half round the wheel by swapping channels. */
const estranged = (hex: string): string => (contrastOf(hex, '#808080') < 1.2 ? '#ff4fa3' : `#${hex.slice(5, 7)}${hex.slice(1, 3)}${hex.slice(3, 5)}`);

/** The grey nearest to the logo's leading color in lightness: nothing is read on it. */
const faintGround = (color: string): string => mixed(color, '#8a8a8a', 0.55);

const drawTile = (pen: Pen, styles: Styles, cell: Box, { rule, ground, areas }: Example, verdict: 'do' | 'leave'): void => {
  const box = { ...cell, height: cell.height - CAPTION };
  pen.put({ d: rectangle(box), fill: ground }, ...areas);
  pen.put(...markOf(verdict, cell.x, box.y + box.height + 7));
  pen.write(rule, styles.small, { x: cell.x + 18, y: box.y + box.height + 16, width: cell.width - 18 });
};

const examplesOf = ({ copy: { use: { rules } }, own, grounds: { light, dark, bold }, colors }: Guide, boxes: readonly Box[]): Example[] => {
  const opposite = own === light ? dark : light;
  const [first, second, ...rest] = boxes.map((box) => within({ ...box, height: box.height - CAPTION }, 0.12));
  const at = (index: number) => rest[index]!;
  const plain = (index: number) => placed(own.logo('primary'), at(index));
  const plane = own === light ? own.shade : own.color;
  const lead = colors[0]!.hex;
  const busy = Array.from({ length: 7 }, (_, bar): Area => {
    const box = boxes[7]!;
    const step = box.width / 7;
    return { d: rectangle({ x: box.x + bar * step, y: box.y, width: step + 0.3, height: box.height - CAPTION }), fill: [bold.color, light.shade, dark.color][bar % 3]! };
  });
  return [
    { rule: rules[0], ground: plane, areas: placed(own.logo('primary'), first!) },
    { rule: rules[1], ground: opposite === light ? light.shade : opposite.color, areas: placed(opposite.logo('primary'), second!) },
    { rule: rules[2], ground: plane, areas: transformedAreas(plain(0), about(middleOf(at(0)), { wide: 1.12, high: 0.55 })) },
    { rule: rules[3], ground: plane, areas: transformedAreas(plain(1), about(middleOf(at(1)), { turn: -24, wide: 0.9, high: 0.9 })) },
    { rule: rules[4], ground: plane, areas: plain(2).map((area) => ({ ...area, fill: typeof area.fill === 'string' ? estranged(area.fill) : '#ff4fa3' })) },
    { rule: rules[5], ground: faintGround(lead), areas: plain(3).map((area) => ({ ...area, fill: mixed(lead, faintGround(lead), 0.25) })) },
    { rule: rules[6], ground: plane, areas: [...plain(4), ...crowd(boxes[6]!, own.quiet, own.accent)] },
    { rule: rules[7], ground: light.shade, areas: [...busy, ...plain(5)] },
  ];
};

/** Bars of text and a badge that push into the clear space. */
const crowd = ({ x, y, width, height }: Box, text: string, accent: string): Area[] => {
  const bottom = y + height - CAPTION;
  const bars = [0.86, 0.7, 0.78].map((share, at): Area => ({ d: rectangle({ x: x + 8, y: bottom - 32 + at * 9, width: (width - 16) * share, height: 5 }), fill: text, opacity: 0.75 }));
  return [...bars, { d: rectangle({ x: x + width - 42, y: y + 8, width: 34, height: 34 }), fill: accent }, { d: rectangle({ x: x + 8, y: y + 8, width: width * 0.4, height: 8 }), fill: text, opacity: 0.75 }];
};

/** Right and wrong, shown on the real logo. */
export const use: PageOf = (guide, number) =>
  framedSheet(guide, { ...guide.copy.use, number }, (pen, styles) => {
    const wide = cellsOf({ ...STAGE, height: STAGE.height * 0.38 }, 2, 1);
    const small = cellsOf({ ...STAGE, y: STAGE.y + STAGE.height * 0.41, height: STAGE.height * 0.59 }, 3, 2, 12);
    const cells = [...wide, ...small];
    for (const [at, example] of examplesOf(guide, cells).entries()) drawTile(pen, styles, cells[at]!, example, at < 2 ? 'do' : 'leave');
    writeFooter(guide, pen, styles, number);
  });
