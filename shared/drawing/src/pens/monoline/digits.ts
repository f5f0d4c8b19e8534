import type { Point } from '@fifteen/geometry';
import { wide } from './capitals.ts';
import { type Drawings, type Kit, type Sides, endAt } from './kit.ts';
import { acute, touch } from './strokes.ts';

const ROUND = 0.5;

/** Radius of the round of 6 and 9. */
function six(k: Kit, isTurned: boolean): Sides {
  const { s, h, c, cap, OV } = k.p;
  const r = 312 + s * 0.06 - h / 2;
  const rx = (r + h / 2 + Math.max(0, s - 130) * 0.1 - s / 2) * k.p.wide;
  const cx = rx + c / 2;
  const at = (x: number, y: number): Point => (isTurned ? [2 * cx - x, cap - y] : [x, y]);
  const cy = OV - r - h / 2;
  const top: Point = [cx + rx * 0.5 + s * 0.12, cap];
  // The straight stroke touches the round on its left.
  const angle = touch(cx, cy, rx, r, top, -1);
  const radians = (angle * Math.PI) / 180;
  const foot: Point = [cx + rx * Math.cos(radians), cy + r * Math.sin(radians)];
  k.ring(...at(cx, cy), rx, r);
  k.beam(at(...foot), at(...top), 'hidden', isTurned ? 'levelFoot' : 'levelFree', 1.0);
  const [x, y] = at(cx, cy);
  return { left: ROUND, right: ROUND, anchors: { bowl: { cx: x, cy: y, r: r + h / 2 }, counter: { cx: x, cy: y, r: Math.min(rx - c / 2, r - h / 2) } } };
}

export const DIGITS: Drawings = {
  0: (k) => {
    const { RY, c, cap } = k.p;
    const rx = wide(k, 670) / 2 - c / 2;
    const [cx, cy] = [rx + c / 2, cap / 2];
    const nodes = k.arc(cx, cy, rx, RY, 0, 360).slice(0, 4).map((node) => ({ ...node, tension: node.tension * (Math.abs(Math.sin((node.in * Math.PI) / 180)) > 0.5 ? 1.08 : 1) }));
    k.loop(nodes);
    return { left: ROUND, right: ROUND, anchors: { bowl: { cx, cy, r: rx + c / 2 }, counter: { cx, cy, r: rx - c / 2 } } };
  },
  1: (k) => {
    const { s, cap, wide } = k.p;
    const x = 235 * wide + s * 0.5;
    k.line(k.path([[s * 0.3, cap * 0.795], [x, cap + s * 0.06], [x, 0]], { level: cap }), 'free', 'foot');
    return { left: 0.35, right: 0.9, anchors: { ascender: endAt(x, cap, -90, s) } };
  },
  2: (k) => {
    const { s, h, c, cap, OV } = k.p;
    const width = wide(k, 600);
    const rx = width / 2 - c / 2 - 8;
    const ry = Math.min(rx * 1.04, 280);
    const cx = width / 2 - 6;
    const cy = cap - OV + h / 2 + ry;
    const corner: Point = [s * 0.72, -h / 2];
    const until = touch(cx, cy, rx, ry, corner, -1);
    const down = k.arc(cx, cy, rx, ry, 194, until + (until < 194 ? 360 : 0), { 270: 1 });
    const last = down.at(-1)!;
    const slope = (Math.atan2(corner[1] - last.y, corner[0] - last.x) * 180) / Math.PI;
    k.line([...down.slice(0, -1), k.n(last.x, last.y, slope), k.n(...corner, slope, { out: 0, r: acute(k) }), k.n(width, -h / 2, 0)], 'free', 'free');
    return { left: 0.4, right: 0.4 };
  },
  3: (k) => {
    const { h, c, cap, OV, dense } = k.p;
    const w = dense / h;
    const width = wide(k, 600);
    const [yt, yb] = [cap - OV + (h * w) / 2, OV - (h * w) / 2];
    const ym = yt + (yb - yt) * 0.475;
    const rl = width / 2 - c / 2;
    const ru = rl - 26 * k.p.wide;
    const cx = rl + c / 2;
    const inner = cx - rl * 0.22;
    const [au, al] = [(ym - yt) / 2, (yb - ym) / 2];
    const upper = k.arc(cx, yt + au, ru, au, 200, 450, { 270: w, 90: w });
    const lower = k.arc(cx, yb - al, rl, al, -90, 158, { 270: w, 90: w });
    k.line([...upper, k.n(inner, ym, 180, { w })], 'free', 'free');
    k.line([k.n(cx - rl * 0.05, ym, 0, { w: w * 0.97 }), ...lower], 'hidden', 'free');
    return { left: 0.4, right: ROUND };
  },
  4: (k) => {
    const { s, h, cap } = k.p;
    const width = wide(k, 680, 0.7);
    const x = width - s * 0.5 - 118 * k.p.wide;
    const y = cap * 0.235;
    const nodes = k.path([[x, 0], [x, cap], [s * 0.72 - 26, y], [width, y]], { r: acute(k) });
    k.line(nodes.map((node, i) => ({ ...node, ...(i === 1 && { level: cap, wOut: node.wOut * 0.94 }), ...(i === 2 && { wIn: node.wIn * 0.94 }) })), 'foot', 'free');
    return { left: 0.25, right: 0.2, anchors: { crossbar: endAt(width / 2, y, 0, h), ascender: endAt(x, cap, -90, s) } };
  },
  5: (k) => {
    const { s, h, c, cap, OV, dense } = k.p;
    const w = dense / h;
    const width = wide(k, 610);
    const rx = width / 2 - c / 2;
    const ry = Math.min(rx * 1.06, 290 + s * 0.06);
    const [cx, cy] = [width - rx - c / 2, OV - (h * w) / 2 - ry];
    const yt = cap + (h * w) / 2;
    const nodes = k.arc(cx, cy, rx, ry, 220, 360 + 156, { 220: k.p.join, 270: w, 90: w });
    const [x, y] = [nodes[0]!.x, nodes[0]!.y + s * 0.3];
    k.line(nodes, 'hidden', 'free');
    const slope = (Math.atan2(y - yt, -s * 0.1) * 180) / Math.PI;
    k.line([k.n(width - 34, yt, 180, { w }), { ...k.n(x + s * 0.1, yt, 180, { w, out: slope }), wOut: s }, { ...k.n(x, y, slope), wIn: s }], 'free', 'levelFoot');
    return { left: 0.4, right: ROUND, anchors: { crossbar: endAt(width / 2, yt, 0, h) } };
  },
  6: (k) => six(k, false),
  7: (k) => {
    const { s, h, cap } = k.p;
    const width = wide(k, 600);
    k.line(k.path([[0, cap + h / 2], [width - s * 0.7, cap + h / 2], [width * 0.3, 0]], { r: acute(k) }), 'free', 'levelFoot');
    return { left: 0.3, right: 0.12 };
  },
  8: (k) => {
    const { h, c, cap, OV, dense } = k.p;
    const w = dense / h;
    const width = wide(k, 630);
    const [yt, yb] = [cap - OV + (h * w) / 2, OV - (h * w) / 2];
    const ym = yt + (yb - yt) * 0.475;
    const rl = width / 2 - c / 2;
    const ru = rl - 30 * k.p.wide;
    const cx = rl + c / 2;
    const flat = { 90: w, 270: w };
    k.ring(cx, (yt + ym) / 2, ru, (ym - yt) / 2, flat);
    k.ring(cx, (ym + yb) / 2, rl, (yb - ym) / 2, flat);
    return { left: ROUND, right: ROUND, anchors: { bowl: { cx, cy: (ym + yb) / 2, r: (yb - ym) / 2 + h / 2 }, counter: { cx, cy: (ym + yb) / 2, r: Math.min(rl - c / 2, (yb - ym) / 2 - (h * w) / 2) } } };
  },
  9: (k) => six(k, true),
};


