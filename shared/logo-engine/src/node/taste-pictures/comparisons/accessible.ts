import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

/** Solenne round the corner. */
export function accessible(press: Press): Picture {
  return {
    ground: '#ffe9b8',
    paints: [
      ...press.mark(
        { kind: 'motif', generator: 'sun' },
        { x: 400, y: 208, size: 214, inks: { a: '#f4912c' } },
      ),
      ...paint('#5b3a1e', centredAt(press.line('fredoka-600', 'Solenne', 128, 0), 400, 442)),
    ],
  };
}
