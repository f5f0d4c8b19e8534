import { type Gradient, type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

/** One warm gradient through mark and letters, on simple round forms. */
export function gradientModern(press: Press): Picture {
  const warm: Gradient = { from: [280, 420], to: [520, 90], stops: [[0, '#f4256d'], [0.5, '#ff6a3d'], [1, '#ffc02e']] };
  const along: Gradient = { from: [210, 480], to: [590, 480], stops: [[0, '#f4256d'], [0.6, '#fb5b3f'], [1, '#ff8a2b']] };
  return {
    ground: { from: [0, 0], to: [800, 600], stops: [[0, '#fff6e6'], [1, '#ffe3e6']] },
    paints: [
      ...press.mark(
        { kind: 'abstract', generator: 'trefoil' },
        { x: 400, y: 218, size: 290, inks: { a: warm } },
        { strokeWidth: 96 },
      ),
      ...paint(along, centredAt(press.line('outfit-500', 'lumea', 136, -0.015), 400, 490)),
    ],
  };
}
