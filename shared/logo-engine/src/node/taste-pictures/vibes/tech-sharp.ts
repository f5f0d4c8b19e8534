import { polygon } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

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
      ...paint('#a9bfda', centredAt(press.line('jetbrains-mono-600', 'AUTONOMOUS SYSTEMS', 20, 0.16), 400, 520)),
    ],
  };
}
