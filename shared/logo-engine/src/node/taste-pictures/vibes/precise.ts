import { circle, polygon, rect } from '../../../geometry/index.ts';
import { type Gradient, type Picture, paint } from '../picture.ts';
import { type Press, centredAt, startingAt } from '../press.ts';

/** Circle, square, one accent; light letters with air. */
export function geometricMinimal(press: Press): Picture {
  const ink = '#161616';
  return {
    ground: '#f3f1ec',
    paints: [
      ...paint(ink, rect(310, 150, 88, 176), circle(446, 194, 44)),
      ...paint('#e4482c', circle(446, 282, 44)),
      ...paint(ink, centredAt(press.line('jost-300', 'HALDEN', 54, 0.42), 400, 440)),
    ],
  };
}

/** Dark ground, cyan light, chamfered corners. */
export function techSharp(press: Press): Picture {
  const light = '#45f0d8';
  const name = press.line('oxanium-600', 'VECTRA', 96, 0.08);
  return {
    ground: '#0a1220',
    paints: [
      ...press.mark(
        { kind: 'abstract', generator: 'blades', params: { blades: 6, twist: 34, opening: 0.34 } },
        { x: 400, y: 218, size: 210, inks: { a: light, b: '#2673ff' } },
        { sharp: true },
      ),
      ...paint('#f2fbff', centredAt(name, 400, 434)),
      ...paint(light, polygon([[250, 470], [520, 470], [530, 480], [550, 480], [550, 484], [528, 484], [518, 474], [250, 474]])),
      ...paint('#7f93ad', centredAt(press.line('jetbrains-mono-600', 'AUTONOMOUS SYSTEMS', 20, 0.16), 400, 520)),
    ],
  };
}

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

