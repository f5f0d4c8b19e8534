import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';
import { GREEN } from './hartwell-green.ts';

/** Hartwell this year. */
export function modern(press: Press): Picture {
  return {
    ground: '#e9f5ee',
    paints: [
      ...press.mark(
        { kind: 'letter', generator: 'ringLetter', font: 'plus-jakarta-sans-700' },
        { x: 400, y: 206, size: 196, inks: { a: GREEN, b: GREEN } },
        { initials: { first: 'h', second: '' } },
      ),
      ...paint(GREEN, centredAt(press.line('plus-jakarta-sans-700', 'hartwell', 104, -0.03), 400, 432)),
    ],
  };
}
