import type { Shape } from '../../shape.ts';
import type { MarkProgram } from '../create-pen.ts';
import type { MarkName } from '../marks.ts';
import { Kit } from './kit.ts';
import { DOWN, RIGHT } from './track.ts';

/** A mark on a small letter or a capital, drawn around x = 0: on the line y = 0 if above, hung from it if below. */
type BlockMark = (k: Kit, isCapital: boolean) => Shape;

const stroke = (k: Kit, lean: -1 | 0 | 1, height: number, x = 0): Shape => {
  const run = lean * (66 + k.p.accent * 0.2);
  return k.lean([x + run / 2, -height], [x - run / 2, 0], { thickness: k.p.accent * 1.08 });
};

const height = (k: Kit, isCapital: boolean): number => (isCapital ? 130 : 152) + 0.36 * k.p.accent;

const roof = (k: Kit, isCapital: boolean): Shape => {
  const t = k.p.accent;
  const h = height(k, isCapital) * 0.92;
  const reach = 120 + t * 0.42;
  return k.d.union(k.lean([0, -h], [-reach, 0], { thickness: t }), k.lean([0, -h], [reach, 0], { thickness: t }));
};

const dots = (k: Kit): { r: number; gap: number } => ({ r: Math.max(k.s * 0.4, k.s / 2 - 8), gap: 44 + 0.1 * k.s });

const diaeresis: BlockMark = (k) => {
  const { r, gap } = dots(k);
  return k.d.union(k.ball(-r - gap / 2, -r, r), k.ball(r + gap / 2, -r, r));
};

const ring: BlockMark = (k) => {
  const t = k.p.accent * 0.88;
  const r = t + 34 + 12 * (1 - k.s / 270);
  return k.d.ring(0, -r, r, r - t);
};

/** A half ring, open at the top. */
const breve: BlockMark = (k) => {
  const t = k.p.accent;
  const r = Math.max(t + 42, 128);
  return k.track([-r + t / 2, -r], DOWN, [['left', r], ['left', r]], ['free', 'free'], { upright: t, level: t });
};

const wave: BlockMark = (k) => {
  const t = k.p.accent * 0.92;
  const reach = 118 + 0.42 * t;
  const rise = 34 + 0.22 * t;
  const line = k.d.line(`M${-reach} ${rise * 0.8}C${-reach * 0.7} ${-rise * 1.5} ${-reach * 0.35} ${-rise * 1.3} 0 0S${reach * 0.7} ${rise * 1.5} ${reach} ${-rise * 0.8}`);
  return line.stroke(t, { cap: k.p.terminal === 'round' ? 'round' : 'butt' }).place({ bottom: 0 });
};

/** A quarter ring that hangs from the foot of a letter and opens to the right; its right edge is near x = 0. */
export function ogonek(k: Kit): Shape {
  const t = k.p.accent;
  const r = t + 70;
  return k.track([-r * 0.86 + t / 2, -4], DOWN, [['go', 30], ['left', r], ['go', 34]], ['plain', 'free'], { upright: t, level: t });
}

/** A quarter ring at the upper right of a letter whose right edge is at x = 0 and whose top is at y = 0. */
export function hornOf(k: Kit): Shape {
  const t = k.p.accent;
  const r = t + 50;
  return k.track([-k.s * 0.6, t * 0.9 + 16], RIGHT, [['go', k.s * 0.6 + t * 0.75 + 46 - r], ['left', r], ['go', 46]], ['plain', 'free'], { upright: t, level: t });
}

/** Comma and apostrophe: a disc that runs out into a quarter ring. Drawn with the disc on the line, from x = 0. */
export function comma(k: Kit, scale = 1): Shape {
  const r = Math.max(k.s * 0.56, k.s / 2 + 4) * scale;
  const tail = k.d.sector(0, -r, 2 * r, 0, 82, r * 0.86);
  return k.d.union(k.ball(r, -r, r), tail);
}

/** An upright apostrophe: a short bar that hangs from y = 0. */
export const apostrophe = (k: Kit): Shape => k.lean([k.p.accent * 0.6, 0], [k.p.accent * 0.42, 250], { thickness: k.p.accent * 1.1 });

const drawn: Readonly<Record<MarkName, BlockMark>> = {
  grave: (k, isCapital) => stroke(k, -1, height(k, isCapital)),
  acute: (k, isCapital) => stroke(k, 1, height(k, isCapital)),
  circumflex: roof,
  caron: (k, isCapital) => {
    const shape = roof(k, isCapital);
    return shape.flipY().place({ bottom: 0 });
  },
  tilde: wave,
  macron: (k) => k.beam(-135 - 0.3 * k.s, 135 + 0.3 * k.s, -k.p.accent, ['foot', 'foot'], k.p.accent),
  breve,
  dotAbove: (k) => {
    const r = Math.max(k.s * 0.5, k.s / 2 + 2);
    return k.ball(0, -r, r);
  },
  diaeresis,
  hookAbove: (k) => {
    const t = k.p.accent * 0.86;
    const r = t + 26;
    return k.track([-r, -2 * r - 26 + t / 2], RIGHT, [['go', r * 0.7], ['right', r], ['right', r]], ['free', 'ball'], { upright: t, level: t }).union(k.d.rect(-r * 0.3 - t / 2, -26 - t, t, 26 + t)).place({ bottom: 0, cx: 0 });
  },
  ring,
  doubleAcute: (k, isCapital) => {
    const away = k.p.accent * 0.66 + 34;
    return k.d.union(stroke(k, 1, height(k, isCapital), -away), stroke(k, 1, height(k, isCapital), away));
  },
  horn: (k) => hornOf(k),
  dotBelow: (k) => {
    const r = Math.max(k.s * 0.44, k.s / 2 - 4);
    return k.ball(0, r + 64, r);
  },
  commaBelow: (k) => comma(k, 0.8).place({ cx: 0, top: 56 }),
  cedilla: (k) => {
    const t = k.p.accent * 0.9;
    const r = t + 14;
    return k.track([-r * 0.55, 40 + t / 2], RIGHT, [['go', r * 0.4], ['right', r], ['right', r], ['go', r * 0.7]], ['plain', 'free'], { upright: t, level: t }).union(k.d.rect(-r * 0.55, -14, t, 54 + t));
  },
  ogonek: (k) => ogonek(k),
};

export const marks: Readonly<Record<MarkName, MarkProgram>> = Object.fromEntries(
  Object.entries(drawn).map(([name, mark]) => [name, (d, style, isCapital) => mark(new Kit(d, style), isCapital)] satisfies [string, MarkProgram]),
) as Record<MarkName, MarkProgram>;
