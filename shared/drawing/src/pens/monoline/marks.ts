import type { MarkProgram } from '../create-pen.ts';
import type { MarkName } from '../marks.ts';
import { Kit } from './kit.ts';
import { dotRadius } from './lower-case.ts';

/** Draws a mark centered on x: one above with its bottom at y, one below with its top there. */
export type MarkDrawing = (k: Kit, x: number, y: number) => void;

/** Strokes of marks are lighter than those of letters. */
const LIGHT = 0.84;

const height = (k: Kit): number => 150 + k.p.s * 0.22;
const markHalf = (k: Kit): number => (105 + k.p.s * 0.42) * k.p.wide ** 0.5;

const diaeresis = (k: Kit): { r: number; apart: number } => {
  const r = dotRadius(k) * (0.93 - Math.max(0, k.p.s - 130) * 0.0008);
  return { r, apart: r + (28 + k.p.s * 0.1) * k.p.wide ** 0.4 };
};

/** Half the width of a mark, or a little more. */
export const reachOf = (k: Kit, mark: MarkName): number => (mark === 'diaeresis' ? diaeresis(k).apart + diaeresis(k).r : markHalf(k) * 1.1);

const slanted = (k: Kit, x: number, y: number, lean: 1 | -1): void => {
  const run = (38 + k.p.s * 0.1) * lean;
  k.beam([x - run, y], [x + run, y - height(k)], 'levelFoot', 'levelFree', 0.92);
};

const chevron = (k: Kit, x: number, y: number, isUp: boolean): void => {
  const { s } = k.p;
  const rise = 122 + s * 0.34;
  const reach = markHalf(k) * 1.02;
  const width = s * 0.76;
  // Its tip is blunt, so that it stays as high as the other marks; its ends are straight across.
  const slope = Math.atan2(rise - width * 0.75, reach - width * 0.3);
  const [run, drop] = [(width / 2) * Math.sin(slope), (width / 2) * Math.cos(slope)];
  const out = isUp ? 1 : -1;
  const base = isUp ? y : y - rise;
  const tip = base - out * rise;
  k.line(k.path([[x - reach + run, base - out * drop], [x, tip + out * width * 0.44], [x + reach - run, base - out * drop]], { w: 0.78, level: tip }), 'free', 'free');
};

const wave: MarkDrawing = (k, x, y) => {
  const t = k.p.h * LIGHT;
  const a = markHalf(k) * 1.22;
  const swing = 40 + k.p.s * 0.14;
  const [top, bottom] = [y - swing - t * 0.5, y - t * 0.5];
  const w = { w: LIGHT };
  k.line([k.n(x - a, bottom + swing * 0.1, -58, w), k.n(x - a * 0.46, top, 0, w), k.n(x + a * 0.46, bottom, 0, w), k.n(x + a, top - swing * 0.1, -58, w)], 'free', 'free');
};

export const drawMark: Readonly<Record<MarkName, MarkDrawing>> = {
  grave: (k, x, y) => slanted(k, x, y, -1),
  acute: (k, x, y) => slanted(k, x, y, 1),
  circumflex: (k, x, y) => chevron(k, x, y, true),
  caron: (k, x, y) => chevron(k, x, y, false),
  tilde: wave,
  macron: (k, x, y) => {
    const t = k.p.h * LIGHT;
    k.bar(y - t / 2, x - markHalf(k), x + markHalf(k), 'foot', 'foot', LIGHT);
  },
  breve: (k, x, y) => {
    const t = k.p.h * LIGHT;
    const rx = markHalf(k) * 0.98;
    const ry = 88 + k.p.s * 0.18;
    k.line(k.arc(x, y - t / 2 - ry, rx, ry, 168, 12, { 168: LIGHT, 90: LIGHT, 12: LIGHT }), 'free', 'free');
  },
  dotAbove: (k, x, y) => void k.disc(x, y - dotRadius(k), dotRadius(k)),
  diaeresis: (k, x, y) => {
    const { r, apart } = diaeresis(k);
    k.disc(x - apart, y - r, r);
    k.disc(x + apart, y - r, r);
  },
  hookAbove: (k, x, y) => {
    const w = 0.62;
    const t = k.p.s * w;
    const r = t / 2 + 30 + k.p.s * 0.06;
    const cy = y - r * 2.1 - t * 0.3;
    k.line([...k.arc(x, cy, r, r, 190, 360 + 50, { 190: w, 270: w, 0: w, 50: w }), k.n(x + r * 0.05, y, 92, { w })], 'foot', 'foot');
  },
  ring: (k, x, y) => {
    const w = 0.62;
    const r = 68 + k.p.s * 0.24;
    k.ring(x, y - r - (k.p.h * w) / 2 + 12, r, r, { 0: w, 90: w, 180: w, 270: w });
  },
  doubleAcute: (k, x, y) => {
    const apart = 62 + k.p.s * 0.46;
    slanted(k, x - apart, y, 1);
    slanted(k, x + apart, y, 1);
  },
  horn: (k, x, y) => void k.disc(x, y, k.p.s / 2),
  dotBelow: (k, x, y) => void k.disc(x, y + gapBelow(k) + dotRadius(k), dotRadius(k)),
  commaBelow: (k, x, y) => {
    const top = y + gapBelow(k) * 0.85;
    const run = 18 + k.p.s * 0.08;
    k.beam([x - run, top + 110 + k.p.s * 0.4], [x + run, top], 'levelFoot', 'levelFree', 0.88);
  },
  cedilla: (k, x, y) => {
    const { s } = k.p;
    const w = 0.6;
    const t = s * w;
    const r = t / 2 + 22 + s * 0.05;
    const top = y + 26 + t * 0.4;
    k.stem(x - t * 0.2, y - 30, top + t * 0.3, 'hidden', 'hidden', w);
    k.line([k.n(x - t * 0.7, top, 0, { w }), k.n(x, top, 0, { w }), ...k.arc(x, top + r, r, r, -90, 90, { 270: w, 0: w, 90: w }).slice(1), k.n(x - r - t * 0.1, top + 2 * r, 180, { w })], 'hidden', 'foot');
  },
  ogonek: (k, x, y) => {
    const { s } = k.p;
    const w = 0.66;
    const r = 60 + s * 0.12;
    k.line([k.n(x + r * 0.3, y - 46, 138, { w }), k.n(x - r * 0.92, y + r * 0.95, 90, { w }), k.n(x + r * 0.1, y + r * 1.9, 0, { w }), k.n(x + r * 0.62, y + r * 1.82, -20, { w })], 'hidden', 'foot');
  },
};

const gapBelow = (k: Kit): number => 48 + k.p.s * 0.26;

/** Marks sit nearer to capitals, which are tall enough as they are. */
export const CAPITAL_DROP = 32;

export const MARK_PROGRAMS: Readonly<Record<MarkName, MarkProgram>> = Object.fromEntries(
  Object.entries(drawMark).map(([name, draw]): [string, MarkProgram] => [
    name,
    (d, style, isCapital) => {
      const k = new Kit(style);
      draw(k, 0, 0);
      const shape = k.shape(d);
      return isCapital && shape.bounds.cy < 0 ? shape.move(0, CAPITAL_DROP) : shape;
    },
  ]),
) as Record<MarkName, MarkProgram>;

/** Distance of a mark from its letter. */
export const markGap = (stem: number): number => 66 + stem * 0.3;
