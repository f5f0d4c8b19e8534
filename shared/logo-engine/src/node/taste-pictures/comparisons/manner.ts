import { rect } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

const GREEN = '#174c3c';

/** Hartwell this year. */
export function modern(press: Press): Picture {
  return {
    ground: '#e9f5ee',
    paints: [
      ...press.mark(
        { kind: 'letter', generator: 'knockout', container: 'squircle', font: 'plus-jakarta-sans-700' },
        { x: 400, y: 206, size: 196, inks: { a: GREEN } },
        { initials: { first: 'h', second: '' } },
      ),
      ...paint(GREEN, centredAt(press.line('plus-jakarta-sans-700', 'hartwell', 104, -0.03), 400, 432)),
    ],
  };
}

/** Hartwell since always. */
export function classic(press: Press): Picture {
  const gold = '#b08d4a';
  return {
    ground: '#f3eddd',
    paints: [
      ...press.mark(
        { kind: 'letter', generator: 'crestLetter', font: 'playfair-display-600' },
        { x: 400, y: 190, size: 220, inks: { a: GREEN } },
        { initials: { first: 'H', second: '' } },
      ),
      ...paint(GREEN, centredAt(press.line('cormorant-sc-500', 'Hartwell', 118, 0.05), 400, 430)),
      ...paint(gold, rect(230, 470, 112, 2), rect(458, 470, 112, 2)),
      ...paint(gold, centredAt(press.line('cormorant-sc-500', '1871', 34, 0.14), 400, 482)),
    ],
  };
}

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

/** Six parts around a middle: grown. */
export function organic(press: Press): Picture {
  return {
    ground: '#f3f0df',
    paints: [
      ...press.mark(
        { kind: 'abstract', generator: 'petals', params: { petals: 6, fold: 'folded' } },
        { x: 400, y: 214, size: 230, inks: { a: '#3f7d4e', b: '#8fb765' } },
      ),
      ...paint('#2f5138', centredAt(press.line('yeseva-one-400', 'Verdane', 96, 0), 400, 438)),
    ],
  };
}
