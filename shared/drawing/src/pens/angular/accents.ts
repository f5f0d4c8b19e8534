import type { Shape } from '../../shape.ts';
import type { MarkProgram } from '../create-pen.ts';
import type { MarkName } from '../marks.ts';
import type { PenStyle } from '../pen.ts';
import { spark } from './dots.ts';
import { type Hand, handFor } from './hand.ts';
import { softened } from './soft.ts';

/** Marks are lighter than the letters; over capitals they are lower too. */
const LIGHTER = 0.73;

interface Place {
  /** Height of a mark. */
  readonly tall: number;
  /** Thickness of its strokes, and of slanted ones along a level line. */
  readonly t: number;
  readonly tx: number;
}

const mark =
  (draw: (k: Hand, place: Place) => Shape): MarkProgram =>
  (d, style, isCapital) => {
    const k = handFor(d, style, 'small');
    const tall = (isCapital ? 150 : 175) + 0.12 * style.stem;
    const shape = draw(k, { tall, t: k.v * LIGHTER, tx: k.sx * LIGHTER });
    return style.terminal === 'round' ? softened(d, shape, style.stem * LIGHTER) : shape;
  };

/** Distance between a letter and its marks. */
export const markGap = ({ stem }: PenStyle): number => 70 + 0.08 * stem;

const chevron = (k: Hand, place: Place): Shape => {
  // A flat tip narrower than the arms, and arms a little thinner and longer than other strokes, keep their corner open.
  const [tall, w] = [place.tall * 1.12, place.tx * 0.86];
  const tip = w * 0.36;
  const reach = k.m * tall + tip;
  return k.poly([[-reach, 0], [-tip, -tall], [tip, -tall], [reach, 0], [reach - w, 0], [0, -(reach - w) / k.m], [w - reach, 0]]);
};

const cup = (k: Hand, { tall, t }: Place): Shape => {
  const half = 170 * k.style.width + t / 4;
  const thin = { v: t * 0.92, h: t * 0.78, s: t * 0.85 };
  const height = tall;
  return k.band([[-half, -height], [-half, 0], [half, 0, height * 0.62], [half, -height]], { ink: 'left', thickness: thin });
};

const dots = (k: Hand, { t }: Place, count: 1 | 2): Shape => {
  const size = 0.86 * t + 44;
  const { shape } = spark(k, size);
  const dot = shape.move(0, -shape.bounds.bottom);
  const apart = (size + 55 * k.style.width + 0.12 * t) / 2;
  return count === 1 ? dot : dot.move(-apart, 0).union(dot.move(apart, 0));
};

/** A comma that hangs free below the letter. */
const commaBelow = (k: Hand, { tall, tx }: Place): Shape => {
  const top = 70 + 0.08 * k.style.stem;
  const upright = 0.4 * tall;
  const slant = 0.55 * tall;
  const run = k.m * slant;
  const x = run / 2;
  return k.poly([[x - tx / 2, top], [x + tx / 2, top], [x + tx / 2, top + upright], [x + tx / 2 - run, top + upright + slant], [x - tx / 2 - run, top + upright + slant], [x - tx / 2, top + upright]]);
};

export const ACCENTS: Readonly<Record<MarkName, MarkProgram>> = {
  acute: mark((k, { tall, tx }) => k.slash(0, 0, -tall, tx * 1.05).move(-k.m * tall * 0.35 - tx / 2, 0)),
  grave: mark((k, { tall, tx }) => k.backslash(0, -tall, 0, tx * 1.05).move(-k.m * tall * 0.65 - tx / 2, 0)),
  circumflex: mark(chevron),
  caron: mark((k, place) => chevron(k, place).flipY(-place.tall * 0.56)),
  tilde: mark((k, { t }) => {
    // Two level strokes joined down the mirrored slope, cut like the ends of all level strokes.
    const [half, h] = [210 * k.style.width + t / 3, t * 0.82];
    const step = h * 0.95;
    const w = t * 0.95 * Math.hypot(1, k.m);
    const knee = (k.m * (step + h)) / 2;
    const end = k.tip === 'slope' ? k.m * h : 0;
    return k.poly([
      [end - half, -step - h], [w / 2 - knee, -step - h], [w / 2 + knee - k.m * h, -h], [half, -h], [half - end, 0], [knee - w / 2, 0], [k.m * h - knee - w / 2, -step], [-half, -step],
    ]);
  }),
  macron: mark((k, { t }) => {
    const half = 160 * k.style.width + t / 4;
    const shape = k.bar(-half, half, -t * 0.42, { start: k.tip, end: k.tip, h: t * 0.84 });
    return shape.move(-shape.bounds.cx, 0);
  }),
  breve: mark(cup),
  ring: mark((k, { tall, t }) => {
    const half = t * 0.8 + 75 * k.style.width;
    const thin = { v: t * 0.8, h: t * 0.74, s: t * 0.76 };
    return k.frame(-half, -tall - t * 0.5, half, 0, { tl: tall * 0.55, br: tall * 0.55 }, thin).shape;
  }),
  diaeresis: mark((k, place) => dots(k, place, 2)),
  dotAbove: mark((k, place) => dots(k, place, 1)),
  doubleAcute: mark((k, { tall, tx }) => {
    const one = k.slash(0, 0, -tall, tx * 0.9);
    const both = one.union(one.move(tx * 0.9 + 70 * k.style.width, 0));
    return both.move(-both.bounds.cx + k.m * tall * 0.15, 0);
  }),
  hookAbove: mark((k, { tall, t }) => {
    const half = 95 * k.style.width + t / 3;
    const shape = k.band([[-half, -tall * 1.15], [half, -tall * 1.15], [half, -tall * 0.35], [half - k.m * tall * 0.35, 0]], { start: k.tip, end: 'level', thickness: { v: t * 0.9, h: t * 0.8, s: t * 0.85 } });
    return shape;
  }),
  horn: mark((k, { tall, t }) => k.band([[-t, t * 0.8], [t * 0.4, t * 0.8], [t * 0.4, -tall * 0.8]], { ink: 'left', thickness: { v: t, h: t * 0.85, s: t } })),
  dotBelow: mark((k, place) => {
    const dot = dots(k, place, 1);
    return dot.move(0, -dot.bounds.top + 70 + 0.08 * k.style.stem);
  }),
  commaBelow: mark(commaBelow),
  cedilla: mark((k, { tall, t, tx }) => {
    // A bolt: down the slope, one step to the right, down the slope again.
    const [leg, w] = [0.62 * tall, 0.92 * tx];
    const overlap = t * 0.4;
    const step = 0.5 * w;
    const first = k.slash(-w / 2 - k.m * leg * 0.6, leg, -overlap, w);
    return first.union(k.slash(-w / 2 - k.m * leg * 1.6 + step, 2 * leg, 0.6 * leg, w));
  }),
  ogonek: mark((k, { tall, t, tx }) => {
    const deep = tall * 0.95;
    const w = tx * 0.85;
    const h = t * 0.78;
    const overlap = t * 0.9;
    const right = k.m * deep * 0.35 + w;
    const cut = k.tip === 'slope' ? k.m * h : 0;
    const shape = k.poly([[-w + k.m * overlap, -overlap], [k.m * overlap, -overlap], [-k.m * (deep - h), deep - h], [right, deep - h], [right - cut, deep], [-w - k.m * deep, deep]]);
    return shape.move(k.m * deep * 0.5 + w * 0.2, 0);
  }),
};
