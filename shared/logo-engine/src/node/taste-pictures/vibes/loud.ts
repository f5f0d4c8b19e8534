import { boundsOf, circle, difference, polygon, quarter, rect } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, startingAt, stretchedTo } from '../press.ts';

/** Huge plain shapes in full colour; the mark is the poster. */
export function boldAbstract(press: Press): Picture {
  const [black, cream, blue] = ['#141414', '#ffeed6', '#2747ff'];
  return {
    ground: '#ff5a30',
    paints: [
      ...paint(black, quarter(72, 72, 164, 'bottom-right'), quarter(236, 236, 164, 'top-left'), quarter(564, 72, 164, 'top-right'), circle(482, 318, 82)),
      ...paint(cream, quarter(236, 72, 164, 'bottom-left'), quarter(72, 236, 164, 'top-right'), quarter(400, 72, 164, 'bottom-right'), quarter(564, 236, 164, 'bottom-left')),
      ...paint(blue, circle(318, 154, 40), quarter(564, 72, 82, 'top-left')),
      ...paint(black, startingAt(press.line('syne-800', 'KOLT', 112, -0.02), 72, 522)),
      ...paint(cream, startingAt(press.line('syne-700', 'culture', 30, 0.01), 578, 482), startingAt(press.line('syne-700', 'house', 30, 0.01), 578, 520)),
    ],
  };
}

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

/** Flat shapes on a flat ground, no effect of any kind. */
export function modernFlat(press: Press): Picture {
  const [white, mint] = ['#ffffff', '#8ff0c6'];
  return {
    ground: '#2757e8',
    paints: [
      ...press.mark(
        { kind: 'abstract', generator: 'quarterCircles', params: { gap: 0, figure: 'leaves', dot: 1 } },
        { x: 206, y: 300, size: 168, inks: { a: white, b: mint } },
      ),
      ...paint(white, startingAt(press.line('plus-jakarta-sans-700', 'parcelo', 112, -0.03), 326, 338)),
    ],
  };
}

