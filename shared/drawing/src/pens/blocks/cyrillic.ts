import { capitals } from './capitals.ts';
import { type BlockLetter, type Kit, OPEN, ROUND } from './kit.ts';
import { CAP, DESCENT, X_HEIGHT } from './proportions.ts';
import { arms, bow, halfRing } from './strokes.ts';
import { DOWN, type End, RIGHT, UP } from './track.ts';
import type { Shape } from '../../shape.ts';

const X = X_HEIGHT;

/** Capitals and small letters of one form differ in these. */
interface Size {
  readonly height: number;
  /** Width of a letter that is `base` wide without its `strokes` upright bars, as a capital. */
  readonly wide: (k: Kit, base: number, strokes: number) => number;
  readonly over: (k: Kit) => number;
  readonly isSmall: boolean;
}

const capital: Size = { height: CAP, wide: (k, base, strokes) => k.wide(base + strokes * k.s), over: (k) => k.p.capOver, isSmall: false };
const small: Size = { height: X, wide: (k, base, strokes) => k.wide(base * 0.84 + strokes * 0.96 * k.s), over: (k) => k.p.over, isSmall: true };

/** The anchor of the first stem: an ascender on capitals, a stem top on small letters. */
const stem = (k: Kit, size: Size, x = 0, width = k.s) => (size.isSmall ? { stemTop: k.top(x, -size.height, width) } : { ascender: k.top(x, -size.height, width) });

/** The same where another part meets the stem at its top. */
const flush = (k: Kit, size: Size, x = 0, width = k.s) => (size.isSmall ? { stemTop: k.head(x, -size.height, width) } : { ascender: k.head(x, -size.height, width) });

type Sized = (size: Size) => BlockLetter;

/** Thickness of level bars in letters of two storeys. */
const levelOf = (k: Kit, size: Size): number => (size.isSmall ? k.p.storey(size.height, 3, 0.02) : k.b);

const ge: Sized = (size) => (k) => {
  const width = size.wide(k, 390, 0.68);
  const level = levelOf(k, size);
  return { parts: [k.bar(0, -size.height, 0, ['foot', 'foot']), k.beam(0, width, -size.height, ['foot', 'free'], level)], right: OPEN * 0.6, anchors: { ...flush(k, size), tail: k.side(width, -size.height + level / 2, 0, level) } };
};

const gheUpturn: Sized = (size) => (k) => {
  const width = size.wide(k, 390, 0.72);
  const level = levelOf(k, size);
  const rise = size.height * 0.2;
  const r = Math.max(k.s, level) + 4;
  const top = k.track([0, -size.height + level / 2], RIGHT, [['go', width - r], ['left', r], ['go', Math.max(0, rise + level - r)]], ['foot', 'free'], { level });
  return { parts: [k.bar(0, -size.height, 0, ['foot', 'foot']), top], right: 0.5, anchors: { ...flush(k, size) } };
};

const be: BlockLetter = (k) => {
  const level = k.p.storey(CAP, 3);
  const width = k.wide(470 + 0.72 * k.s);
  const middle = -CAP * 0.54;
  return {
    parts: [k.bar(0, -CAP, 0, ['foot', 'foot']), k.beam(0, width * 0.93, -CAP, ['foot', 'free'], level), halfRing(k, width, middle - level / 2, 0, level)],
    right: ROUND * 1.1, anchors: { ascender: k.head(0, -CAP) },
  };
};

const smallBe: BlockLetter = (k) => {
  const width = k.wide(k.disc);
  const r = width * 0.5;
  const level = k.p.storey(CAP, 4, 0.08);
  const head = k.track([k.s / 2, -X / 2], UP, [['go', CAP - X / 2 - r], ['right', r], ['go', width * 0.9 - r]], ['plain', 'free'], { level });
  return { parts: [head, k.small()], left: ROUND, right: ROUND, anchors: { ...k.smallBowl(), ascender: k.side(width * 0.9, -CAP + level / 2, 0, level) } };
};

const ve: Sized = (size) => (k) => {
  const level = k.p.storey(size.height, 3, 0.11);
  const width = size.wide(k, 480, 0.72);
  const middle = -size.height * 0.52;
  return {
    parts: [k.bar(0, -size.height, 0, ['foot', 'foot']), halfRing(k, width * 0.94, -size.height, middle + level / 2, level), halfRing(k, width, middle - level / 2, 0, level, k.s)],
    right: ROUND * 1.1, anchors: { ...flush(k, size), crossbar: k.middle(0, width * 0.8, middle, level) },
  };
};

/** The left leg of Л: a bar that ends in a quarter ring to the left. Its right edge is at `x + stem`. */
const flick = (k: Kit, x: number, top: number, bottom: number, reach: number, level: number): Shape => {
  const r = Math.max(k.s, level, reach * 0.86);
  return k.track([x + k.s / 2, top], DOWN, [['go', bottom - r - top], ['right', r], ['go', reach + k.s - r]], ['foot', 'free'], { level });
};

const el: Sized = (size) => (k) => {
  const level = levelOf(k, size) * 0.96;
  const reach = k.wide(size.isSmall ? 70 : 96);
  const width = size.wide(k, 590, 0.56) + reach * 0.6;
  const x = reach;
  return {
    parts: [flick(k, x, -size.height, 0, reach, level), k.beam(x, width, -size.height, ['foot', 'foot'], level), k.bar(width - k.s, -size.height, 0, ['foot', 'foot'])],
    left: OPEN, anchors: { ...flush(k, size, width - k.s) },
  };
};

/** Л without its foot on a base with two feet. */
const de: Sized = (size) => (k) => {
  const level = k.p.storey(size.height, 3, 0.14);
  const out = k.wide(size.isSmall ? 58 : 74);
  const inner = size.wide(k, 500, 0.62);
  const width = inner + 2 * out;
  const drop = (size.isSmall ? 130 : 170) + 0.12 * k.s;
  const t = k.s * 0.9;
  const lean = k.wide(size.isSmall ? 60 : 90);
  const half = k.leanWidth(lean, size.height) / 2;
  const left = k.lean([out + lean + half, -size.height], [out + half, 0], { round: [false, false] });
  const base = k.d.union(
    k.beam(0, width, -level, ['foot', 'foot'], level),
    k.bar(0, -level, drop, ['plain', 'free'], t),
    k.bar(width - t, -level, drop, ['plain', 'free'], t),
  );
  return {
    parts: [k.d.union(left, k.beam(out + lean, width - out, -size.height, ['foot', 'plain'], level)), k.bar(width - out - k.s, -size.height, 0, ['foot', 'plain']), base],
    left: OPEN, right: OPEN, anchors: { ...flush(k, size, width - out - k.s), crossbar: k.middle(0, width, -level / 2, level) },
  };
};

/** The arms of К on both sides of a stem. */
const zhe: Sized = (size) => (k) => {
  const side = size.isSmall ? k.wide(396 + 0.52 * k.s) : k.wide(540 + 0.54 * k.s);
  const [up, down] = arms(k, side, -size.height, 0);
  const middle = side - k.s / 2;
  const right = [up.move(side - k.s, 0), down.move(side - k.s, 0)] as const;
  const clipped = right[0].subtract(k.d.rect(0, -size.height, middle, size.height));
  const high = clipped.union(clipped.flipX(middle));
  const low = right[1].union(right[1].flipX(middle));
  return { parts: [high, k.bar(side - k.s, -size.height, 0), low], left: 0.7, right: 0.7, anchors: { ...stem(k, size, side - k.s) } };
};

const ze: Sized = (size) => (k) => {
  const width = size.wide(k, 540, 0.55);
  const over = size.over(k);
  const level = k.p.storey(size.height, 3, 0.12);
  const middle = -size.height * 0.515;
  const inner = width * 0.3;
  const top = bow(k, { from: width * 0.05, edge: width * 0.95, to: inner, top: -size.height - over, bottom: middle + level / 2, level });
  const base = bow(k, { from: inner, edge: width, to: 0, top: middle - level / 2, bottom: over, level });
  return { parts: [top, base], left: OPEN * 1.3, right: ROUND, anchors: { tail: k.side(0, over - level / 2, 180, level) } };
};

const i: Sized = (size) => (k) => {
  const width = size.wide(k, 640, 0.6);
  const half = k.leanWidth(width - k.s, size.height) / 2;
  return { parts: [k.bar(0, -size.height, 0), k.lean([width - half, -size.height], [half, 0]), k.bar(width - k.s, -size.height, 0, ['foot', 'foot'])], anchors: stem(k, size) };
};

const ka: BlockLetter = (k) => ({ parts: [k.bar(0, -X, 0), ...arms(k, k.wide(430 + 0.62 * k.s), -X, 0)], right: 0.7, anchors: { stemTop: k.top(0, -X) } });

const em: BlockLetter = (k) => {
  const width = k.wide(640 + 0.9 * k.s);
  const half = k.leanWidth(width / 2 - k.s / 2, X) / 2;
  return { parts: [k.bar(0, -X, 0, ['foot', 'foot']), k.lean([half, -X], [width / 2, 0]), k.lean([width - half, -X], [width / 2, 0]), k.bar(width - k.s, -X, 0, ['foot', 'foot'])], anchors: { stemTop: k.head(0, -X) } };
};

const en: BlockLetter = (k) => {
  const width = small.wide(k, 620, 0.6);
  const level = k.b * 0.86;
  const middle = -X * 0.51;
  return { parts: [k.bar(0, -X, 0), k.beam(0, width, middle - level / 2, ['plain', 'plain'], level), k.bar(width - k.s, -X, 0)], anchors: { stemTop: k.top(0, -X), crossbar: k.middle(0, width, middle, level) } };
};

const pe: Sized = (size) => (k) => {
  const width = size.wide(k, 610, 0.6);
  const level = levelOf(k, size);
  return {
    parts: [k.bar(0, -size.height, 0, ['foot', 'foot']), k.beam(0, width, -size.height, ['foot', 'foot'], level), k.bar(width - k.s, -size.height, 0, ['foot', 'foot'])],
    anchors: { ...flush(k, size), crossbar: k.middle(0, width, -size.height + level / 2, level) },
  };
};

const te: BlockLetter = (k) => {
  const width = k.wide(440 + 0.56 * k.s);
  const level = k.b * 0.9;
  const x = (width - k.s) / 2;
  return { parts: [k.bar(x, -X, 0, ['foot', 'foot']), k.beam(0, width, -X, ['free', 'free'], level)], left: OPEN, right: OPEN, anchors: { stemTop: k.head(x, -X), crossbar: k.middle(0, width, -X + level / 2, level) } };
};

const U: BlockLetter = (k) => {
  const width = k.wide(590 + 0.62 * k.s);
  const r = width / 2;
  const bottom = -CAP * 0.3;
  const left = k.track([k.s / 2, -CAP], DOWN, [['go', bottom - r + CAP], ['left', r], ['left', r]], ['free', 'plain']);
  const turn = Math.max(k.s + 40, width * 0.48);
  const right = k.track([width - k.s / 2, -CAP], DOWN, [['go', CAP + k.p.capOver - turn], ['right', turn], ['go', width * 0.8 - turn]], ['free', 'free'], { level: k.p.storey(CAP, 4, 0.06) });
  return { parts: [left, right], left: 0.9, right: 1, anchors: { ascender: k.top(0, -CAP) } };
};

/** A wide ring on a stem. */
const ef: Sized = (size) => (k) => {
  const [top, bottom] = size.isSmall ? [-X - k.p.over, k.p.over] : [-CAP * 0.88, -CAP * 0.12];
  const hole = k.wide(size.isSmall ? 190 : 210) * (1.05 - 0.0024 * k.s) + 40;
  const width = Math.max(k.wide(size.isSmall ? 760 : 880), 3 * k.s + 2 * hole * 0.62);
  const level = Math.min(k.b, (bottom - top) * 0.3);
  const x = (width - k.s) / 2;
  const sides = { left: 0, right: width, top, bottom };
  const bar = size.isSmall ? k.bar(x, -CAP, DESCENT, ['free', 'free']) : k.bar(x, -CAP, 0);
  return { parts: [k.ring(sides, k.s, level), bar], left: ROUND, right: ROUND, anchors: { bowl: k.bowl(sides).bowl, ascender: k.top(x, -CAP), ...(size.isSmall && { descender: k.foot(x, DESCENT) }) } };
};

const foot = (k: Kit, x: number, size: Size): Shape => k.bar(x, -k.b * 0.9, (size.isSmall ? 120 : 160) + 0.14 * k.s, ['plain', 'free'], k.s * 0.86);

const tse: Sized = (size) => (k) => {
  const width = size.wide(k, 600, 0.6);
  const level = levelOf(k, size) * 0.95;
  const out = k.wide(64);
  return {
    parts: [k.bar(0, -size.height, 0), k.d.union(k.beam(0, width + out, -level, ['foot', 'foot'], level), foot(k, width + out - k.s * 0.86, size)), k.bar(width - k.s, -size.height, 0, ['free', 'plain'])],
    right: OPEN * 1.2, anchors: { ...stem(k, size), crossbar: k.middle(0, width, -level / 2, level) },
  };
};

const che: Sized = (size) => (k) => {
  const width = size.wide(k, 560, 0.58);
  const bottom = -size.height * (size.isSmall ? 0.28 : 0.34);
  const level = levelOf(k, size);
  const r = Math.max(k.s, Math.min(width * 0.56, (size.height + bottom) * 0.9));
  const left = k.track([k.s / 2, -size.height], DOWN, [['go', bottom - r + size.height], ['left', r], ['go', width - r]], ['free', 'plain'], { level });
  return { parts: [left, k.bar(width - k.s, -size.height, 0)], left: 0.95, anchors: stem(k, size) };
};

const sha: Sized = (size) => (k) => {
  const width = size.wide(k, 800, 1.1);
  const level = levelOf(k, size) * 0.95;
  return {
    parts: [k.bar(0, -size.height, 0), k.bar((width - k.s) / 2, -size.height, 0, ['free', 'plain']), k.bar(width - k.s, -size.height, 0), k.beam(0, width, -level, ['foot', 'foot'], level)],
    anchors: { ...stem(k, size), crossbar: k.middle(0, width, -level / 2, level) },
  };
};

const shcha: Sized = (size) => (k) => {
  const width = size.wide(k, 800, 1.1);
  const level = levelOf(k, size) * 0.95;
  const out = k.wide(64);
  return {
    parts: [
      k.bar(0, -size.height, 0), k.bar((width - k.s) / 2, -size.height, 0, ['free', 'plain']), k.bar(width - k.s, -size.height, 0, ['free', 'plain']),
      k.d.union(k.beam(0, width + out, -level, ['foot', 'foot'], level), foot(k, width + out - k.s * 0.86, size)),
    ],
    right: OPEN * 1.2, anchors: { ...stem(k, size), crossbar: k.middle(0, width, -level / 2, level) },
  };
};

/** Bar and lower half ring of Ь, from x. */
const softSign = (k: Kit, size: Size, x = 0, end: End = 'free'): { parts: readonly Shape[]; width: number } => {
  const level = k.p.storey(size.height, 3, 0.11);
  const width = size.wide(k, 460, 0.7);
  const middle = -size.height * (size.isSmall ? 0.56 : 0.55);
  return { parts: [k.bar(x, -size.height, 0, [end, 'foot']), halfRing(k, width, middle - level / 2, 0, level).move(x, 0)], width: x + width };
};

const soft: Sized = (size) => (k) => ({ parts: softSign(k, size).parts, right: ROUND * 1.1, anchors: stem(k, size) });

const hard: Sized = (size) => (k) => {
  const level = k.p.storey(size.height, 3, 0.11);
  const x = k.wide(size.isSmall ? 110 : 140);
  return { parts: [...softSign(k, size, x, 'foot').parts, k.beam(0, x + k.s, -size.height, ['free', 'plain'], level)], left: OPEN, right: ROUND * 1.1, anchors: flush(k, size, x) };
};

const yery: Sized = (size) => (k) => {
  const { parts, width } = softSign(k, size);
  const x = width + Math.max(40, 110 - 0.3 * k.s);
  return { parts: [...parts, k.bar(x, -size.height, 0)], anchors: stem(k, size) };
};

/** A ring that is open at the left, with a bar in the middle; flipped it is Є. */
const openRing = (k: Kit, size: Size, flipped: boolean) => {
  const over = size.over(k);
  const height = size.height + 2 * over;
  const level = k.p.storey(size.height, 3, 0.12);
  const full = k.wide(height) * (size.isSmall ? 1 : 0.92);
  const r = Math.min(height, full) / 2;
  const width = full * 0.84;
  const ring = k.track([0, -size.height - over + level / 2], RIGHT, [['go', width - r], ['right', r], ['go', height - 2 * r], ['right', r], ['go', width - r]], ['free', 'free'], { level });
  const middle = -size.height * 0.515;
  const bar = k.beam(width * 0.3, width - 1, middle - level * 0.45, ['free', 'plain'], level * 0.9);
  return { parts: flipped ? [ring.flipX(width / 2), bar.flipX(width / 2)] : [ring, bar], crossbar: k.middle(flipped ? 0 : width * 0.3, flipped ? width * 0.7 : width, middle, level * 0.9) };
};

const e: Sized = (size) => (k) => {
  const { parts, crossbar } = openRing(k, size, false);
  return { parts, left: OPEN, right: ROUND, anchors: { crossbar } };
};

const ye: Sized = (size) => (k) => {
  const { parts, crossbar } = openRing(k, size, true);
  return { parts, left: ROUND, right: OPEN, anchors: { crossbar } };
};

const yu: Sized = (size) => (k) => {
  const over = size.over(k);
  const height = size.height + 2 * over;
  const x = k.s + Math.max(k.wide(70), 110 - 0.2 * k.s);
  const width = k.wide(height) * (size.isSmall ? 0.94 : 0.84);
  const sides = { left: x, right: x + width, top: -size.height - over, bottom: over };
  const level = k.b * 0.86;
  return {
    parts: [k.bar(0, -size.height, 0), k.beam(0, x + k.s, -size.height * 0.5 - level / 2, ['plain', 'plain'], level), k.ring(sides)],
    right: ROUND, anchors: { ...stem(k, size), ...k.bowl(sides) },
  };
};

const ya: BlockLetter = (k) => {
  const drawn = capitals['R']!(k);
  const right = Math.max(...drawn.parts.map(({ bounds }) => bounds.right));
  const parts = drawn.parts.map((part) => part.flipX(right / 2));
  return { parts, left: 0.7, anchors: { ascender: k.head(right - k.s, -CAP) } };
};

const smallYa: BlockLetter = (k) => {
  const width = small.wide(k, 500, 0.7);
  const level = k.p.storey(X, 3, 0.1);
  const bottom = -X * 0.44 + level / 2;
  const bowl = halfRing(k, width, -X, bottom, level);
  const right = width * 1.01;
  const r = Math.max(k.s, Math.min(-(bottom - level), right - k.s));
  const leg = k.track([k.s, bottom - level / 2], RIGHT, [['go', right - r - k.s], ['right', r], ['go', -(bottom - level) - r]], ['plain', 'foot'], { level });
  return { parts: [k.bar(0, -X, 0, ['foot', 'foot']), bowl, leg].map((part) => part.flipX(right / 2)), left: 0.7, anchors: { stemTop: k.head(right - k.s, -X) } };
};

/** Two letters that share a stem: the right stem of the first carries the half ring of Ь. */
const withSoft = (first: Sized): Sized => (size) => (k) => {
  const drawn = first(size)(k);
  const right = Math.max(...drawn.parts.map(({ bounds }) => bounds.right));
  const { parts } = softSign(k, size, right - k.s);
  return { ...drawn, parts: [...drawn.parts, parts[1]!], right: ROUND * 1.1 };
};

/** A beam on a stem, with an arch to the right; the leg of Ђ turns in below. */
const dje = (size: Size, hooks: boolean): BlockLetter => (k) => {
  const x = k.wide(110);
  const width = size.wide(k, 560, 0.6);
  const r = width / 2;
  const top = size.isSmall ? -X - k.p.over : -CAP * 0.66;
  const turn = Math.max(k.s, k.wide(190));
  const bottom = hooks ? (size.isSmall ? DESCENT : 0) + size.over(k) : 0;
  const leg = hooks
    ? k.track([x + k.s / 2, top + r], UP, [['right', r], ['right', r], ['go', bottom - turn - top - r], ['right', turn], ['go', width * 0.5 - turn]], ['plain', 'free'], { level: k.b * 0.9 })
    : k.track([x + k.s / 2, top + r], UP, [['right', r], ['right', r], ['go', bottom - top - r]], ['plain', 'foot'], { level: k.b * 0.9 });
  const t = size.isSmall ? k.b * 0.6 : k.b * 0.9;
  const y = size.isSmall ? (-CAP - X) / 2 - t / 2 - 14 : -CAP;
  const beam = k.beam(0, size.isSmall ? x + k.s + k.wide(170) : x + width * 0.86, y, ['free', 'free'], t);
  return { parts: [k.bar(x, -CAP, 0, [size.isSmall ? 'free' : 'foot', 'foot']), beam, leg], left: OPEN, anchors: { ascender: size.isSmall ? k.top(x, -CAP) : k.head(x, -CAP), crossbar: k.middle(0, x + k.s, y + t / 2, t) } };
};

const dzhe: Sized = (size) => (k) => {
  const width = size.wide(k, 600, 0.6);
  const level = levelOf(k, size) * 0.95;
  const drop = (size.isSmall ? 120 : 160) + 0.14 * k.s;
  const t = k.s * 0.9;
  return {
    parts: [k.bar(0, -size.height, 0), k.d.union(k.beam(0, width, -level, ['foot', 'foot'], level), k.bar((width - t) / 2, -level, drop, ['plain', 'free'], t)), k.bar(width - k.s, -size.height, 0)],
    anchors: stem(k, size),
  };
};

const pairs = (names: string, letter: Sized): Record<string, BlockLetter> => ({ [names[0]!]: letter(capital), [names[1]!]: letter(small) });

export const cyrillic: Readonly<Record<string, BlockLetter>> = {
  Б: be, б: smallBe, в: ve(small), ...pairs('Гг', ge), ...pairs('Ґґ', gheUpturn), ...pairs('Дд', de), ...pairs('Жж', zhe), ...pairs('Зз', ze), ...pairs('Ии', i),
  к: ka, ...pairs('Лл', el), м: em, н: en, ...pairs('Пп', pe), т: te, У: U, ...pairs('Фф', ef), ...pairs('Цц', tse), ...pairs('Чч', che), ...pairs('Шш', sha), ...pairs('Щщ', shcha),
  ...pairs('Ъъ', hard), ...pairs('Ыы', yery), ...pairs('Ьь', soft), ...pairs('Ээ', e), ...pairs('Юю', yu), Я: ya, я: smallYa, ...pairs('Єє', ye),
  ...pairs('Љљ', withSoft(el)), Њ: withSoft(() => capitals['H']!)(capital), њ: withSoft(() => en)(small),
  Ђ: dje(capital, true), ђ: dje(small, true), Ћ: dje(capital, false), ћ: dje(small, false), ...pairs('Џџ', dzhe),
};
