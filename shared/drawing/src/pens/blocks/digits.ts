import { type BlockLetter, type Kit, OPEN, ROUND } from './kit.ts';
import { CAP } from './proportions.ts';
import { bow } from './strokes.ts';
import { DOWN, LEFT, UP } from './track.ts';

const widthOf = (k: Kit): number => k.wide(560 + 0.55 * k.s);

const zero: BlockLetter = (k) => {
  const sides = { left: 0, right: widthOf(k) * 1.04, top: -CAP - k.p.capOver, bottom: k.p.capOver };
  return { parts: [k.ring(sides)], left: ROUND * 1.2, right: ROUND * 1.2, anchors: k.bowl(sides) };
};

const one: BlockLetter = (k) => {
  const x = k.wide(170);
  const thickness = k.p.lean * 0.9;
  const rise = 200 + 0.3 * k.s;
  const half = Math.min(k.leanWidth(x, rise, thickness), k.s) / 2;
  const flag = k.lean([x + k.s - half, -CAP], [half, -CAP + rise], { thickness });
  return { parts: [k.bar(x, -CAP, 0, ['foot', 'foot']), flag], left: OPEN, right: 1, anchors: { ascender: k.head(x, -CAP) } };
};

const two: BlockLetter = (k) => {
  const width = widthOf(k);
  const level = k.p.storey(CAP, 3, 0.11);
  const middle = -CAP * 0.46;
  const lower = Math.max(k.s, Math.min(-middle + level / 2 - level * 0.2, width * 0.5));
  const pin = Math.min(lower + level * 0.4, width - k.s);
  const hook = bow(k, { from: width * 0.03, edge: width * 0.98, to: Math.min(pin, width / 2) - level * 0.1, top: -CAP - k.p.capOver, bottom: middle + level / 2, ends: ['free', 'ball'], level });
  const stem = k.track([Math.max(pin, width / 2), middle], LEFT, [['go', Math.max(pin, width / 2) - lower], ['left', lower], ['go', -middle + level / 2 - lower]], ['ball', 'foot'], { level });
  return { parts: [hook, stem, k.beam(0, width, -level, ['foot', 'free'], level)], left: OPEN * 1.4, right: OPEN * 1.4, anchors: { tail: k.side(width, -level / 2, 0, level) } };
};

const three: BlockLetter = (k) => {
  const width = widthOf(k);
  const level = k.p.storey(CAP, 3);
  const over = k.p.capOver;
  const middle = -CAP * 0.515;
  const inner = width * 0.28;
  const upper = bow(k, { from: width * 0.05, edge: width * 0.95, to: inner, top: -CAP - over, bottom: middle + level / 2, level });
  const lower = bow(k, { from: inner, edge: width, to: 0, top: middle - level / 2, bottom: over, level });
  return { parts: [upper, lower], left: OPEN * 1.3, right: ROUND, anchors: { crossbar: k.middle(inner, width * 0.72, middle, level) } };
};

const four: BlockLetter = (k) => {
  const width = k.wide(600 + 0.6 * k.s);
  const x = width - k.s - k.wide(70);
  const level = k.b * 0.9;
  const y = -CAP * 0.2 - level;
  const half = k.leanWidth(x * 0.8, -y, k.p.lean) / 2;
  const stroke = k.lean([x + k.s - half, -CAP], [half, y + level]);
  return {
    parts: [stroke, k.beam(0, width, y, ['foot', 'free'], level), k.bar(x, -CAP, 0, ['foot', 'foot'])],
    left: OPEN * 0.7, right: OPEN, anchors: { ascender: k.head(x, -CAP), crossbar: k.middle(0, width, y + level / 2, level) },
  };
};

const five: BlockLetter = (k) => {
  const width = widthOf(k);
  const level = k.p.storey(CAP, 3, 0.11);
  const over = k.p.capOver;
  const middle = -CAP * 0.55;
  const bowl = bow(k, { from: width * 0.05, edge: width, to: 0, top: middle - level / 2, bottom: over, ends: ['foot', 'free'], level });
  return {
    parts: [bowl, k.bar(width * 0.05, -CAP, middle + level / 2, ['foot', 'foot']), k.beam(width * 0.05, width * 0.94, -CAP, ['foot', 'free'], level)],
    left: OPEN * 1.3, right: ROUND, anchors: { tail: k.side(0, over - level / 2, 180, level) },
  };
};

function bowlOfSix(k: Kit, top: boolean) {
  const width = widthOf(k) * 1.03;
  const height = CAP * 0.66;
  return top
    ? { left: 0, right: width, top: -CAP - k.p.capOver, bottom: -CAP - k.p.capOver + height }
    : { left: 0, right: width, top: k.p.capOver - height, bottom: k.p.capOver };
}

const six: BlockLetter = (k) => {
  const sides = bowlOfSix(k, false);
  const { right: width, top, bottom } = sides;
  const r = width * 0.56;
  const start = (top + bottom) / 2;
  const head = -CAP - k.p.capOver;
  const stem = k.track([k.s / 2, start], UP, [['go', start - head - r], ['right', r], ['go', width * 0.9 - r]], ['plain', 'free']);
  return { parts: [stem, k.ring(sides)], left: ROUND * 1.2, right: ROUND, anchors: { ...k.bowl(sides), ascender: k.side(width * 0.9, head + k.b / 2, 0) } };
};

const nine: BlockLetter = (k) => {
  const sides = bowlOfSix(k, true);
  const { right: width, top, bottom } = sides;
  const r = width * 0.56;
  const start = (top + bottom) / 2;
  const tail = k.track([width - k.s / 2, start], DOWN, [['go', k.p.capOver - r - start], ['right', r], ['go', width * 0.9 - r]], ['plain', 'free']);
  return { parts: [k.ring(sides), tail], left: ROUND, right: ROUND * 1.2, anchors: { ...k.bowl(sides), tail: k.side(width * 0.1, k.p.capOver - k.b / 2, 180) } };
};

const seven: BlockLetter = (k) => {
  const width = k.wide(530 + 0.5 * k.s);
  const foot = width * 0.14;
  const half = k.leanWidth(width - foot - k.s, CAP) / 2;
  return {
    parts: [k.lean([width - half, -CAP], [foot + half, 0]), k.beam(0, width, -CAP, ['free', 'foot'])],
    left: OPEN, right: OPEN * 0.8, anchors: { crossbar: k.middle(0, width, -CAP + k.b / 2) },
  };
};

const eight: BlockLetter = (k) => {
  const width = widthOf(k) * 1.04;
  const level = k.p.storey(CAP, 3, 0.12);
  const over = k.p.capOver;
  const total = CAP + 2 * over + level;
  const upper = total * 0.465;
  const inset = width * 0.035;
  const high = { left: inset, right: width - inset, top: -CAP - over, bottom: -CAP - over + upper };
  const low = { left: 0, right: width, top: over - (total - upper), bottom: over };
  return { parts: [k.ring(high, k.s * 0.96, level), k.ring(low, k.s, level)], left: ROUND, right: ROUND, anchors: k.bowl(low, k.s, level) };
};

export const digits: Readonly<Record<string, BlockLetter>> = { 0: zero, 1: one, 2: two, 3: three, 4: four, 5: five, 6: six, 7: seven, 8: eight, 9: nine };
