import type { Area, Fill } from './picture.ts';

/** First scaled about the origin, then moved. */
export interface Move {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const TOKEN = /[A-Z]|-?\d*\.?\d+(?:e[-+]?\d+)?/g;
const MOST = 2 ** 31;
/** ".001" to ".999", without noughts at the end: writing a fraction costs ten times what writing a whole number does. */
const FRACTIONS = Array.from({ length: 1000 }, (_, thousandths) => String(thousandths / 1000).slice(1));

/** A number as text, to thousandths. */
const written = (value: number): string => {
  const thousandths = Math.round(Math.abs(value) * 1000);
  if (!(thousandths < MOST)) return String(Math.round(value * 1000) / 1000);
  const whole = Math.floor(thousandths / 1000);
  const text = `${whole}${FRACTIONS[thousandths - whole * 1000]!}`;
  return value < 0 && thousandths > 0 ? `-${text}` : text;
};

/** Absolute path data, scaled and moved. */
export const movedPath = (d: string, { x, y, scale }: Move): string => {
  let command = '';
  let isX = true;
  const out: string[] = [];
  for (const token of d.match(TOKEN) ?? []) {
    if (/[A-Z]/.test(token)) {
      command = token;
      isX = token !== 'V';
      out.push(token);
      continue;
    }
    out.push(written(Number(token) * scale + (isX ? x : y)));
    if (command !== 'H' && command !== 'V') isX = !isX;
  }
  return out.join(' ');
};

const movedFill = (fill: Fill, { x, y, scale }: Move): Fill => {
  if (typeof fill === 'string') return fill;
  const point = ([px, py]: readonly [number, number]) => [px * scale + x, py * scale + y] as const;
  return { ...fill, from: point(fill.from), to: point(fill.to) };
};

export const movedAreas = (areas: readonly Area[], move: Move): Area[] =>
  areas.map((area) => ({ ...area, d: movedPath(area.d, move), fill: movedFill(area.fill, move) }));
