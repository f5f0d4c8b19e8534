import type { ColourSpec } from '../../colour/colour-spec.ts';
import type { Desk } from '../desk.ts';

/** One colour of ink on paper, now and then on coloured stock: how a print is pulled. */
export function oneInk(desk: Desk): ColourSpec {
  const background = desk.ground({ paper: 3, soft: 1.6, primary: 0.7, deep: 0.6 });
  const ink = background === 'paper' || background === 'soft' ? desk.pick('ink', ['ink', 'deep', 'primary'] as const) : 'text';
  return { background, a: ink, b: 'accent', c: 'soft', text: ink, single: true };
}

/** Dark ink over a sheet of colour. */
export const inkOverColour = (desk: Desk): ColourSpec => ({
  background: desk.ground({ paper: 3, white: 0.6, soft: 0.5 }),
  a: 'ink',
  b: desk.pick('sheet', ['accent', 'primary', 'primary']),
  c: 'soft',
  text: 'ink',
  onFirst: true,
});
