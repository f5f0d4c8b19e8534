import { type BlockLetter, type Kit, OPEN, ROUND } from './kit.ts';
import { CAP, DESCENT, X_HEIGHT } from './proportions.ts';
import { arch, arms, crossed, cup, snake, tailLevel, tailMiddle, tailed, zed, zigzag } from './strokes.ts';
import { DOWN, LEFT, UP } from './track.ts';

const X = X_HEIGHT;

/** Width of n, h and u at width 1. */
export const archWidth = (stem: number): number => 584 + 0.34 * stem;
/** Width of each of the two arches of m, which share the stem in the middle. */
const smallArchWidth = (k: Kit): number => k.wide(486 + 0.52 * k.s);
/** Height of the dot's center, and its radius. */
export const dotOf = (k: Kit): { cy: number; r: number } => {
  const r = Math.max(k.s * 0.56, k.s / 2 + 4);
  return { cy: -X - Math.max(74, 150 - 0.34 * k.s) - r, r };
};

/** The ring of c and e, open at the right. */
const c: BlockLetter = (k) => {
  const over = k.p.over;
  const full = k.wide(k.disc);
  const r = Math.min(k.disc, full) / 2;
  const width = full * 0.84;
  const part = k.track(
    [width, -X - over + k.b / 2], LEFT,
    [['go', width - r], ['left', r], ['go', k.disc - 2 * r], ['left', r], ['go', width - r]],
    ['free', 'free'],
  );
  const { bowl, counter } = k.smallBowl(0, full);
  return { parts: [part], left: ROUND, right: OPEN, anchors: { bowl, counter, tail: k.side(width, over - k.b / 2, 0) } };
};

const e: BlockLetter = (k) => {
  const over = k.p.over;
  const width = k.wide(k.disc);
  const level = k.p.storey(X, 3);
  const r = Math.min(k.disc, width) / 2;
  const bar = level * 0.84;
  const free = k.disc - 2 * level - bar;
  const barTop = -X - over + level + free * 0.6;
  const foot = width * 0.93;
  const ring = k.track(
    [width - k.s / 2, barTop + bar], UP,
    [['go', barTop + bar - (-X - over + r)], ['left', r], ['go', width - 2 * r], ['left', r], ['go', k.disc - 2 * r], ['left', r], ['go', foot - r]],
    ['plain', 'free'], { level },
  );
  const disc = k.d.rect(0, -X - over, width, k.disc, r);
  const crossbar = k.d.rect(0, barTop, width, bar).intersect(disc);
  return {
    parts: [ring, crossbar], left: ROUND, right: ROUND * 0.9,
    anchors: {
      bowl: k.smallBowl(0, width).bowl,
      counter: { cx: width / 2, cy: (barTop - X - over + level) / 2, r: (barTop + X + over - level) / 2 },
      crossbar: k.middle(0, width, barTop + bar / 2, bar),
      tail: k.side(foot, over - level / 2, 0, level),
    },
  };
};

const a: BlockLetter = (k) => {
  const width = k.wide(k.disc);
  return { parts: [k.small(), k.bar(width - k.s, -X + k.meetSmall, -k.meetSmall)], left: ROUND, anchors: { ...k.smallBowl(), stemTop: k.top(width - k.s, -X + k.meetSmall) } };
};

const b: BlockLetter = (k) => ({ parts: [k.bar(0, -CAP, -k.meetSmall), k.small()], right: ROUND, anchors: { ...k.smallBowl(), ascender: k.top(0, -CAP) } });

const d: BlockLetter = (k) => {
  const x = k.wide(k.disc) - k.s;
  return { parts: [k.small(), k.bar(x, -CAP, -k.meetSmall)], left: ROUND, anchors: { ...k.smallBowl(), ascender: k.top(x, -CAP) } };
};

const f: BlockLetter = (k) => {
  const x = k.wide(70);
  const r = Math.max(k.s + 34, k.wide(255));
  const right = x + r + Math.max(k.wide(70), k.tip(k.b));
  const cane = k.track([x + k.s / 2, 0], UP, [['go', CAP - r], ['right', r], ['go', right - x - r]], ['foot', 'free']);
  return {
    parts: [cane, k.beam(0, right - k.wide(12), -X)], left: 0.36, right: 0.4,
    anchors: { ascender: k.side(right, -CAP + k.b / 2, 0), crossbar: k.middle(0, right, -X + k.b / 2) },
  };
};

const g: BlockLetter = (k) => {
  const width = k.wide(k.disc);
  const x = width - k.s;
  const reach = width * 0.88;
  return {
    parts: [k.small(), tailed(k, x, reach, { top: -X + k.meetSmall })], left: ROUND,
    anchors: { ...k.smallBowl(), stemTop: k.top(x, -X + k.meetSmall), descender: k.side(width - reach, tailMiddle(k), 180, tailLevel(k)) },
  };
};

const h: BlockLetter = (k) => ({ parts: [k.bar(0, -CAP, 0), arch(k, 0, k.wide(archWidth(k.s)))], right: 0.9, anchors: { ascender: k.top(0, -CAP) } });

const dotless: BlockLetter = (k) => ({ parts: [k.bar(0, -X, 0)], anchors: { stemTop: k.top(0, -X) } });

const i: BlockLetter = (k) => {
  const { cy, r } = dotOf(k);
  const x = Math.max(0, r - k.s / 2);
  return { parts: [k.bar(x, -X, 0), k.ball(x + k.s / 2, cy, r)], anchors: { stemTop: k.top(x, -X), dot: { cx: x + k.s / 2, cy, r } } };
};

const dotlessJ: BlockLetter = (k) => {
  const reach = k.s + k.wide(130);
  const x = reach - k.s;
  return { parts: [tailed(k, x, reach)], left: -0.35, anchors: { stemTop: k.top(x, -X), descender: k.side(0, tailMiddle(k), 180, tailLevel(k)) }, markX: x + k.s / 2 };
};

const j: BlockLetter = (k) => {
  const { cy, r } = dotOf(k);
  const { parts, anchors, markX } = dotlessJ(k);
  return { parts: [...parts, k.ball(markX!, cy, r)], left: -0.35, anchors: { ...anchors, dot: { cx: markX!, cy, r } } };
};

const kay: BlockLetter = (k) => {
  const width = k.wide(430 + 0.62 * k.s);
  return { parts: [k.bar(0, -CAP, 0), ...arms(k, width, -X, 0)], right: 0.7, anchors: { ascender: k.top(0, -CAP), tail: { at: [width - k.s / 2, 0], angle: 90, width: k.s } } };
};

const l: BlockLetter = (k) => ({ parts: [k.bar(0, -CAP, 0)], anchors: { ascender: k.top(0, -CAP) } });

const m: BlockLetter = (k) => {
  const width = smallArchWidth(k);
  const top = -X + k.meetArch(width);
  return { parts: [k.bar(0, top, 0), arch(k, 0, width), arch(k, width - k.s, width)], right: 0.9, anchors: { stemTop: k.top(0, top) } };
};

const n: BlockLetter = (k) => {
  const top = -X + k.meetArch(k.wide(archWidth(k.s)));
  return { parts: [k.bar(0, top, 0), arch(k, 0, k.wide(archWidth(k.s)))], right: 0.9, anchors: { stemTop: k.top(0, top) } };
};

const o: BlockLetter = (k) => ({ parts: [k.small()], left: ROUND, right: ROUND, anchors: k.smallBowl() });

const p: BlockLetter = (k) => ({
  parts: [k.bar(0, -X + k.meetSmall, DESCENT, ['free', 'free']), k.small()], right: ROUND,
  anchors: { ...k.smallBowl(), stemTop: k.top(0, -X + k.meetSmall), descender: k.foot(0, DESCENT) },
});

const q: BlockLetter = (k) => {
  const x = k.wide(k.disc) - k.s;
  return {
    parts: [k.small(), k.bar(x, -X + k.meetSmall, DESCENT, ['free', 'free'])], left: ROUND,
    anchors: { ...k.smallBowl(), stemTop: k.top(x, -X + k.meetSmall), descender: k.foot(x, DESCENT) },
  };
};

const r: BlockLetter = (k) => {
  const radius = k.wide(archWidth(k.s)) / 2;
  const right = Math.max(radius + Math.max(30, k.tip(k.b)), k.s + k.wide(190));
  const inside = k.branch;
  const curve = k.track([inside + (k.s - inside) / 2, -X + radius - inside / 2], UP, [['right', radius - inside / 2]], ['plain', 'plain'], { upright: k.s - inside });
  const reach = k.beam(radius + inside / 2 - 1, right, -X, ['plain', 'free']);
  // In heavy letters the corner between stem and curve is filled: a nick there looks like a fault.
  const arm = inside > 0 ? curve.union(reach) : k.d.union(curve, reach, k.d.rect(k.s * 0.5, -X, radius - k.s * 0.5, k.b * 0.5));
  return { parts: [k.bar(0, -X, 0, ['foot', 'foot']), arm], right: OPEN * 0.5, anchors: { stemTop: k.head(0, -X), tail: k.side(right, -X + k.b / 2, 0) } };
};

const s: BlockLetter = (k) => {
  const width = k.wide(420 + 0.55 * k.s);
  const { parts, level, start } = snake(k, width, -X - k.p.over, k.p.over);
  return { parts, left: OPEN * 1.3, right: OPEN * 1.4, anchors: { tail: k.side(...start, 180, level) } };
};

const t: BlockLetter = (k) => {
  const x = k.wide(84);
  const r = Math.max(k.s + 34, k.wide(240));
  const right = x + r + Math.max(k.wide(56), k.tip(k.b));
  const top = -X - 190;
  const cane = k.track([x + k.s / 2, top], DOWN, [['go', -top - r], ['left', r], ['go', right - x - r]], ['free', 'free']);
  return {
    parts: [cane, k.beam(0, right, -X)], left: 0.36, right: 0.42,
    anchors: { ascender: k.top(x, top), crossbar: k.middle(0, right, -X + k.b / 2), tail: k.side(right, -k.b / 2, 0) },
  };
};

const u: BlockLetter = (k) => {
  const width = k.wide(archWidth(k.s));
  return { parts: [cup(k, 0, width), k.bar(width - k.s, -X, -k.meetArch(width))], left: 0.95, anchors: { stemTop: k.top(width - k.s, -X) } };
};

const v: BlockLetter = (k) => {
  const width = k.wide(540 + 0.82 * k.s);
  const half = k.leanWidth(width / 2 - k.s / 2, X) / 2;
  return { parts: zigzag(k, [half, width / 2, width - half], -X, 0), left: OPEN * 0.6, right: OPEN * 0.6 };
};

const w: BlockLetter = (k) => {
  const width = k.wide(800 + 0.95 * k.s);
  const thickness = k.p.lean * (1 - (0.1 * k.s) / 220);
  const half = k.leanWidth(width / 4 - k.s / 4, X, thickness) / 2;
  const step = (width - 2 * half) / 4;
  return { parts: zigzag(k, [0, 1, 2, 3, 4].map((i) => half + i * step), -X, 0, thickness), left: OPEN * 0.6, right: OPEN * 0.6 };
};

const x: BlockLetter = (k) => ({ parts: crossed(k, k.wide(500 + 0.5 * k.s), -X, 0), left: 0.5, right: 0.5 });

const y: BlockLetter = (k) => {
  const width = k.wide(archWidth(k.s));
  return {
    parts: [cup(k, 0, width), k.bar(width - k.s, -X, DESCENT, ['free', 'free'])], left: 0.95,
    anchors: { stemTop: k.top(width - k.s, -X), descender: k.foot(width - k.s, DESCENT) },
  };
};

const z: BlockLetter = (k) => ({ parts: zed(k, k.wide(490 + 0.45 * k.s), X).parts, left: OPEN * 1.4, right: OPEN * 1.4 });

export const lowerCase: Readonly<Record<string, BlockLetter>> = { a, b, c, d, e, f, g, h, i, ı: dotless, j, ȷ: dotlessJ, k: kay, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z };
