import { type Point, polar } from '@fifteen/geometry';
import { DrawingError } from '../budget.ts';
import type { Line } from '../line.ts';
import { Shape } from '../shape.ts';
import { fromSvg, union } from '@fifteen/geometry';

export interface RibbonOptions {
  /** How far the ribbon swings to each side of the line, in units. */
  readonly radius: number;
  /** Full turns along the line. */
  readonly turns: number;
  /** Width of the band along the line, as a share of one turn. Half unless given: front and back bands then just meet. */
  readonly band?: number;
  /** Where in its turn the ribbon begins, in turns. */
  readonly phase?: number;
}

/** Bands of a ribbon wound around a line: those in front and those behind, each in order along the line. */
export interface Ribbon {
  readonly front: readonly Shape[];
  readonly back: readonly Shape[];
}

const STEPS = 12;

/** A helix around a center line, seen from the side (as an alpha helix in a molecule drawing). */
export function ribbon(line: Line, { radius, turns, band = 0.5, phase = 0 }: RibbonOptions): Ribbon {
  if (turns <= 0 || turns > 60) throw new DrawingError(`A ribbon of ${turns} turns.`);
  const bands = { front: [] as Shape[], back: [] as Shape[] };
  const half = band / turns / 2;
  const at = (t: number, side: number): Point => {
    const clamped = Math.max(0, Math.min(1, t));
    const [x, y] = line.pointAt(clamped);
    const angle = line.angleAt(clamped);
    const [ux, uy] = polar((t - clamped) * line.length, angle);
    const [nx, ny] = polar(side * radius, angle - 90);
    return [x + ux + nx, y + uy + ny];
  };
  for (let halfTurn = Math.floor(-2 * phase); halfTurn < Math.ceil(2 * (turns - phase)); halfTurn += 1) {
    const isFront = ((halfTurn % 2) + 2) % 2 === 0;
    const rows = Array.from({ length: STEPS + 1 }, (_, i) => {
      const turn = halfTurn / 2 + phase + i / (2 * STEPS);
      return { t: turn / turns, side: -Math.cos(Math.PI * (i / STEPS)) * (isFront ? 1 : -1) };
    });
    const left = rows.map(({ t, side }) => at(t - half, side));
    const right = rows.map(({ t, side }) => at(t + half, side)).toReversed();
    const data = `M${[...left, ...right].map((point) => point.join(' ')).join('L')}Z`;
    line.budget.spend();
    bands[isFront ? 'front' : 'back'].push(new Shape(union(fromSvg(data)), line.budget));
  }
  return bands;
}
