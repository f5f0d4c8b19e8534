import { MOTIFS, toSvg } from '@fifteen/logo-engine';
import type { Brand } from '../brand.ts';
import { type Emblem, emblemOf } from './emblem.ts';

/** Pictures of the trade that the engine knows, best first, as emblems in black. */
export const motifsOf = ({ context }: Pick<Brand, 'context'>, most: number): readonly Emblem[] => {
  const known = context.motifs.trade.map((id) => MOTIFS.find((motif) => motif.id === id)).filter((motif) => motif !== undefined);
  return known.slice(0, most).map((motif) => emblemOf({ shapes: [{ d: toSvg(motif.draw()), fill: '#000000', role: 'a' }] }));
};
