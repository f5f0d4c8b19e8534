import type { LetterProgram } from '../create-pen.ts';
import { ALL, type Block, letter } from './block.ts';

/** Height of plus, minus and dashes. */
const stroke = (k: Block) => k.bar * 0.82;
/** A comma whose top is at y, with its tail. */
const comma = (k: Block, left: number, right: number, y: number) => {
  const width = right - left;
  return k.poly([left, y], [right, y], [right, y + k.bar * 0.8], [left + width * 0.52, y + k.bar * 1.5], [left, y + k.bar * 1.5], [left + width * 0.3, y + k.bar], [left, y + k.bar]);
};
const tick = (k: Block, left: number, right: number) => k.poly([left, 0], [right, 0], [right - (right - left) * 0.2, k.bar * 1.3], [left + (right - left) * 0.2, k.bar * 1.3]);
const chevron = (k: Block, left: number, right: number) => {
  const half = (right - left) * 0.62;
  const [top, bottom] = [k.h * 0.22, k.h * 0.78];
  return k.poly([right - half, top], [right, top], [left + half, k.h / 2], [right, bottom], [right - half, bottom], [left, k.h / 2]);
};
const paren = (k: Block) => k.body({ tl: 'telling', bl: 'telling' }).subtract(k.solid(k.w * 0.7, k.bar * 0.62, k.w + 20, k.h - k.bar * 0.62, { tl: true, bl: true }));
const dot = (k: Block, y: number) => k.disc(0, y, k.w, y + k.bar);
const halves = (k: Block): [number, number][] => [[0, k.stem], [k.w - k.stem, k.w]];

const LOOP = { tl: 'telling', tr: 'telling', br: 'telling', bl: 'telling' } as const;

export const SIGNS: Readonly<Record<string, LetterProgram>> = {
  '.': letter('point', (k) => ({ ink: k.solid(0, k.h - k.bar, k.w, k.h), dot: dot(k, k.h - k.bar) })),
  ',': letter('point', (k) => ({ ink: comma(k, 0, k.w, k.h - k.bar) })),
  ':': letter('point', (k) => ({ ink: k.solid(0, k.h - k.bar, k.w, k.h).union(k.solid(0, k.h * 0.2, k.w, k.h * 0.2 + k.bar)), dot: dot(k, k.h - k.bar) })),
  ';': letter('point', (k) => ({ ink: comma(k, 0, k.w, k.h - k.bar).union(k.solid(0, k.h * 0.2, k.w, k.h * 0.2 + k.bar)), dot: dot(k, k.h * 0.2) })),
  '·': letter('point', (k) => ({ ink: k.solid(0, (k.h - k.bar) / 2, k.w, (k.h + k.bar) / 2), dot: dot(k, (k.h - k.bar) / 2) })),
  '’': letter('point', (k) => ({ ink: comma(k, 0, k.w, 0) })),
  '‘': letter('point', (k) => ({ ink: comma(k, 0, k.w, 0).rotate(180, [k.cx, k.bar * 0.775]) })),
  "'": letter('point', (k) => ({ ink: tick(k, 0, k.w) })),
  '"': letter('slim', (k) => ({ ink: k.d.union(...halves(k).map(([left, right]) => tick(k, left, right))) })),
  '”': letter('short', (k) => ({ ink: k.d.union(...halves(k).map(([left, right]) => comma(k, left, right, 0))) })),
  '“': letter('short', (k) => ({ ink: k.d.union(...halves(k).map(([left, right]) => comma(k, left, right, 0))).rotate(180, [k.cx, k.bar * 0.775]) })),
  '„': letter('short', (k) => ({ ink: k.d.union(...halves(k).map(([left, right]) => comma(k, left, right, k.h - k.bar))) })),
  '«': letter('regular', (k) => ({ ink: k.d.union(...halves(k).map(([left, right]) => chevron(k, left, right))) })),
  '»': letter('regular', (k) => ({ ink: k.flip(k.d.union(...halves(k).map(([left, right]) => chevron(k, left, right)))) })),
  '!': letter('stem', (k) => ({ ink: k.solid(0, 0, k.w, k.h - k.bar - k.slit).union(k.solid(0, k.h - k.bar, k.w, k.h)), ascender: k.top(k.cx, k.w), dot: dot(k, k.h - k.bar) })),
  '?': letter('short', (k) => {
    const [left, right] = [k.w * 0.2, k.w * 0.2 + k.stem * 1.1];
    const foot = k.h - k.bar - k.slit;
    return {
      ink: k.solid(0, 0, k.w, foot, { tl: true, tr: true, br: true }).subtract(k.across(k.upper, 0, k.w - k.wall), k.solid(-20, k.upper, left, k.h)).union(k.solid(left, k.h - k.bar, right, k.h)),
      dot: k.disc(left, k.h - k.bar, right, k.h),
    };
  }),
  '+': letter('short', (k) => {
    const half = stroke(k) / 2;
    const reach = Math.min(k.w / 2, k.h * 0.34);
    return { ink: k.solid(0, k.h / 2 - half, k.w, k.h / 2 + half).union(k.solid(k.cx - half * 1.12, k.h / 2 - reach, k.cx + half * 1.12, k.h / 2 + reach)), crossbar: k.crossbar(k.cx, k.h / 2, 2 * half) };
  }),
  '-': letter(10, (k) => ({ ink: k.solid(0, (k.h - stroke(k)) / 2, k.w, (k.h + stroke(k)) / 2), crossbar: k.crossbar(k.cx, k.h / 2, stroke(k)) })),
  '–': letter('short', (k) => ({ ink: k.solid(0, (k.h - stroke(k)) / 2, k.w, (k.h + stroke(k)) / 2) })),
  '—': letter('wide', (k) => ({ ink: k.solid(0, (k.h - stroke(k)) / 2, k.w, (k.h + stroke(k)) / 2) })),
  '/': letter('slim', (k) => ({ ink: k.poly([k.w * 0.48, 0], [k.w, 0], [k.w * 0.52, k.h], [0, k.h]) })),
  '(': letter('stem', (k) => ({ ink: paren(k) })),
  ')': letter('stem', (k) => ({ ink: k.flip(paren(k)) })),
  '@': letter('wide', (k) => {
    // Three slits and four walls in one width: the slits may be narrower than elsewhere.
    const slit = Math.min(k.slit, k.w * 0.08);
    const solid = k.w - 3 * slit;
    const [rim, wall] = [solid * 0.2, solid * 0.3];
    const inset = rim + slit / 2;
    const [left, top, right, bottom] = [inset, inset * 0.94, k.w - inset, k.h - inset * 0.94];
    const middle = (top + bottom) / 2;
    const eye = (bottom - top - slit) * 0.2;
    return {
      ink: k.body({ ...ALL, br: false }).subtract(
        k.path([[right, bottom - (bottom - top) * 0.34], [right, top], [left, top], [left, bottom], [k.w + 20, bottom]], slit),
        k.solid(left + slit / 2 + wall, middle - eye, right - slit / 2 - wall, middle + eye),
      ),
      bowl: k.disc(left, top, right, bottom),
    };
  }),
  '&': letter('broad', (k) => {
    const [left, right] = [k.w * 0.05, k.w * 0.74];
    const waist = k.h * 0.46;
    const overlap = Math.min(k.radius, waist / 2) * 0.1;
    const loops = k.solid(left, 0, right, waist + overlap, LOOP).union(k.solid(0, waist - overlap, k.w, k.h, { tl: 'telling', bl: 'telling' }));
    const lower = (waist + k.h) / 2;
    return {
      ink: loops.subtract(k.across(waist * 0.5, left + k.wall * 0.62, right - k.wall * 0.62), k.across(lower, k.wall * 0.7, k.w * 0.56), k.notch(k.h * 0.6, k.h * 0.88, [k.w * 0.74, k.h * 0.74])),
      bowl: k.disc(0, waist, k.w * 0.74, k.h),
      counter: k.hole(k.w * 0.4, lower),
    };
  }),
};
