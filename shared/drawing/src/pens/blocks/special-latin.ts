import type { Shape } from '../../shape.ts';
import { capitals } from './capitals.ts';
import { type BlockLetter, type Drawing, type Kit, OPEN, ROUND, shifted } from './kit.ts';
import { archWidth, lowerCase } from './lower-case.ts';
import { apostrophe, comma, hornOf, ogonek } from './marks.ts';
import { CAP, DESCENT, X_HEIGHT } from './proportions.ts';
import { arch, bow, halfRing } from './strokes.ts';
import { LEFT, UP } from './track.ts';

const X = X_HEIGHT;

/** A letter with one more part. */
const plus = (letter: BlockLetter, add: (k: Kit, drawn: Drawing) => readonly Shape[], change: Partial<Drawing> = {}): BlockLetter => (k) => {
  const drawn = letter(k);
  return { ...drawn, parts: [...drawn.parts, ...add(k, drawn)], ...change };
};

/** The box of all parts. */
const box = (drawn: Drawing) => {
  const all = drawn.parts.map(({ bounds }) => bounds);
  return { right: Math.max(...all.map(({ right }) => right)), bottom: Math.max(...all.map(({ bottom }) => bottom)), left: Math.min(...all.map(({ left }) => left)) };
};

const ae: BlockLetter = (k) => {
  const width = k.wide(k.disc);
  const x = width - k.s;
  const e = lowerCase['e']!(k);
  return {
    parts: [k.small(), k.bar(x, -X + k.meetSmall, -k.meetSmall), ...e.parts.map((part) => part.move(x, 0))],
    left: ROUND, right: ROUND * 0.9, anchors: k.smallBowl(),
  };
};

const oe: BlockLetter = (k) => {
  const x = k.wide(k.disc) - k.s;
  return { parts: [k.small(), ...lowerCase['e']!(k).parts.map((part) => part.move(x, 0))], left: ROUND, right: ROUND * 0.9, anchors: k.smallBowl() };
};

const AE: BlockLetter = (k) => {
  const level = k.p.storey(CAP, 3);
  const x = k.wide(400 + 0.35 * k.s);
  const width = x + k.wide(350 + 0.68 * k.s);
  const half = k.leanWidth(x - k.s * 0.4, CAP) / 2;
  const middle = -CAP * 0.33;
  const from = (x * -middle) / CAP;
  return {
    parts: [
      k.lean([x + half * 0.55, -CAP], [half, 0]),
      k.d.union(k.beam(x + half * 0.6, width, -CAP, ['plain', 'free'], level), k.beam(x, width * 1.01, -level, ['plain', 'free'], level)),
      k.bar(x, -CAP, 0, ['plain', 'foot']),
      k.beam(from, width * 0.94, middle - level / 2, ['plain', 'free'], level * 0.9),
    ],
    left: OPEN * 0.5, right: OPEN * 1.5, anchors: { crossbar: k.middle(from, width * 0.94, middle, level * 0.9) },
  };
};

const OE: BlockLetter = (k) => {
  const level = k.p.storey(CAP, 3);
  const x = k.wide(600 + 0.25 * k.s);
  const width = x + k.wide(330 + 0.68 * k.s);
  const height = CAP;
  const r = Math.min(height / 2, x + k.s - 1);
  const round = k.track([x + k.s, -CAP + k.b / 2], LEFT, [['go', x + k.s - r], ['left', r], ['go', height - 2 * r], ['left', r], ['go', x + k.s - r]], ['plain', 'plain']);
  const middle = -CAP * 0.52;
  return {
    parts: [
      round,
      k.d.union(k.beam(x, width * 0.98, -CAP, ['plain', 'free'], level), k.bar(x, -CAP, 0, ['plain', 'plain']), k.beam(x, width, -level, ['plain', 'free'], level)),
      k.beam(x, width * 0.93, middle - level / 2, ['plain', 'free'], level),
    ],
    left: ROUND, right: OPEN * 1.5,
    anchors: { crossbar: k.middle(x, width * 0.93, middle, level) },
  };
};

const slashed = (letter: BlockLetter, top: number, bottom: number): BlockLetter => (k) => {
  const drawn = letter(k);
  const { right } = box(drawn);
  const slash = k.lean([right * 0.86, top], [right * 0.14, bottom], { thickness: k.s * 0.62 });
  const { bowl } = drawn.anchors ?? {};
  return { ...drawn, parts: [...drawn.parts, slash], anchors: { ...(bowl && { bowl }) } };
};

/** A short bar across a stem, rising to the right. */
const acrossStem = (letter: BlockLetter, y: number): BlockLetter => (k) => {
  const drawn = letter(k);
  const out = k.wide(90);
  const t = k.b * 0.72;
  const bar = k.softened([[-out, y + out * 0.5], [k.s + out, y - out * 0.5 - k.s * 0.25], [k.s + out, y - out * 0.5 - k.s * 0.25 + t], [-out, y + out * 0.5 + t]]);
  return { ...drawn, parts: [...drawn.parts.map((part) => part.move(out, 0)), bar.move(out, 0)], left: OPEN * 0.7, right: drawn.parts.length === 1 ? OPEN * 0.7 : drawn.right ?? 1, anchors: shifted(drawn.anchors, out) };
};

const Eth: BlockLetter = (k) => {
  const drawn = capitals['D']!(k);
  const out = k.wide(90);
  const t = k.b * 0.8;
  return { ...drawn, parts: [...drawn.parts.map((part) => part.move(out, 0)), k.beam(0, out + k.s + k.wide(150), -CAP * 0.52 - t / 2, ['free', 'free'], t)], left: OPEN, anchors: { ascender: shifted(drawn.anchors, out).ascender! } };
};

const dStroke: BlockLetter = (k) => {
  const drawn = lowerCase['d']!(k);
  const x = k.wide(k.disc) - k.s;
  const t = k.b * 0.6;
  const y = (-CAP - X) / 2 - t / 2 - 6;
  return { ...drawn, parts: [...drawn.parts, k.beam(x - k.wide(150), x + k.s + k.wide(80), y, ['free', 'free'], t)], right: OPEN, anchors: { ...drawn.anchors, crossbar: k.middle(x - k.wide(150), x + k.s + k.wide(80), y + t / 2, t) } };
};

const hStroke: BlockLetter = (k) => {
  const drawn = lowerCase['h']!(k);
  const out = k.wide(90);
  const t = k.b * 0.6;
  const y = (-CAP - X) / 2 - t / 2 - 14;
  const right = out + k.s + k.wide(170);
  return { ...drawn, parts: [...drawn.parts.map((part) => part.move(out, 0)), k.beam(0, right, y, ['free', 'free'], t)], left: OPEN, anchors: { ...shifted(drawn.anchors, out), crossbar: k.middle(0, right, y + t / 2, t) } };
};

const Thorn: BlockLetter = (k) => {
  const width = k.wide(480 + 0.68 * k.s);
  return { parts: [k.bar(0, -CAP, 0), halfRing(k, width, -CAP * 0.82, -CAP * 0.2)], right: ROUND * 0.8, anchors: { ascender: k.top(0, -CAP) } };
};

const thorn: BlockLetter = (k) => ({
  parts: [k.bar(0, -CAP, DESCENT, ['free', 'free']), k.small()], right: ROUND,
  anchors: { ...k.smallBowl(), ascender: k.top(0, -CAP), descender: k.foot(0, DESCENT) },
});

const eth: BlockLetter = (k) => {
  const width = k.wide(k.disc);
  const r = width * 0.5;
  const left = width * 0.16;
  const cane = k.track([width - k.s / 2, -X / 2], UP, [['go', CAP - X / 2 - r], ['left', r], ['go', width - r - left]], ['plain', 'free']);
  const t = k.s * 0.56;
  const cross = k.lean([width * 0.7, -CAP - 70], [width * 0.42, -X - 40], { thickness: t });
  return { parts: [k.small(), cane, cross], left: ROUND, right: ROUND, anchors: k.smallBowl() };
};

const sharpS: BlockLetter = (k) => {
  const width = k.wide(450 + 0.72 * k.s);
  const level = k.p.storey(CAP, 3);
  const middle = -CAP * 0.5;
  const inner = Math.max(k.s + 40, width * 0.44);
  const edge = width * 0.93;
  const upper = edge / 2;
  const cane = k.track([k.s / 2, 0], UP, [['go', CAP - upper], ['right', upper], ['right', upper], ['go', CAP + middle + level / 2 - upper]], ['foot', 'plain'], { level });
  const bowl = bow(k, { from: inner, edge: width, to: inner, top: middle - level / 2, bottom: k.p.over, level });
  return { parts: [cane, bowl], right: ROUND, anchors: { ascender: { at: [upper, -CAP], angle: -90, width: k.s } } };
};

const eng: BlockLetter = (k) => {
  const width = k.wide(archWidth(k.s));
  const top = -X + k.meetArch(width);
  return { parts: [k.bar(0, top, 0), hooked(k, width, -X - k.p.over)], right: 0.9, anchors: { stemTop: k.top(0, top), descender: k.side(width * 0.38, DESCENT + k.p.over - k.b * 0.46, 180, k.b * 0.92) } };
};

/** The arch of n whose leg ends in a quarter ring to the left below the line. */
function hooked(k: Kit, width: number, top: number) {
  const turn = Math.max(k.s, Math.min(width * 0.5, DESCENT - 20));
  return arch(k, 0, width, { top, level: k.b * 0.92, end: 'free', leg: (y) => [['go', DESCENT + k.p.over - turn - y], ['right', turn], ['go', width * 0.62 - turn]] });
}

const Eng: BlockLetter = (k) => {
  const width = k.wide(640 + 0.55 * k.s);
  const top = -CAP + k.meetArch(width);
  return { parts: [k.bar(0, top, 0), hooked(k, width, -CAP - k.p.capOver)], anchors: { ascender: k.top(0, top) } };
};

const lDot: BlockLetter = (k) => {
  const r = k.s * 0.48;
  return { parts: [k.bar(0, -CAP, 0), k.ball(k.s + r + 60, -X / 2, r)], right: 0.7, anchors: { ascender: k.top(0, -CAP), dot: { cx: k.s + r + 60, cy: -X / 2, r } } };
};

/** ď, ľ, ť and Ľ: their caron is an apostrophe. */
const withApostrophe = (letter: BlockLetter, x: (k: Kit) => number): BlockLetter => plus(letter, (k) => [apostrophe(k).move(x(k), -CAP)], { right: OPEN });

/** Latvian letters, whose cedilla is a comma. */
const withComma = (letter: BlockLetter): BlockLetter => plus(letter, (k, drawn) => {
  const { left, right, bottom } = box(drawn);
  return [comma(k, 0.8).place({ cx: (left + right) / 2, top: Math.max(bottom, 0) + 50 })];
});

const withOgonek = (letter: BlockLetter, share: number): BlockLetter => plus(letter, (k, drawn) => {
  const { right, left } = box(drawn);
  return [ogonek(k).move(left + (right - left) * share, 0)];
});

const withHorn = (letter: BlockLetter, top: (k: Kit) => number): BlockLetter => plus(letter, (k, drawn) => [hornOf(k).move(box(drawn).right, top(k))], { right: OPEN });

const small = (name: string): BlockLetter => lowerCase[name]!;
const capital = (name: string): BlockLetter => capitals[name]!;

export const specialLatin: Readonly<Record<string, BlockLetter>> = {
  æ: ae, œ: oe, Æ: AE, Œ: OE,
  ø: slashed(small('o'), -X - 70, 70), Ø: slashed(capital('O'), -CAP - 60, 60),
  ł: acrossStem(small('l'), -CAP * 0.5), Ł: acrossStem(capital('L'), -CAP * 0.48),
  Đ: Eth, Ð: Eth, đ: dStroke, ħ: hStroke, Þ: Thorn, þ: thorn, ð: eth, ß: sharpS, ŋ: eng, Ŋ: Eng, ŀ: lDot,
  ď: withApostrophe(small('d'), (k) => k.wide(k.disc) + 44), ľ: withApostrophe(small('l'), (k) => k.s + 44), Ľ: withApostrophe(capital('L'), (k) => k.s + k.wide(110)),
  ť: withApostrophe(small('t'), (k) => k.wide(84) + k.s + 70),
  ķ: withComma(small('k')), ļ: withComma(small('l')), ņ: withComma(small('n')), ŗ: withComma(small('r')),
  Ģ: withComma(capital('G')), Ķ: withComma(capital('K')), Ļ: withComma(capital('L')), Ņ: withComma(capital('N')), Ŗ: withComma(capital('R')),
  ģ: plus(small('g'), (k) => [comma(k, 0.8).rotate(180).place({ cx: k.wide(k.disc) / 2, bottom: -X - 60 })]),
  ą: withOgonek(small('a'), 1), ę: withOgonek(small('e'), 0.72), į: withOgonek(small('i'), 0.95), ų: withOgonek(small('u'), 1),
  Ą: withOgonek(capital('A'), 0.99), Ę: withOgonek(capital('E'), 0.92), Į: withOgonek(capital('I'), 1), Ų: withOgonek(capital('U'), 0.62),
  ơ: withHorn(small('o'), () => -X), ư: withHorn(small('u'), () => -X), Ơ: withHorn(capital('O'), () => -CAP), Ư: withHorn(capital('U'), () => -CAP),
};
