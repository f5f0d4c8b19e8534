import type { Brand } from '../../brand.ts';
import { contrastOf, mixed } from '../../color/color.ts';
import type { Ground, Grounds } from '../../grounds.ts';
import { inked, plainEmblem, placedEmblem } from '../../imagery/emblem.ts';
import { pattern } from '../../imagery/pattern.ts';
import type { Area, Box } from '../../picture/picture.ts';
import type { Part } from '../../picture/scene.ts';
import { circle, rectangle } from '../../picture/shapes.ts';
import { lineArea } from '../../text/line.ts';
import { fittedLine } from '../../text/paragraph.ts';
import { sayingOf } from '../../text/saying.ts';
import { avatarOf, type Canvas, type Design } from './design.ts';
import { logoInk } from './lockup.ts';

/** A post of four to five: Instagram's grid cuts it to three to four, which leaves its sides out. */
export const POST: Canvas = { width: 1080, height: 1350, safe: { x: 90, y: 90, width: 900, height: 1170 } };
/** A story; the app's own signs lie over its top and its foot. */
export const STORY: Canvas = { width: 1080, height: 1920, safe: { x: 110, y: 270, width: 860, height: 1270 } };

type Tint = keyof Grounds;

/** Share of the safe height that the logo takes, and size of the words against the width. */
const LOGO = 0.46;
const WORDS = 0.042;

const CENTER = { x: 0.5, y: 0.5 };

/** Least contrast of words of this size. */
const LARGE = 3.5;

/** On the main color, the words have the one color of the logo where that reads; elsewhere the quiet one. */
const wordsOn = ({ color, quiet, logo }: Ground, tint: Tint): string => {
  const fill = tint === 'bold' ? logo('wordmark').shapes[0]?.fill : undefined;
  return typeof fill === 'string' && contrastOf(color, fill) >= LARGE ? fill : quiet;
};

/** The logo in the middle and the tagline below. */
const logoAndWords = (brand: Brand, ground: Ground, tint: Tint, { width, safe }: Canvas): Area[] => {
  const box: Box = { x: safe.x + safe.width * 0.06, y: safe.y + (safe.height * (1 - LOGO)) / 2, width: safe.width * 0.88, height: safe.height * LOGO };
  const logo = logoInk(ground, box, CENTER);
  const saying = sayingOf(brand);
  if (saying === '') return [...logo.areas];
  const line = fittedLine(brand.text, saying, { font: brand.textFaces.regular, size: width * WORDS }, safe.width);
  return [...logo.areas, lineArea(line, { x: width / 2, y: safe.y + safe.height - line.size * 0.4, fill: wordsOn(ground, tint), align: 'centre' })];
};

/** Rows of the emblem, tone on tone, around a calm field. */
const inRows = (brand: Brand, { color, text }: Ground, { width, height }: Canvas): Part[] => [
  pattern(inked(plainEmblem(brand), mixed(color, text, 0.13)), { x: 0, y: 0, width, height }, 150),
];

/** A large emblem that rises from the foot, a shade off the ground. */
const rising = (brand: Brand, { shade }: Ground, { width, height }: Canvas): Part[] => {
  const side = width * 1.5;
  return [placedEmblem(inked(plainEmblem(brand), shade), { x: (width - side) / 2, y: height - side * 0.62, width: side, height: side })];
};

/** A frame at the safe edge. */
const framed = (_brand: Brand, { accent }: Ground, { width, height }: Canvas): Part[] => {
  const inset = 44;
  const outer = rectangle({ x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset });
  const inner = rectangle({ x: inset + 5, y: inset + 5, width: width - 2 * inset - 10, height: height - 2 * inset - 10 });
  return [{ d: `${outer} ${inner}`, fill: accent }];
};

const SCENERY: Readonly<Record<Tint, typeof framed>> = { light: framed, dark: rising, bold: inRows };

/** A post or a story on one of the brand's grounds: logo and words keep to what every device shows. */
export const postOf = (brand: Brand, grounds: Grounds, tint: Tint, canvas: Canvas): Design => {
  const ground = grounds[tint];
  const field: Part[] = tint === 'bold' ? [{ d: rectangle({ x: 0, y: canvas.safe.y + canvas.safe.height * 0.2, width: canvas.width, height: canvas.safe.height * 0.6 }), fill: ground.color }] : [];
  const said = logoAndWords(brand, ground, tint, tint === 'bold' ? { ...canvas, safe: insetHigh(canvas.safe) } : canvas);
  return { ground: ground.color, scenery: [...SCENERY[tint](brand, ground, canvas), ...field], said };
};

const insetHigh = ({ x, y, width, height }: Box): Box => ({ x, y: y + height * 0.22, width, height: height * 0.54 });

/** The profile picture under the circle that apps cut it to; what is dimmed is not shown. */
export const circleGuideOf = (ground: Ground, side: number): Design => {
  const { scenery, ...design } = avatarOf(ground, side);
  const cut = circle(side / 2, side / 2, side / 2);
  const safe = `${circle(side / 2, side / 2, side * 0.345)} ${circle(side / 2, side / 2, side * 0.34)}`;
  return {
    ...design,
    scenery: [
      ...scenery,
      { d: `${rectangle({ x: 0, y: 0, width: side, height: side })} ${cut}`, fill: '#2b2b2b', opacity: 0.62 },
      { d: `${cut} ${circle(side / 2, side / 2, side / 2 - 4)}`, fill: ground.accent },
      { d: safe, fill: ground.accent, opacity: 0.75 },
    ],
  };
};
