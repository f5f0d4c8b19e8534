import type { Chance } from '../../chance/chance.ts';
import { type Path, type Point, spline, union } from '../../geometry/index.ts';
import { directionsOf, lengthOf, resampled, smoothed } from './polylines.ts';
import { type Wave, wandering } from './wandering.ts';

/** Distance of the samples that an edge is drawn through, in mark units. */
const STEP = 46;
/** The brush is held like a pen: strokes across this angle are broad, along it thin. */
const NIB = -0.7;
/** How much thinner a stroke along the nib is. */
const NIB_SHARE = 0.42;
/** The two edges swell and narrow on their own, by this share of the width. */
const UNEVEN = 0.1;

/** One stroke of a loaded brush along the points: set down round, swelling, lifted to a tip. */
export function inkLine(points: readonly Point[], width: number, chance: Chance): Path {
  const length = lengthOf(points);
  const spine = smoothed(smoothed(resampled(points, Math.min(STEP, length / 5))));
  const directions = directionsOf(spine);
  const last = spine.length - 1;
  const [one, other] = [wandering(chance.fork('left')), wandering(chance.fork('right'))];
  const half = (i: number, edge: Wave) => {
    const t = i / last;
    const slant = 1 - NIB_SHARE + NIB_SHARE * Math.abs(Math.sin(directions[i]! - NIB));
    return (width / 2) * pressure(t, length / width) * slant * (1 + UNEVEN * edge(t * length));
  };
  const edgeOf = (side: 1 | -1, edge: Wave) =>
    spine.map(([x, y], i): Point => [x - side * Math.sin(directions[i]!) * half(i, edge), y + side * Math.cos(directions[i]!) * half(i, edge)]);
  const tip = (i: number, reach: number): Point => [spine[i]![0] + Math.cos(directions[i]!) * reach, spine[i]![1] + Math.sin(directions[i]!) * reach];
  return union(spline([tip(0, -half(0, one) * 0.8), ...edgeOf(1, one), tip(last, width * 0.16), ...edgeOf(-1, other).reverse()], true));
}

/** 0 to about 1 along a stroke: quickly down, a belly, a long way up. `slender` is its length in widths. */
function pressure(t: number, slender: number): number {
  const attack = Math.min(0.3, 1.6 / slender);
  const release = Math.min(0.55, 4.5 / slender);
  const down = t < attack ? 0.62 + 0.38 * ease(t / attack) : 1;
  const up = t > 1 - release ? 0.2 + 0.8 * ease((1 - t) / release) : 1;
  return down * up * (0.9 + 0.14 * Math.sin(Math.PI * t));
}

const ease = (t: number): number => t * t * (3 - 2 * t);
