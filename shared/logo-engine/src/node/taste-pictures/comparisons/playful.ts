import { boundsOf, rotate } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, startingAt } from '../press.ts';

/** An owl among letters that will not sit still. */
export function playful(press: Press): Picture {
  const inks = ['#e8447e', '#f08a24', '#12a594', '#2b59c3', '#e8447e', '#f08a24', '#12a594'];
  const turns = [-6, 4, -3, 6, -5, 4, -6];
  let x = 0;
  const letters = [...'Olwinda'].map((char, i) => {
    const start = x;
    const path = press.line('baloo-2-700', char, 150);
    x += boundsOf(path).width + 9;
    return { path, start, ink: inks[i]!, turn: turns[i]! };
  });
  const shift = 400 - (x - 9) / 2;
  return {
    ground: '#fff0c9',
    paints: [
      ...press.mark({ kind: 'motif', generator: 'owl' }, { x: 400, y: 190, size: 220, inks: { a: '#2b59c3' } }).map((part) => ({
        ...part,
        path: rotate(part.path, -8, 400, 190),
      })),
      ...letters.flatMap(({ path, start, ink, turn }) =>
        paint(ink, rotate(startingAt(path, shift + start, 452), turn, shift + start + 40, 410)),
      ),
    ],
  };
}
