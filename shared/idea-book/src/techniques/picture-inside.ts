import type { Draw, Layer, Letter, Lettering, Point, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { nameOf, pictureOf, thingsWith } from '../pictures/index.ts';

/** Height of a line. */
const SIZE = 240;
/** Ideographs with a part that most typefaces leave free within a frame. */
const FRAMED = '歯国國園园図圖图';
/** Directions in which the frame is looked for. */
const RAYS = 16;
/** Directions that may lead out between two strokes of the frame. */
const LEAKS = 2;
/** Between the picture and the frame, in stems. */
const GAP = 0.42;
/** Radius of the picture at least, as a share of the ideograph. */
const LEAST = 0.13;

/** The part within the frame of an ideograph is a picture. */
export const pictureInside = idea({
  id: 'picture-inside',
  title: ({ things, letters }) => `${capitalized(nameOf(things[0]!, 'round'))} within ${letters}`,
  says: ({ things, letters }) => `What stands within ${letters} is ${nameOf(things[0]!, 'round')}.`,
  kind: 'wordmark',
  technique: 'letter-picture',
  needs: [{ things: thingsWith('round') }],
  forEachThing: true,
  fits: ({ full }) => ([...full].length > 8 ? undefined : [...full].find((letter) => FRAMED.includes(letter))),
  looks: {
    stacked: { manner: 'solid', vibes: ['organic_flowing', 'playful_rounded', 'modern_flat', 'hand_drawn'], colors: 2, stem: 0.06 },
    line: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.06 },
  },
  draw: (d, { name, lettering, things, letters, look }) => {
    const [above, below] = look === 'stacked' ? rowsOf(name) : ['', name];
    const line = d.write(below!, lettering, SIZE);
    const carrier = line.find(letters)[0] ?? d.refuse(`"${letters}" is not in the line "${below}".`);
    const { frame, center, radius } = opened(d, carrier);
    const k = radius / 500;
    const parts = pictureOf(things[0]!).round!(d, line.measures.stem / k);
    const picture = parts.map(({ shape, paint }, i) => d.layer(`${things[0]} ${i + 1}`, shape.scale(k).move(...center), paint === 'main' ? 'second' : paint, { role: 'mark' }));
    return [...firstLine(d, above!, lettering, line), ...d.word(line.replace(carrier, frame), 'main'), ...picture];
  },
});

/** The ideograph without the loose piece within its frame, and the disc that is left open there. */
function opened(d: Draw, { shape, text }: Letter): { frame: Shape; center: Point; radius: number } {
  const pieces = shape.pieces();
  const free = pieces.filter((piece) => isWithin(piece, shape.subtract(piece.grow(1))));
  if (free.length === 0 || free.length === pieces.length) d.refuse(`Nothing stands free within "${text}" in this typeface.`);
  const frame = shape.subtract(...free.map((piece) => piece.grow(1)));
  const inside = d.union(...free).bounds;
  const across = spanAround(frame.spansAtY(inside.cy), inside.cx);
  const down = spanAround(frame.spansAtX((across[0] + across[1]) / 2), inside.cy);
  const center: Point = [(across[0] + across[1]) / 2, (down[0] + down[1]) / 2];
  if (!isFramed(frame, center)) d.refuse(`"${text}" is open in this typeface.`);
  const nearest = Math.min(...frame.contours().flat().map((point) => distance(center, point)));
  const radius = nearest - GAP * frame.stem;
  if (radius < LEAST * shape.bounds.width) d.refuse(`There is no room within "${text}".`);
  return { frame, center, radius };
}

const rays = (): number[] => Array.from({ length: RAYS }, (_, i) => (360 * i) / RAYS);
const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** Whether a piece is within the others, which meet it in every direction. */
const isWithin = ({ bounds }: Shape, others: Shape): boolean =>
  bounds.left > others.bounds.left && bounds.right < others.bounds.right && bounds.top > others.bounds.top && bounds.bottom < others.bounds.bottom && isFramed(others, [bounds.cx, bounds.cy]);

/** Whether the frame is met in nearly every direction. */
function isFramed(frame: Shape, from: Point): boolean {
  if (frame.isEmpty) return false;
  const { left, top, right, bottom } = frame.bounds;
  const reach = right - left + bottom - top;
  const contours = frame.contours();
  const met = rays().filter((angle) => {
    const to: Point = [from[0] + reach * Math.cos((angle * Math.PI) / 180), from[1] + reach * Math.sin((angle * Math.PI) / 180)];
    return contours.some((contour) => contour.some((point, i) => i > 0 && crosses(from, to, contour[i - 1]!, point)));
  });
  return met.length >= RAYS - LEAKS;
}

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = ([px, py]: Point, [qx, qy]: Point, [rx, ry]: Point) => Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** The open stretch around a place between what is covered. */
function spanAround(covered: readonly [number, number][], at: number): [number, number] {
  const before = covered.filter(([, to]) => to <= at).map(([, to]) => to);
  const after = covered.filter(([from]) => from >= at).map(([from]) => from);
  return [Math.max(...before), Math.min(...after)];
}

/** Kana and words go above the ideographs that follow them. */
function rowsOf(name: string): [string, string] {
  const split = /^([\p{Script=Hiragana}\p{Script=Katakana}ー]+|.+ )([\p{Script=Han}]+)$/u.exec(name);
  return split ? [split[1]!.trim(), split[2]!] : ['', name];
}

/** The line above, spread to the width of the one below and as heavy as it. */
function firstLine(d: Draw, text: string, style: Parameters<Draw['write']>[1], below: Lettering): Layer[] {
  if (text === '') return [];
  const written = d.write(text, style, SIZE * 0.8).letters.map(({ shape }) => shape).filter((shape) => !shape.isEmpty);
  const { left, right, top } = below.bounds;
  const widths = written.reduce((sum, { bounds }) => sum + bounds.width, 0);
  const space = (right - left - widths) / Math.max(1, written.length - 1);
  if (written.length < 2 || space < 0 || space > SIZE * 0.5) d.refuse(`"${text}" does not fill the line above.`);
  const [, heavy] = d.matchWeights(below.shape, d.union(...written));
  const growth = (heavy.stem - d.union(...written).stem) / 2;
  let x = left;
  const placed = written.map((shape) => {
    const moved = shape.grow(Math.min(growth, 6)).move(x - shape.bounds.left, 0);
    x += shape.bounds.width + space;
    return moved;
  });
  const line = d.union(...placed);
  return [d.layer('first line', line.move(0, top - SIZE * 0.16 - line.bounds.bottom), 'main', { role: 'word' })];
}

const capitalized = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
