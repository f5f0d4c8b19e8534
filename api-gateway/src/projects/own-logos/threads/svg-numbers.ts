import type { SvgNode } from './svg-tree.ts';

/** x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];

export const numberOf = (value: string | undefined, otherwise = 0): number => {
  const number = parseFloat(value ?? '');
  return Number.isFinite(number) && Math.abs(number) < 1e6 ? number : otherwise;
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const turned = (degrees: number): Matrix => [Math.cos(radians(degrees)), Math.sin(radians(degrees)), -Math.sin(radians(degrees)), Math.cos(radians(degrees)), 0, 0];

/** The transform attribute. What cannot be read of it changes nothing. */
export const matrixOf = (transform: string | undefined): Matrix => {
  let all = IDENTITY;
  for (const [, kind = '', list = ''] of [...(transform ?? '').matchAll(/(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]*)\)/g)].slice(0, 20)) {
    const [p = 0, q, r, s, t, u] = list.split(/[\s,]+/).filter(Boolean).map((each) => numberOf(each));
    if (kind === 'matrix' && u !== undefined) all = times(all, [p, q ?? 0, r ?? 0, s ?? 1, t ?? 0, u]);
    if (kind === 'translate') all = times(all, [1, 0, 0, 1, p, q ?? 0]);
    if (kind === 'scale') all = times(all, [p, 0, 0, q ?? p, 0, 0]);
    if (kind === 'rotate') all = times(times(times(all, [1, 0, 0, 1, q ?? 0, r ?? 0]), turned(p)), [1, 0, 0, 1, -(q ?? 0), -(r ?? 0)]);
    if (kind === 'skewX') all = times(all, [1, 0, Math.tan(radians(p)), 1, 0, 0]);
    if (kind === 'skewY') all = times(all, [1, Math.tan(radians(p)), 0, 1, 0, 0]);
  }
  return all;
};

const PATH = /^[\sMmLlHhVvCcSsQqTtAaZz\d.,eE+-]*$/;

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  rx > 0 && ry > 0 ? `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z` : '';

const roundRect = (x: number, y: number, width: number, height: number, rx: number, ry: number): string => {
  if (width <= 0 || height <= 0) return '';
  if (rx <= 0 || ry <= 0) return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  const arc = (toX: number, toY: number): string => `A${rx} ${ry} 0 0 1 ${toX} ${toY}`;
  return `M${x + rx} ${y}H${x + width - rx}${arc(x + width, y + ry)}V${y + height - ry}${arc(x + width - rx, y + height)}H${x + rx}${arc(x, y + height - ry)}V${y + ry}${arc(x + rx, y)}Z`;
};

/** The outline of a basic shape or a path, as path data; empty for anything else, and for data that is none. */
export const outlineOf = ({ name, attributes }: SvgNode): string => {
  const at = (key: string): number => numberOf(attributes[key]);
  if (name === 'path') return PATH.test(attributes['d'] ?? '') ? (attributes['d'] ?? '') : '';
  if (name === 'circle') return ellipse(at('cx'), at('cy'), at('r'), at('r'));
  if (name === 'ellipse') return ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
  if (name === 'line') return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
  if (name === 'rect') {
    const [width, height] = [at('width'), at('height')];
    const rx = Math.min(attributes['rx'] === undefined ? at('ry') : at('rx'), width / 2);
    const ry = Math.min(attributes['ry'] === undefined ? at('rx') : at('ry'), height / 2);
    return roundRect(at('x'), at('y'), width, height, rx, ry);
  }
  if (name !== 'polygon' && name !== 'polyline') return '';
  const points = (attributes['points'] ?? '').split(/[\s,]+/).filter(Boolean).map((each) => numberOf(each));
  const pairs = Array.from({ length: points.length >> 1 }, (_, i) => `${points[2 * i]} ${points[2 * i + 1]}`);
  return pairs.length > 1 ? `M${pairs.join('L')}${name === 'polygon' ? 'Z' : ''}` : '';
};
