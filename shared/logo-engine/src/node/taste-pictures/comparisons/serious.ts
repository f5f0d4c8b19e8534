import { rect } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

/** The same owl at its desk. */
export function serious(press: Press): Picture {
  const ink = '#1d2b45';
  return {
    ground: '#f2f3f5',
    paints: [
      ...press.mark({ kind: 'motif', generator: 'owl' }, { x: 400, y: 200, size: 168, inks: { a: ink } }),
      ...paint(ink, centredAt(press.line('libre-caslon-display-400', 'Olwinda', 116, 0), 400, 420)),
      ...paint('#8a94a6', rect(370, 462, 60, 3)),
    ],
  };
}
