import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

/** Norda, at full volume. */
export function bold(press: Press): Picture {
  const ink = '#1d1d3f';
  return {
    ground: '#ff6a3d',
    paints: [
      ...press.mark(
        { kind: 'abstract', generator: 'foldedPeak', params: { figure: 'pair' } },
        { x: 400, y: 208, size: 300, inks: { a: ink, b: '#fff3e4' } },
      ),
      ...paint(ink, centredAt(press.line('archivo-black-400', 'NORDA', 156, -0.01), 400, 500)),
    ],
  };
}
