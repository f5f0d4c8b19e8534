import { rect } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';
import { GREEN } from './hartwell-green.ts';

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
