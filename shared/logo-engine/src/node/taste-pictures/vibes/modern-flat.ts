import { type Picture, paint } from '../picture.ts';
import { type Press, startingAt } from '../press.ts';

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
