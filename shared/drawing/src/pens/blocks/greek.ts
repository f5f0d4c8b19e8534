import { type BlockLetter, type Kit, OPEN, ROUND, shifted } from './kit.ts';
import { capitals } from './capitals.ts';
import { cyrillic } from './cyrillic.ts';
import { archWidth, lowerCase } from './lower-case.ts';
import { CAP, DESCENT, X_HEIGHT } from './proportions.ts';
import { arch, bow, crossed, cup, fork } from './strokes.ts';
import { DOWN, LEFT, type Step, UP } from './track.ts';

const X = X_HEIGHT;

const Delta: BlockLetter = (k) => {
  const width = k.wide(740 + 0.95 * k.s);
  const half = k.leanWidth(width / 2 - k.s / 2, CAP) / 2;
  const level = k.b * 0.9;
  const inset = (level * (width / 2 - half)) / CAP;
  return {
    parts: [k.lean([width / 2, -CAP], [half, 0]), k.lean([width / 2, -CAP], [width - half, 0]), k.softened([[inset, -level], [width - inset, -level], [width, 0], [0, 0]], 0)],
    left: OPEN * 0.5, right: OPEN * 0.5, anchors: { ascender: { at: [width / 2, -CAP], angle: -90, width: 2 * half }, crossbar: k.middle(0, width, -level / 2, level) },
  };
};

const Theta: BlockLetter = (k) => {
  const O = capitals['O']!(k);
  const { right: width } = O.parts[0]!.bounds;
  const level = k.b * 0.82;
  const middle = -CAP / 2;
  return { parts: [...O.parts, k.beam(k.s * 0.5, width - k.s * 0.5, middle - level / 2, ['plain', 'plain'], level)], left: ROUND, right: ROUND, anchors: { bowl: O.anchors!.bowl!, crossbar: k.middle(0, width, middle, level) } };
};

const Lambda: BlockLetter = (k) => {
  const width = k.wide(720 + 0.92 * k.s);
  const half = k.leanWidth(width / 2 - k.s / 2, CAP) / 2;
  return { parts: [k.lean([width / 2, -CAP], [half, 0]), k.lean([width / 2, -CAP], [width - half, 0])], left: OPEN * 0.5, right: OPEN * 0.5, anchors: { ascender: { at: [width / 2, -CAP], angle: -90, width: 2 * half } } };
};

const Xi: BlockLetter = (k) => {
  const width = k.wide(520 + 0.5 * k.s);
  const level = k.p.storey(CAP, 3);
  return {
    parts: [k.beam(0, width, -CAP, ['free', 'free'], level), k.beam(width * 0.08, width * 0.92, -CAP * 0.51 - level / 2, ['free', 'free'], level), k.beam(0, width, -level, ['foot', 'foot'], level)],
    left: 0.6, right: 0.6, anchors: { crossbar: k.middle(0, width, -CAP * 0.51, level) },
  };
};

const Sigma: BlockLetter = (k) => {
  const width = k.wide(500 + 0.66 * k.s);
  const level = k.p.storey(CAP, 3, 0.12);
  const t = Math.min(k.p.lean, level);
  const side = k.leanWidth(width * 0.62 - t, CAP / 2, t);
  const tip = Math.max(width * 0.66, side + 40);
  const middle = -CAP * 0.505;
  return {
    parts: [
      k.beam(0, width * 0.96, -CAP, ['foot', 'free'], level),
      k.softened([[0, -CAP], [side, -CAP], [tip, middle], [side, 0], [0, 0], [tip - side, middle]]),
      k.beam(0, width, -level, ['foot', 'free'], level),
    ],
    left: OPEN * 1.2, right: OPEN * 1.2, anchors: { tail: k.side(width, -level / 2, 0, level) },
  };
};

const Psi: BlockLetter = (k) => {
  const width = Math.max(k.wide(740 + 0.5 * k.s), 3 * k.s + 2 * 56);
  const bottom = -CAP * 0.26;
  const r = width / 2;
  const depth = Math.min(r, bottom + CAP);
  const bowl = k.track([k.s / 2, -CAP], DOWN, [['go', bottom + CAP - depth], ['left', depth], ['go', width - 2 * depth], ['left', depth], ['go', bottom + CAP - depth]], ['free', 'free']);
  const x = (width - k.s) / 2;
  return { parts: [bowl, k.bar(x, -CAP, 0)], left: 0.8, right: 0.8, anchors: { ascender: k.top(x, -CAP) } };
};

const Omega: BlockLetter = (k) => {
  const inner = k.wide(740 + 0.4 * k.s);
  const out = k.wide(104);
  const level = k.b * 0.9;
  const over = k.p.capOver;
  const r = inner / 2;
  const ring = k.track([out + k.s / 2, 0], UP, [['go', CAP + over - r], ['right', r], ['right', r], ['go', CAP + over - r]], ['plain', 'plain']);
  const width = inner + 2 * out;
  return {
    parts: [ring, k.d.union(k.beam(0, out + k.s, -level, ['foot', 'plain'], level), k.beam(width - out - k.s, width, -level, ['plain', 'foot'], level))],
    left: OPEN, right: OPEN, anchors: { bowl: { cx: width / 2, cy: -CAP - over + r, r } },
  };
};

const alpha: BlockLetter = (k) => {
  const width = k.wide(k.disc);
  const x = width - k.s;
  const r = k.s + 24;
  const reach = Math.max(r + k.tip(k.b * 0.94), k.s + k.wide(110));
  const stem = k.track([x + k.s / 2, -X + k.meetSmall], DOWN, [['go', X - k.meetSmall - r], ['left', r], ['go', reach - r]], ['free', 'free'], { level: k.b * 0.94 });
  return { parts: [k.small(), stem], left: ROUND, right: OPEN, anchors: { ...k.smallBowl(), stemTop: k.top(x, -X + k.meetSmall), tail: k.side(x + reach, -k.b * 0.47, 0, k.b * 0.94) } };
};

const beta: BlockLetter = (k) => {
  const level = k.p.storey(CAP, 3, 0.12);
  const width = k.wide(450 + 0.72 * k.s);
  const middle = -CAP * 0.5;
  const edge = width * 0.93;
  const r = Math.max(k.s, Math.min(edge / 2, (CAP + middle + level / 2) / 2));
  const top = k.track(
    [k.s / 2, DESCENT], UP,
    [['go', CAP + DESCENT - r], ['right', r], ['go', edge - 2 * r], ['right', r], ['go', CAP + middle + level / 2 - 2 * r], ['right', r], ['go', edge - r - k.s]],
    ['free', 'plain'], { level },
  );
  const bowl = bow(k, { from: k.s, edge: width, to: 0, top: middle - level / 2, bottom: k.p.over, ends: ['plain', 'foot'], level });
  return { parts: [top, bowl], right: ROUND, anchors: { descender: k.foot(0, DESCENT) } };
};

const gamma: BlockLetter = (k) => {
  const width = k.wide(560 + 0.42 * k.s);
  return { parts: fork(k, width, { top: -X, bottom: 0, foot: DESCENT }, 'free'), left: 0.75, right: 0.75, anchors: { stemTop: k.top(0, -X), descender: k.foot((width - k.s) / 2, DESCENT) } };
};

const delta: BlockLetter = (k) => {
  const width = k.wide(k.disc);
  const level = k.p.storey(CAP, 4, 0.07);
  const r = width * 0.42;
  const [left, right, top] = [width * 0.06, width * 0.86, -CAP - k.p.over];
  const { bowl, counter } = k.smallBowl();
  const head = k.track([right, top + level / 2], LEFT, [['go', right - r - left], ['left', r], ['go', -X * 0.5 - (top + r)]], ['free', 'plain'], { level });
  const hole = k.d.rect(k.s, -X - k.p.over + k.s, width - 2 * k.s, k.disc - 2 * k.s, Math.min(width, k.disc) / 2 - k.s);
  return { parts: [head.subtract(hole), k.small()], left: ROUND, right: ROUND, anchors: { bowl, counter, ascender: k.side(right, top + level / 2, 0, level) } };
};

/** Two half rings above each other, open at the right. */
const doubleBow = (k: Kit, width: number, top: number, bottom: number, gap = 0.12) => {
  const level = k.p.storey(bottom - top, 3, gap);
  const middle = (top + bottom) / 2 - (bottom - top) * 0.012;
  const inset = width * 0.05;
  const inner = width * 0.76;
  return {
    level, middle,
    parts: [
      bow(k, { from: width * 0.96, edge: inset, to: inner, top, bottom: middle + level / 2, level }),
      bow(k, { from: inner, edge: 0, to: width, top: middle - level / 2, bottom, level }),
    ],
  };
};

const epsilon: BlockLetter = (k) => {
  const width = k.wide(440 + 0.55 * k.s);
  const { parts, level, middle } = doubleBow(k, width, -X - k.p.over, k.p.over);
  return { parts, left: ROUND, right: OPEN * 1.3, anchors: { crossbar: k.middle(width * 0.3, width * 0.76, middle, level), tail: k.side(width, k.p.over - level / 2, 0, level) } };
};

/** The tail of ζ, ξ and ς: a quarter ring that turns down below the line. */
const tailRadius = (k: Kit, level: number): number => Math.max(level, k.s) + 12;
const tail = (k: Kit, level: number): Step[] => [['right', tailRadius(k, level)], ['go', Math.max(k.tip(k.s), DESCENT * 0.8 - tailRadius(k, level) + level)]];

/** The end of a tail whose turn ends at `right`. */
const tailEnd = (k: Kit, right: number, level: number, upright = k.s) => {
  const [turned, go] = tail(k, level);
  return k.foot(right - upright, k.p.over - level + turned![1] + go![1], upright);
};

const zeta: BlockLetter = (k) => {
  const width = k.wide(430 + 0.55 * k.s);
  const level = k.p.storey(CAP, 4, 0.08);
  const upright = Math.min(k.s, level * 1.15);
  const top = -CAP + level + 64;
  const neck = width * 0.92;
  const body = bow(k, { from: neck, edge: 0, to: width - tailRadius(k, level), top, bottom: k.p.over, ends: ['plain', 'free'], level, upright, more: tail(k, level) });
  const bar = k.beam(width * 0.02, neck, -CAP, ['free', 'foot'], level);
  const joint = k.d.rect(neck - upright, -CAP + level * 0.5, upright, 64 + level);
  return { parts: [body.union(joint), bar], left: ROUND, right: OPEN, anchors: { descender: tailEnd(k, width, level, upright) } };
};

const eta: BlockLetter = (k) => {
  const width = k.wide(archWidth(k.s));
  const top = -X + k.meetArch(width);
  const leg = arch(k, 0, width, { bottom: DESCENT, end: 'free' });
  return { parts: [k.bar(0, top, 0), leg], right: 0.9, anchors: { stemTop: k.top(0, top), descender: k.foot(width - k.s, DESCENT) } };
};

const theta: BlockLetter = (k) => {
  const width = k.wide(500 + 0.5 * k.s);
  const sides = { left: 0, right: width, top: -CAP - k.p.over, bottom: k.p.over };
  const level = k.b * 0.8;
  return { parts: [k.ring(sides), k.beam(k.s * 0.5, width - k.s * 0.5, -CAP * 0.5 - level / 2, ['plain', 'plain'], level)], left: ROUND * 1.1, right: ROUND * 1.1, anchors: { bowl: k.bowl(sides).bowl, crossbar: k.middle(0, width, -CAP * 0.5, level) } };
};

const lambda: BlockLetter = (k) => {
  const width = k.wide(500 + 0.72 * k.s);
  const half = k.leanWidth(width * 0.6, CAP) / 2;
  const top = width * 0.12 + half;
  const long = k.lean([top, -CAP], [width - half, 0]);
  const join = -X * 0.62;
  const xAt = top + ((width - half - top) * (CAP + join)) / CAP;
  const inside = k.d.polygon([[-half, -CAP], [top, -CAP], [width - half, 0], [-half, 0]]);
  const short = k.lean([xAt, join], [half, 0], { round: [false, true] }).intersect(inside);
  return { parts: [long, short], left: OPEN * 0.5, right: OPEN * 0.5, anchors: { ascender: { at: [top, -CAP], angle: -90, width: 2 * half } } };
};

const mu: BlockLetter = (k) => {
  const width = k.wide(archWidth(k.s));
  const meet = k.meetArch(width);
  const bowl = cup(k, 0, width);
  return { parts: [bowl, k.bar(width - k.s, -X, -meet), k.bar(0, -X * 0.5, DESCENT, ['plain', 'free'])], anchors: { stemTop: k.top(width - k.s, -X), descender: k.foot(0, DESCENT) } };
};

const xi: BlockLetter = (k) => {
  const width = k.wide(430 + 0.55 * k.s);
  const level = k.p.storey(CAP, 4, 0.075);
  const bottom = k.p.over;
  const neck = -CAP + (bottom + CAP - level) / 3;
  const upright = Math.min(k.s, (neck + level + CAP) / 2 - 8);
  const head = bow(k, { from: width * 0.94, edge: width * 0.06, to: width * 0.8, top: -CAP, bottom: neck + level, level, upright });
  const body = bow(k, { from: width * 0.8, edge: 0, to: width - tailRadius(k, level), top: neck, bottom, level, upright, more: tail(k, level) });
  return { parts: [head, body], left: ROUND, right: OPEN, anchors: { descender: tailEnd(k, width, level, upright) } };
};

const pi: BlockLetter = (k) => {
  const width = k.wide(620 + 0.5 * k.s);
  const level = k.b * 0.88;
  const inset = k.wide(70);
  return { parts: [k.bar(inset, -X, 0, ['plain', 'foot']), k.beam(0, width, -X, ['free', 'free'], level), k.bar(width - inset - k.s, -X, 0, ['plain', 'foot'])], left: OPEN, right: OPEN, anchors: { crossbar: k.middle(0, width, -X + level / 2, level) } };
};

const sigma: BlockLetter = (k) => {
  const width = k.wide(k.disc);
  const level = k.b * 0.88;
  const right = width * 1.06;
  return { parts: [k.small(), k.beam(width * 0.5, right, -X - k.p.over, ['plain', 'free'], level)], left: ROUND, right: OPEN, anchors: { ...k.smallBowl(), tail: k.side(right, -X - k.p.over + level / 2, 0, level) } };
};

const finalSigma: BlockLetter = (k) => {
  const full = k.wide(k.disc);
  const over = k.p.over;
  const r = Math.min(k.disc, full) / 2;
  const width = full * 0.82;
  const part = k.track(
    [width, -X - over + k.b / 2], LEFT,
    [['go', width - r], ['left', r], ['go', k.disc - 2 * r], ['left', r], ['go', Math.max(0, width * 0.96 - r - tailRadius(k, k.b))], ...tail(k, k.b)],
    ['free', 'free'],
  );
  return { parts: [part], left: ROUND, right: OPEN, anchors: { descender: tailEnd(k, Math.max(r, width * 0.96 - tailRadius(k, k.b)) + tailRadius(k, k.b), k.b) } };
};

const tau: BlockLetter = (k) => {
  const width = k.wide(430 + 0.5 * k.s);
  const level = k.b * 0.9;
  const x = (width - k.s) / 2;
  return { parts: [k.bar(x, -X, 0, ['foot', 'foot']), k.beam(0, width, -X, ['free', 'free'], level)], left: OPEN, right: OPEN, anchors: { stemTop: k.head(x, -X), crossbar: k.middle(0, width, -X + level / 2, level) } };
};

const upsilon: BlockLetter = (k) => {
  const width = k.wide(archWidth(k.s));
  const r = width / 2;
  const right = k.track([width - k.s / 2, -X], DOWN, [['go', X + k.p.over - r], ['right', r]], ['free', 'plain']);
  return { parts: [cup(k, 0, width), right], left: 0.95, right: 0.95, anchors: { stemTop: k.top(width - k.s, -X) } };
};

const chi: BlockLetter = (k) => {
  return { parts: crossed(k, k.wide(520 + 0.5 * k.s), -X, DESCENT), left: 0.5, right: 0.5 };
};

const psi: BlockLetter = (k) => {
  const width = Math.max(k.wide(740), 3 * k.s + 2 * 62);
  const r = Math.min(width / 2, X);
  const bowl = k.track([k.s / 2, -X], DOWN, [['go', X + k.p.over - r], ['left', r], ['go', width - 2 * r], ['left', r], ['go', X + k.p.over - r]], ['free', 'free']);
  const x = (width - k.s) / 2;
  return { parts: [bowl, k.bar(x, -X, DESCENT, ['free', 'free'])], left: 0.85, right: 0.85, anchors: { stemTop: k.top(x, -X), descender: k.foot(x, DESCENT) } };
};

const omega: BlockLetter = (k) => {
  const width = k.wide(486 + 0.52 * k.s);
  const r = width / 2;
  const second = k.track([width - k.s / 2, -X * 0.72], DOWN, [['go', X * 0.72 + k.p.over - r], ['left', r], ['left', r], ['go', X + k.p.over - r]], ['foot', 'free']);
  return { parts: [cup(k, 0, width), second], left: 0.9, right: 0.9 };
};

/** The tonos of a capital is set before it. */
const withTonos = (letter: BlockLetter): BlockLetter => (k) => {
  const drawn = letter(k);
  const t = k.p.accent;
  const tonos = k.lean([t * 1.3, -CAP], [t * 0.62, -CAP + 230], { thickness: t * 1.05 });
  const out = tonos.bounds.right + 20;
  const lead = drawn.left !== undefined && drawn.left < 0.3 ? out - 150 : out + 30 * (drawn.left ?? 1);
  return { ...drawn, parts: [...drawn.parts.map((part) => part.move(lead, 0)), tonos], left: 0.5, anchors: shifted(drawn.anchors, lead) };
};

const tonos: Readonly<Record<string, BlockLetter>> = Object.fromEntries(
  Object.entries({ Ά: 'A', Έ: 'E', Ή: 'H', Ί: 'I', Ό: 'O', Ύ: 'Y' } as const).map(([name, form]) => [name, withTonos(capitals[form]!)]),
);

export const greek: Readonly<Record<string, BlockLetter>> = {
  Γ: cyrillic['Г']!, Δ: Delta, Θ: Theta, Λ: Lambda, Ξ: Xi, Π: cyrillic['П']!, Σ: Sigma, Φ: cyrillic['Ф']!, Ψ: Psi, Ω: Omega, ...tonos, Ώ: withTonos(Omega),
  α: alpha, β: beta, γ: gamma, δ: delta, ε: epsilon, ζ: zeta, η: eta, θ: theta, ι: lowerCase['ı']!, κ: cyrillic['к']!, λ: lambda, μ: mu, ν: lowerCase['v']!, ξ: xi, π: pi, ρ: lowerCase['p']!, σ: sigma, ς: finalSigma, τ: tau, υ: upsilon, φ: cyrillic['ф']!, χ: chi, ψ: psi, ω: omega,
};
