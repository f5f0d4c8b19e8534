import { type BlockLetter, type Kit, OPEN, ROUND } from './kit.ts';
import { dotOf } from './lower-case.ts';
import { comma } from './marks.ts';
import { CAP, DESCENT, X_HEIGHT } from './proportions.ts';
import { bow } from './strokes.ts';
import { DOWN, LEFT } from './track.ts';

const X = X_HEIGHT;
/** Height of the middle of signs between figures and letters. */
const MIDDLE = -X * 0.5;

const dotRadius = (k: Kit): number => dotOf(k).r;
const dotAt = (k: Kit, x: number, y: number) => ({ cx: x, cy: y, r: dotRadius(k) });

const period: BlockLetter = (k) => ({ parts: [k.ball(dotRadius(k), -dotRadius(k), dotRadius(k))], left: 0.7, right: 0.7, anchors: { dot: dotAt(k, dotRadius(k), -dotRadius(k)) } });
const middot: BlockLetter = (k) => ({ parts: [k.ball(dotRadius(k), MIDDLE, dotRadius(k))], left: 0.8, right: 0.8, anchors: { dot: dotAt(k, dotRadius(k), MIDDLE) } });
const colon: BlockLetter = (k) => {
  const r = dotRadius(k);
  return { parts: [k.ball(r, -r, r), k.ball(r, -X + r * 1.1, r)], left: 0.7, right: 0.7, anchors: { dot: dotAt(k, r, -X + r * 1.1) } };
};
const semicolon: BlockLetter = (k) => {
  const r = dotRadius(k);
  return { parts: [comma(k), k.ball(r, -X + r * 1.1, r)], left: 0.7, right: 0.7, anchors: { dot: dotAt(k, r, -X + r * 1.1) } };
};
const commaSign: BlockLetter = (k) => ({ parts: [comma(k)], left: 0.7, right: 0.7 });

const raised = (count: number, turned: boolean): BlockLetter => (k) => {
  const one = (turned ? comma(k, 0.92).rotate(180) : comma(k, 0.92)).place({ left: 0, top: -CAP });
  const step = one.bounds.width + 40 + 0.1 * k.s;
  return { parts: Array.from({ length: count }, (_, i) => one.move(i * step, 0)), left: 0.5, right: 0.5 };
};
const low = (count: number): BlockLetter => (k) => {
  const one = comma(k, 0.92);
  const step = one.bounds.width + 40 + 0.1 * k.s;
  return { parts: Array.from({ length: count }, (_, i) => one.move(i * step, 0)), left: 0.5, right: 0.5 };
};
const straight = (count: number): BlockLetter => (k) => {
  const step = k.s * 0.86 + 50 + 0.1 * k.s;
  return { parts: Array.from({ length: count }, (_, i) => k.bar(i * step, -CAP, -CAP + 300, ['foot', 'foot'], k.s * 0.86)), left: 0.6, right: 0.6 };
};
const dash = (length: (k: Kit) => number, y = MIDDLE): BlockLetter => (k) => {
  const t = k.b * 0.86;
  const width = length(k);
  return { parts: [k.beam(0, width, y - t / 2, ['foot', 'foot'], t)], left: 0.5, right: 0.5, anchors: { crossbar: k.middle(0, width, y, t) } };
};

const plus: BlockLetter = (k) => {
  const side = k.wide(480 + 0.6 * k.s);
  const y = MIDDLE - side / 2;
  const t = (k.s + k.b) / 2;
  return {
    parts: [k.beam(0, side, MIDDLE - t / 2, ['foot', 'foot'], t), k.bar((side - t) / 2, y, y + side, ['foot', 'foot'], t)],
    left: 0.5, right: 0.5, anchors: { crossbar: k.middle(0, side, MIDDLE, t), stemTop: { at: [side / 2, y], angle: -90, width: t } },
  };
};

const equals: BlockLetter = (k) => {
  const width = k.wide(420 + 0.5 * k.s);
  const t = k.b * 0.78;
  const gap = Math.max(90, t * 0.7);
  return { parts: [k.beam(0, width, MIDDLE - gap / 2 - t, ['foot', 'foot'], t), k.beam(0, width, MIDDLE + gap / 2, ['foot', 'foot'], t)], left: 0.5, right: 0.5 };
};

const exclamation: BlockLetter = (k) => {
  const r = dotRadius(k);
  const x = r - k.s / 2;
  return { parts: [k.bar(x, -CAP, -2 * r - 90, ['free', 'foot']), k.ball(r, -r, r)], left: 0.9, right: 0.9, anchors: { ascender: k.top(x, -CAP), dot: dotAt(k, r, -r) } };
};

const question: BlockLetter = (k) => {
  const r = dotRadius(k);
  const width = k.wide(450 + 0.6 * k.s);
  const level = k.b * 0.92;
  const stemBottom = -2 * r - 90;
  const over = k.p.capOver;
  const bend = -CAP * 0.44;
  const stem = width * 0.5 - k.s / 2;
  const turn = Math.max(k.s, level) + 6;
  const hook = bow(k, {
    from: 0, edge: width, to: stem + turn, top: -CAP - over, bottom: bend + level / 2, ends: ['free', 'foot'], level,
    more: [['left', turn], ['go', Math.max(k.tip(k.s), stemBottom - (bend - level / 2 + turn))]],
  });
  const { bounds } = hook;
  const x = bounds.left < 0 ? -bounds.left : 0;
  const foot = stem + k.s / 2 + x;
  return { parts: [hook.move(x, 0), k.ball(foot, -r, r)], left: OPEN * 1.4, right: ROUND, anchors: { dot: dotAt(k, foot, -r), tail: k.side(x, -CAP - over + level / 2, 180, level) } };
};

const slash: BlockLetter = (k) => {
  const width = k.wide(430 + 0.5 * k.s);
  const half = k.leanWidth(width - k.s, CAP + 160) / 2;
  return { parts: [k.lean([width - half, -CAP - 60], [half, 100])], left: OPEN, right: OPEN };
};

const paren = (turned: boolean): BlockLetter => (k) => {
  const top = -CAP - 60;
  const bottom = DESCENT * 0.6;
  const r = Math.max(k.s, k.wide(300));
  const t = k.b * 0.9;
  const width = r + 10;
  const part = k.track([width, top + t / 2], LEFT, [['go', width - r], ['left', r], ['go', bottom - top - 2 * r], ['left', r], ['go', width - r]], ['free', 'free'], { level: t, upright: k.s * 0.92 });
  return { parts: [turned ? part.flipX(width / 2) : part], left: turned ? OPEN : 0.7, right: turned ? 0.7 : OPEN };
};

/** An open e and a t in one: two half rings, and a bar that crosses the end of the lower one. */
const ampersand: BlockLetter = (k) => {
  const over = k.p.capOver;
  const level = k.p.storey(CAP, 3);
  const middle = -CAP * 0.53;
  const stem = k.wide(430 + 0.5 * k.s);
  const inset = k.wide(44);
  const right = Math.min((over - (middle - level / 2)) / 2, (stem + k.s) / 2);
  const inner = Math.min(stem - k.wide(90) - 0.3 * k.s, stem * 0.66);
  const head = bow(k, { from: stem * 0.9, edge: inset, to: inner, top: -CAP - over, bottom: middle + level / 2, level });
  const rise = -middle + level * 0.5 + 60;
  const body = bow(k, { from: inner, edge: 0, to: stem + k.s - right, top: middle - level / 2, bottom: over, level, more: [['left', right], ['go', rise - right + over]] });
  const bar = k.beam(stem - k.wide(50), stem + k.s + k.wide(110), middle - level * 0.42, ['plain', 'free'], level * 0.84);
  return { parts: [head, body, bar], left: ROUND, right: OPEN, anchors: { crossbar: k.middle(stem, stem + k.s, middle, level * 0.84) } };
};

/** A small a within an open ring that starts at its foot. */
const at: BlockLetter = (k) => {
  const t = Math.min(k.s * 0.6, 140);
  const gap = Math.max(t * 0.74, 66);
  const [top, bottom] = [-CAP - 20, 160];
  const inner = { top: top + t + gap, bottom: bottom - t - gap };
  const size = inner.bottom - inner.top;
  const bowl = k.wide(size);
  const left = t + gap;
  const x = left + bowl - t;
  const right = x + t + gap + t;
  const r = Math.min(right, bottom - top) / 2;
  const turn = (2 * t + gap) / 2;
  const foot = inner.bottom + 10;
  const near = Math.sqrt(Math.max(0, (r - t - gap * 0.7) ** 2 - (x + t - r) ** 2));
  const head = Math.max(inner.top, top + r - near);
  const ring = k.track(
    [x + t / 2, head], DOWN,
    [['go', foot - head - turn], ['left', turn], ['left', turn], ['go', foot - turn - top - r], ['left', r], ['go', right - 2 * r], ['left', r], ['go', bottom - top - 2 * r], ['left', r], ['go', right * 0.8 - r]],
    ['foot', 'free'], { upright: t, level: t },
  );
  const ringed = k.ring({ left, right: left + bowl, ...inner }, t);
  return { parts: [ring, ringed], left: ROUND, right: ROUND };
};

const underscore: BlockLetter = (k) => ({ parts: [k.beam(0, k.wide(600), DESCENT - k.b * 0.6, ['plain', 'plain'], k.b * 0.6)], left: 0.1, right: 0.1 });

const asterisk: BlockLetter = (k) => {
  const t = k.s * 0.62;
  const reach = 200 + 0.12 * k.s;
  const arm = k.bar(-t / 2, -reach, reach, ['foot', 'foot'], t);
  return { parts: [0, 60, 120].map((angle) => arm.rotate(angle).move(reach, -CAP + reach)), left: 0.4, right: 0.4 };
};

export const signs: Readonly<Record<string, BlockLetter>> = {
  '.': period, '·': middot, '•': middot, ':': colon, ';': semicolon, ',': commaSign,
  '’': raised(1, false), '‘': raised(1, true), '”': raised(2, false), '“': raised(2, true), '‚': low(1), '„': low(2), "'": straight(1), '"': straight(2),
  '-': dash((k) => k.wide(250 + 0.4 * k.s)), '‐': dash((k) => k.wide(250 + 0.4 * k.s)), '–': dash((k) => k.wide(440 + 0.5 * k.s)), '—': dash((k) => k.wide(760 + 0.5 * k.s)), '−': dash((k) => k.wide(420 + 0.5 * k.s)),
  '+': plus, '=': equals, '!': exclamation, '?': question, '/': slash, '(': paren(false), ')': paren(true), '&': ampersand, '@': at, _: underscore, '*': asterisk,
};
