import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

/** Six parts around a middle: machined. */
export function tech(press: Press): Picture {
  return {
    ground: '#0d1b1e',
    paints: [
      ...press.mark(
        { kind: 'abstract', generator: 'facetedHexagon', params: { light: 0 } },
        { x: 400, y: 214, size: 216, inks: { a: '#58e6a9', b: '#1f7a63' } },
        { sharp: true },
      ),
      ...paint('#ecfff7', centredAt(press.line('michroma-400', 'VERDANE', 66, 0.1), 400, 438)),
    ],
  };
}
