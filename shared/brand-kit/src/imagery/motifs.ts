import { relatedSymbols } from '@fifteen/logo-engine';
import type { Brand } from '../brand.ts';
import { type Emblem, emblemOf } from './emblem.ts';

/** Pictures of the trade that the engine knows, best first, as emblems in black. */
export const motifsOf = ({ genome, brief }: Pick<Brand, 'genome' | 'brief'>, most: number): readonly Emblem[] => relatedSymbols(genome, brief, most).map(emblemOf);
