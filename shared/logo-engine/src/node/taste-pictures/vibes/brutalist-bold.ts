import { boundsOf, difference, polygon, rect } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, startingAt, stretchedTo } from '../press.ts';

/** Raw weight: a slab of black, letters to its edge, one line of machine type. */
export function brutalistBold(press: Press): Picture {
  const black = '#0c0c0c';
  const word = stretchedTo(press.line('league-gothic-400', 'BETON', 300), 604, 400, 420);
  const slab = boundsOf(word);
  return {
    ground: '#d5d5cf',
    paints: [
      ...paint(black, difference(rect(72, slab.y - 26, 656, slab.height + 52), word)),
      ...paint('#ff2b12', rect(72, 462, 66, 66)),
      ...paint(black, startingAt(press.line('space-mono-700', 'RAW MATERIALS', 31, 0), 158, 490)),
      ...paint(black, startingAt(press.line('space-mono-700', 'DEPOT N0. 7', 31, 0), 158, 526)),
      ...paint(black, polygon([[728, 462], [728, 528], [662, 528]])),
    ],
  };
}
