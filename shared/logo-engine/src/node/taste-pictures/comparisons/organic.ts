import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

/** Six parts around a middle: grown. */
export function organic(press: Press): Picture {
  return {
    ground: '#f3f0df',
    paints: [
      ...press.mark(
        { kind: 'abstract', generator: 'petals', params: { petals: 6, fold: 'folded' } },
        { x: 400, y: 214, size: 230, inks: { a: '#3f7d4e', b: '#8fb765' } },
      ),
      ...paint('#2f5138', centredAt(press.line('yeseva-one-400', 'Verdane', 96, 0), 400, 438)),
    ],
  };
}
