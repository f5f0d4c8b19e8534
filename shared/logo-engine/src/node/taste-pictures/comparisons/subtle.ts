import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

/** Norda, under its breath. */
export function subtle(press: Press): Picture {
  const ink = '#6d6a86';
  return {
    ground: '#f6f1ee',
    paints: [
      ...press.mark(
        { kind: 'abstract', generator: 'foldedPeak', params: { figure: 'pair' } },
        { x: 400, y: 236, size: 150, inks: { a: ink, b: '#e3b7a2' } },
      ),
      ...paint(ink, centredAt(press.line('jost-300', 'norda', 84, 0.1), 400, 410)),
    ],
  };
}
