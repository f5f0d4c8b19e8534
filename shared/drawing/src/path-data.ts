import { type Point, between } from '@fifteen/geometry';
import { DrawingError } from './budget.ts';
import { type Cubic, straight } from './line.ts';

interface Handle {
  readonly kind: 'C' | 'Q';
  readonly point: Point;
}

/**
 * Reads SVG path data into runs of cubics: every command of SVG 1.1, absolute and relative, arcs included. Throws a
 * {@link DrawingError} that names the first thing it cannot read.
 */
export function readPathData(data: string): { cubics: Cubic[]; closed: boolean }[] {
  const reader = tokens(data);
  const runs: { cubics: Cubic[]; closed: boolean }[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  let handle = null as Handle | null;
  let command = '';
  const current = () => {
    const run = runs.at(-1);
    if (!run || run.closed) runs.push({ cubics: [], closed: false });
    return runs.at(-1)!;
  };
  const add = (cubic: Cubic) => {
    current().cubics.push(cubic);
    at = cubic[3];
  };
  while (!reader.done()) {
    if (reader.isCommand()) command = reader.command();
    else if (command === '') throw new DrawingError(`Path data must begin with M: "${data.slice(0, 40)}"`);
    else if (command === 'M') command = 'L';
    else if (command === 'm') command = 'l';
    const isRelative = command === command.toLowerCase();
    const [ox, oy] = isRelative ? at : [0, 0];
    const point = (): Point => [reader.number() + ox, reader.number() + oy];
    let next: Handle | null = null;
    switch (command.toUpperCase()) {
      case 'M': {
        at = start = point();
        runs.push({ cubics: [], closed: false });
        break;
      }
      case 'L': add(straight(at, point())); break;
      case 'H': add(straight(at, [reader.number() + ox, at[1]])); break;
      case 'V': add(straight(at, [at[0], reader.number() + oy])); break;
      case 'C': {
        const [one, two, end] = [point(), point(), point()];
        add([at, one, two, end]);
        next = { kind: 'C', point: two };
        break;
      }
      case 'S': {
        const one = handle?.kind === 'C' ? reflected(handle.point, at) : at;
        const [two, end] = [point(), point()];
        add([at, one, two, end]);
        next = { kind: 'C', point: two };
        break;
      }
      case 'Q': {
        const [control, end] = [point(), point()];
        add(raised(at, control, end));
        next = { kind: 'Q', point: control };
        break;
      }
      case 'T': {
        const control: Point = handle?.kind === 'Q' ? reflected(handle.point, at) : at;
        add(raised(at, control, point()));
        next = { kind: 'Q', point: control };
        break;
      }
      case 'A': {
        const [rx, ry, turn, large, sweep] = [reader.number(), reader.number(), reader.number(), reader.flag(), reader.flag()];
        for (const cubic of arc(at, [Math.abs(rx), Math.abs(ry)], turn, large, sweep, point())) add(cubic);
        break;
      }
      case 'Z': {
        const run = runs.at(-1);
        if (run) {
          if (Math.hypot(at[0] - start[0], at[1] - start[1]) > 1e-6) run.cubics.push(straight(at, start));
          run.closed = true;
        }
        at = start;
        break;
      }
      default:
        throw new DrawingError(`Path data has an unknown command "${command}".`);
    }
    handle = next;
  }
  return runs.filter(({ cubics }) => cubics.length > 0);
}

const TOKEN = /\s*,?\s*([a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/y;
const FLAG = /\s*,?\s*([01])/y;

function tokens(data: string) {
  let at = 0;
  const peek = (pattern: RegExp): { text: string; end: number } | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(data);
    return match ? { text: match[1]!, end: pattern.lastIndex } : null;
  };
  const next = (pattern: RegExp): string => {
    const token = peek(pattern);
    if (!token) throw new DrawingError(`Path data cannot be read at "${data.slice(at, at + 24)}".`);
    at = token.end;
    return token.text;
  };
  const number = (): number => {
    const text = next(TOKEN);
    const value = Number(text);
    if (!Number.isFinite(value)) throw new DrawingError(`Path data has "${text}" where a number belongs.`);
    return value;
  };
  return {
    done: () => data.slice(at).trim() === '',
    isCommand: () => /[a-zA-Z]/.test(peek(TOKEN)?.text ?? ''),
    command: () => next(TOKEN),
    number,
    flag: () => next(FLAG) === '1',
  };
}

const reflected = (handle: Point, about: Point): Point => [2 * about[0] - handle[0], 2 * about[1] - handle[1]];

/** A quadratic as a cubic. */
const raised = (from: Point, control: Point, to: Point): Cubic => [from, between(from, control, 2 / 3), between(to, control, 2 / 3), to];

/** An elliptical arc as cubics of at most a quarter turn (SVG 1.1, appendix F.6.5). */
function arc(from: Point, [rx0, ry0]: Point, turn: number, large: boolean, sweep: boolean, to: Point): Cubic[] {
  if (rx0 === 0 || ry0 === 0) return [straight(from, to)];
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  if (Math.hypot(dx, dy) < 1e-9) return [];
  const [x1, y1] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const lack = Math.sqrt(Math.max(1, (x1 / rx0) ** 2 + (y1 / ry0) ** 2));
  const [rx, ry] = [rx0 * lack, ry0 * lack];
  const square = Math.max(0, (rx * rx * ry * ry - rx * rx * y1 * y1 - ry * ry * x1 * x1) / (rx * rx * y1 * y1 + ry * ry * x1 * x1));
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(square);
  const [cx1, cy1] = [(factor * rx * y1) / ry, (-factor * ry * x1) / rx];
  const center: Point = [cos * cx1 - sin * cy1 + (from[0] + to[0]) / 2, sin * cx1 + cos * cy1 + (from[1] + to[1]) / 2];
  const angle = (x: number, y: number) => Math.atan2((y - cy1) / ry, (x - cx1) / rx);
  const begin = angle(x1, y1);
  let extent = angle(-x1, -y1) - begin;
  if (sweep && extent < 0) extent += 2 * Math.PI;
  if (!sweep && extent > 0) extent -= 2 * Math.PI;
  const pieces = Math.max(1, Math.ceil(Math.abs(extent) / (Math.PI / 2) - 1e-9));
  const step = extent / pieces;
  const k = (4 / 3) * Math.tan(step / 4);
  const place = (x: number, y: number): Point => [center[0] + cos * rx * x - sin * ry * y, center[1] + sin * rx * x + cos * ry * y];
  return Array.from({ length: pieces }, (_, i): Cubic => {
    const [a, b] = [begin + i * step, begin + (i + 1) * step];
    return [
      i === 0 ? from : place(Math.cos(a), Math.sin(a)),
      place(Math.cos(a) - k * Math.sin(a), Math.sin(a) + k * Math.cos(a)),
      place(Math.cos(b) + k * Math.sin(b), Math.sin(b) - k * Math.cos(b)),
      i === pieces - 1 ? to : place(Math.cos(b), Math.sin(b)),
    ];
  });
}
