import { rect } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

/** Solenne behind a heavy door. */
export function premium(press: Press): Picture {
  const gold = '#d9b777';
  return {
    ground: '#17130f',
    paints: [
      ...press.mark(
        { kind: 'abstract', generator: 'fineSun', params: { rays: 24, core: 'ring' } },
        { x: 400, y: 200, size: 180, inks: { a: gold, b: gold } },
        { strokeWidth: 18, sharp: true },
      ),
      ...paint(gold, centredAt(press.line('cormorant-garamond-500', 'SOLENNE', 84, 0.3), 400, 404)),
      ...paint(gold, rect(376, 446, 48, 2)),
    ],
  };
}
