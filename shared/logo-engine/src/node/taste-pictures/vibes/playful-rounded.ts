import { boundsOf, rotate } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt, startingAt } from '../press.ts';

/** Letters that bounce, each in its own colour, and a friend above them. */
export function playfulRounded(press: Press): Picture {
  const letters = [['b', '#ff5f5d', -7], ['u', '#2b59c3', 5], ['b', '#12a594', -4], ['o', '#e8447e', 6]] as const;
  let x = 0;
  const placed = letters.map(([char, ink, turn]) => {
    const path = press.line('baloo-2-700', char, 250);
    const start = x;
    x += boundsOf(path).width + 14;
    return { path, ink, turn, start };
  });
  const shift = 400 - (x - 14) / 2;
  return {
    ground: '#ffd84d',
    paints: [
      ...placed.flatMap(({ path, ink, turn, start }) => paint(ink, rotate(startingAt(path, shift + start, 438), turn, shift + start + 60, 380))),
      ...press.mark({ kind: 'motif', generator: 'owl' }, { x: 400, y: 150, size: 150, inks: { a: '#2b2350' } }),
      ...paint('#2b2350', centredAt(press.line('baloo-2-700', 'toys & picture books', 38, 0.01), 400, 524)),
    ],
  };
}
