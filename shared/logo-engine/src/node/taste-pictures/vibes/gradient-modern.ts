import { type Gradient, type Picture, paint } from '../picture.ts';
import { type Press, startingAt } from '../press.ts';

/** One soft gradient on simple round forms. */
export function gradientModern(press: Press): Picture {
  const warm: Gradient = { from: [150, 370], to: [340, 210], stops: [[0, '#ff3d77'], [0.55, '#ff7a45'], [1, '#ffc53d']] };
  return {
    ground: '#ffffff',
    paints: [
      ...press.mark(
        { kind: 'abstract', generator: 'trefoil' },
        { x: 222, y: 296, size: 190, inks: { a: warm } },
        { strokeWidth: 84 },
      ),
      ...paint('#241a2b', startingAt(press.line('outfit-500', 'lumea', 132, -0.015), 344, 340)),
    ],
  };
}
