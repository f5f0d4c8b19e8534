import type { ColourSpec } from '../../colour/colour-spec.ts';
import type { Desk } from '../desk.ts';

/** Two glazes on a plain wall. */
export function twoGlazes(desk: Desk): ColourSpec {
  const background = desk.ground({ white: 3, paper: 1.4, soft: 0.6, deep: 0.6, ink: 0.3 });
  const [a, b] = desk.pick('glazes', [['primary', 'accent'], ['accent', 'primary'], ['primary', 'third']] as const);
  const second = b === 'third' && desk.bans('thirdColour') ? 'accent' : b;
  return { background, a, b: second, c: 'soft', text: 'text' };
}
