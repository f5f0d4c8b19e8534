import { readCommands } from '../../geometry/path-commands.ts';

/** Parts that differ less than this in width and height, in canvas units, look like the same part again. */
const SAME = 1.2;
/** Smaller parts are counters and dots. */
const SMALLEST = 12;

/** How much of the drawing repeats itself: the share of its parts that have a twin, and the largest number of parts alike. */
export function likenessOf(data: readonly string[]): { share: number; most: number } {
  const sizes = data.flatMap(partsOf).filter(({ width, height }) => width > SMALLEST && height > SMALLEST);
  const alike = sizes.map((size) => sizes.filter((other) => Math.abs(size.width - other.width) < SAME && Math.abs(size.height - other.height) < SAME).length);
  return { share: alike.filter((count) => count > 1).length / Math.max(1, sizes.length), most: Math.max(1, ...alike) };
}

function partsOf(d: string): { width: number; height: number }[] {
  const parts: [number, number][][] = [];
  for (const { letter, numbers } of readCommands(d)) {
    if (letter === 'M') parts.push([]);
    if (numbers.length > 0) parts.at(-1)?.push(numbers.slice(-2) as [number, number]);
  }
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return parts.map((points) => ({ width: spread(points.map(([x]) => x)), height: spread(points.map(([, y]) => y)) }));
}
