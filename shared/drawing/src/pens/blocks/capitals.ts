import type { Point } from '@fifteen/geometry';
import { type BlockLetter, type Kit, OPEN, ROUND } from './kit.ts';
import { CAP } from './proportions.ts';
import { arms, crossed, fork, halfRing, snake, zed, zigzag } from './strokes.ts';
import { DOWN, LEFT, RIGHT } from './track.ts';

/** Width of H, N and U. */
const wideCapital = (k: Kit): number => k.wide(620 + 0.6 * k.s);
/** Diameter of O, overshoot included. */
const roundCapital = (k: Kit): number => CAP + 2 * k.p.capOver;

const bowlOfO = (k: Kit) => ({ left: 0, right: k.wide(roundCapital(k)), top: -CAP - k.p.capOver, bottom: k.p.capOver });

const A: BlockLetter = (k) => {
  const width = k.wide(740 + 0.95 * k.s);
  const half = k.leanWidth(width / 2 - k.s / 2, CAP) / 2;
  const bar = k.b * 0.8;
  const top = -CAP * 0.37;
  const outside = (y: number) => ((width / 2 - half) * -y) / CAP;
  const crossbar = k.d.polygon([[outside(top), top], [width - outside(top), top], [width - outside(top + bar), top + bar], [outside(top + bar), top + bar]]);
  return {
    parts: [k.lean([width / 2, -CAP], [half, 0]), k.lean([width / 2, -CAP], [width - half, 0]), crossbar],
    left: OPEN * 0.5, right: OPEN * 0.5,
    anchors: { ascender: { at: [width / 2, -CAP], angle: -90, width: 2 * half }, crossbar: k.middle(0, width, top + bar / 2, bar) },
  };
};

const B: BlockLetter = (k) => {
  const level = k.p.storey(CAP, 3);
  const width = k.wide(470 + 0.72 * k.s);
  const middle = -CAP * 0.52;
  return {
    parts: [k.bar(0, -CAP, 0, ['foot', 'foot']), halfRing(k, width * 0.94, -CAP, middle + level / 2, level), halfRing(k, width, middle - level / 2, 0, level, k.s)],
    right: ROUND * 1.1, anchors: { ascender: k.head(0, -CAP), crossbar: k.middle(0, width * 0.8, middle, level) },
  };
};

function openRing(k: Kit, share: number) {
  const { right: full, top, bottom } = bowlOfO(k);
  const r = Math.min(full, bottom - top) / 2;
  const width = full * share;
  return {
    width, r, full,
    part: k.track(
      [width, top + k.b / 2], LEFT,
      [['go', width - r], ['left', r], ['go', bottom - top - 2 * r], ['left', r], ['go', width - r]],
      ['free', 'free'],
    ),
  };
}

const C: BlockLetter = (k) => {
  const { part, width } = openRing(k, 0.79);
  return { parts: [part], left: ROUND, right: OPEN, anchors: { ...k.bowl(bowlOfO(k)), tail: k.side(width, k.p.capOver - k.b / 2, 0) } };
};

const D: BlockLetter = (k) => {
  const width = k.wide(660 + 0.62 * k.s);
  return { parts: [k.bar(0, -CAP, 0, ['foot', 'foot']), halfRing(k, width, -CAP, 0)], right: ROUND, anchors: { ascender: k.head(0, -CAP), ...k.bowl({ left: 0, right: width, top: -CAP, bottom: 0 }, k.s, k.b) } };
};

const E: BlockLetter = (k) => {
  const level = k.p.storey(CAP, 3);
  const width = k.wide(410 + 0.72 * k.s);
  const middle = -CAP * 0.52;
  return {
    parts: [
      k.bar(0, -CAP, 0, ['foot', 'foot']),
      k.d.union(k.beam(0, width * 0.97, -CAP, ['foot', 'free'], level), k.beam(0, width, -level, ['foot', 'free'], level)),
      k.beam(0, width * 0.9, middle - level / 2, ['foot', 'free'], level),
    ],
    right: OPEN * 1.5, anchors: { ascender: k.head(0, -CAP), crossbar: k.middle(0, width * 0.9, middle, level), tail: k.side(width, -level / 2, 0, level) },
  };
};

const F: BlockLetter = (k) => {
  const width = k.wide(390 + 0.7 * k.s);
  const middle = -CAP * 0.48;
  return {
    parts: [k.bar(0, -CAP, 0, ['foot', 'foot']), k.beam(0, width, -CAP), k.beam(0, width * 0.9, middle - k.b / 2)],
    right: 0.4, anchors: { ascender: k.head(0, -CAP), crossbar: k.middle(0, width * 0.9, middle) },
  };
};

const G: BlockLetter = (k) => {
  const { part, width, full } = openRing(k, 0.83);
  const top = -CAP * 0.53;
  const inner = width * 0.52;
  const hole = -CAP - k.p.capOver + k.b;
  const spur = k.d.union(k.beam(inner, width, top, ['free', 'foot']), k.bar(width - k.s, top, k.p.capOver, ['foot', 'foot']));
  return { parts: [part, spur], left: ROUND, right: 0.8, anchors: { bowl: k.bowl(bowlOfO(k)).bowl, counter: { cx: full / 2, cy: (top + hole) / 2, r: (top - hole) / 2 }, crossbar: k.middle(inner, width - k.s, top + k.b / 2) } };
};

const H: BlockLetter = (k) => {
  const width = wideCapital(k);
  const middle = -CAP * 0.52;
  return {
    parts: [k.bar(0, -CAP, 0), k.beam(0, width, middle - k.b / 2, ['plain', 'plain']), k.bar(width - k.s, -CAP, 0)],
    anchors: { ascender: k.top(0, -CAP), crossbar: k.middle(0, width, middle) },
  };
};

const I: BlockLetter = (k) => ({ parts: [k.bar(0, -CAP, 0)], anchors: { ascender: k.top(0, -CAP) } });

const J: BlockLetter = (k) => {
  const width = k.wide(360 + 0.62 * k.s);
  const r = Math.max(k.s + 40, k.wide(300));
  const bottom = k.p.capOver;
  const hook = k.track([width - k.s / 2, -CAP], DOWN, [['go', CAP + bottom - r], ['right', r], ['go', width - r]], ['free', 'free']);
  return { parts: [hook], left: OPEN * 0.8, anchors: { ascender: k.top(width - k.s, -CAP), tail: k.side(0, bottom - k.b / 2, 180) } };
};

const K: BlockLetter = (k) => {
  const width = k.wide(600 + 0.56 * k.s);
  return { parts: [k.bar(0, -CAP, 0), ...arms(k, width, -CAP, 0)], right: 0.7, anchors: { ascender: k.top(0, -CAP), tail: { at: [width - k.s / 2, 0], angle: 90, width: k.s } } };
};

const L: BlockLetter = (k) => {
  const width = k.wide(380 + 0.72 * k.s);
  return { parts: [k.bar(0, -CAP, 0), k.beam(0, width, -k.b)], right: OPEN * 0.8, anchors: { ascender: k.top(0, -CAP), tail: k.side(width, -k.b / 2, 0) } };
};

const M: BlockLetter = (k) => {
  const width = k.wide(780 + 0.95 * k.s);
  const half = k.leanWidth(width / 2 - k.s / 2, CAP) / 2;
  return {
    parts: [k.bar(0, -CAP, 0, ['foot', 'foot']), k.lean([half, -CAP], [width / 2, 0]), k.lean([width - half, -CAP], [width / 2, 0]), k.bar(width - k.s, -CAP, 0, ['foot', 'foot'])],
    anchors: { ascender: k.head(0, -CAP) },
  };
};

const N: BlockLetter = (k) => {
  const width = wideCapital(k) * 1.03;
  const half = k.leanWidth(width - k.s, CAP) / 2;
  return {
    parts: [k.bar(0, -CAP, 0, ['foot', 'foot']), k.lean([half, -CAP], [width - half, 0]), k.bar(width - k.s, -CAP, 0)],
    anchors: { ascender: k.head(0, -CAP) },
  };
};

const O: BlockLetter = (k) => ({ parts: [k.ring(bowlOfO(k))], left: ROUND, right: ROUND, anchors: k.bowl(bowlOfO(k)) });

/** Bar and half ring of P and R, and where the half ring ends. */
function pee(k: Kit, depth: number) {
  const width = k.wide(480 + 0.68 * k.s);
  const bottom = -CAP + CAP * depth + k.b / 2;
  return { width, bottom, parts: [k.bar(0, -CAP, 0, ['foot', 'foot']), halfRing(k, width, -CAP, bottom)], bowl: k.bowl({ left: 0, right: width, top: -CAP, bottom }, k.s, k.b) };
}

const P: BlockLetter = (k) => {
  const { parts, bowl } = pee(k, 0.52);
  return { parts, right: ROUND * 0.7, anchors: { ascender: k.head(0, -CAP), ...bowl } };
};

const Q: BlockLetter = (k) => {
  const sides = bowlOfO(k);
  const { bowl, counter } = k.bowl(sides);
  // The tail crosses a light ring; in a heavy one it starts in the stroke and leaves the hole round.
  const corner: Point = [sides.right - bowl.r, k.p.capOver - bowl.r];
  const from = Math.min(counter.r + 0.3 * k.s, counter.r - 0.9 * (counter.r - 0.62 * bowl.r));
  const to = bowl.r + 130;
  const tail = k.bar(-k.s / 2, from, to, ['foot', 'foot']).rotate(-45).move(...corner);
  const end: Point = [corner[0] + to / Math.SQRT2, corner[1] + to / Math.SQRT2];
  return { parts: [k.ring(sides), tail], left: ROUND, right: ROUND * 0.7, anchors: { bowl, counter: { ...counter, r: Math.min(counter.r, from) }, tail: { at: end, angle: 45, width: k.s } } };
};

const R: BlockLetter = (k) => {
  const { parts, width, bottom, bowl } = pee(k, 0.5);
  const right = width * 1.02;
  const r = Math.max(k.s, Math.min(-(bottom - k.b), right - k.s));
  const leg = k.track([k.s, bottom - k.b / 2], RIGHT, [['go', right - r - k.s], ['right', r], ['go', -(bottom - k.b) - r]], ['plain', 'foot']);
  return { parts: [...parts, leg], right: 0.75, anchors: { ascender: k.head(0, -CAP), tail: { at: [right - k.s / 2, 0], angle: 90, width: k.s }, ...bowl } };
};

const S: BlockLetter = (k) => {
  const width = k.wide(500 + 0.66 * k.s);
  const { parts, level, start } = snake(k, width, -CAP - k.p.capOver, k.p.capOver);
  return { parts, left: OPEN * 1.3, right: OPEN * 1.4, anchors: { tail: k.side(...start, 180, level) } };
};

const T: BlockLetter = (k) => {
  const width = k.wide(550 + 0.5 * k.s);
  return { parts: [k.bar((width - k.s) / 2, -CAP, 0, ['foot', 'foot']), k.beam(0, width, -CAP, ['free', 'free'])], left: 0.36, right: 0.36, anchors: { ascender: k.head((width - k.s) / 2, -CAP), crossbar: k.middle(0, width, -CAP + k.b / 2) } };
};

const U: BlockLetter = (k) => {
  const width = wideCapital(k);
  const r = width / 2;
  const left = k.track([k.s / 2, -CAP], DOWN, [['go', CAP + k.p.capOver - r], ['left', r], ['left', r]], ['free', 'plain']);
  const right = k.bar(width - k.s, -CAP, -r + k.p.capOver, ['free', 'plain']);
  const lower = k.track([width - k.s / 2, -r + k.p.capOver], DOWN, [['go', 1], ['right', r]], ['plain', 'plain']);
  return { parts: [left, k.d.union(right, lower)], left: 0.95, right: 0.95, anchors: { ascender: k.top(0, -CAP) } };
};

const V: BlockLetter = (k) => {
  const width = k.wide(720 + 0.92 * k.s);
  const half = k.leanWidth(width / 2 - k.s / 2, CAP) / 2;
  return { parts: zigzag(k, [half, width / 2, width - half], -CAP, 0), left: OPEN * 0.5, right: OPEN * 0.5 };
};

const W: BlockLetter = (k) => {
  const width = k.wide(1060 + 1.15 * k.s);
  const thickness = k.p.lean * (1 - (0.06 * k.s) / 220);
  const half = k.leanWidth(width / 4 - k.s / 4, CAP, thickness) / 2;
  const step = (width - 2 * half) / 4;
  return { parts: zigzag(k, [0, 1, 2, 3, 4].map((i) => half + i * step), -CAP, 0, thickness), left: OPEN * 0.5, right: OPEN * 0.5 };
};

const Xi: BlockLetter = (k) => ({ parts: crossed(k, k.wide(640 + 0.62 * k.s), -CAP, 0), left: 0.5, right: 0.5 });

const Y: BlockLetter = (k) => {
  const width = k.wide(600 + 0.62 * k.s);
  return { parts: fork(k, width, { top: -CAP, bottom: -CAP * 0.34, foot: 0 }), left: 0.7, right: 0.7, anchors: { ascender: k.top(0, -CAP) } };
};

const Z: BlockLetter = (k) => {
  const { parts, level } = zed(k, k.wide(580 + 0.5 * k.s), CAP);
  return { parts, left: OPEN * 1.3, right: OPEN * 1.3, anchors: { crossbar: k.middle(0, 580, -level / 2, level) } };
};

export const capitals: Readonly<Record<string, BlockLetter>> = { A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X: Xi, Y, Z };
