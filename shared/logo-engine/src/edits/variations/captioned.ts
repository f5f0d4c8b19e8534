import type { Genome } from '../../genome.ts';
import type { Dimension } from './move.ts';

/** Where the name is small lettering under or around a large symbol: what changes in it is hardly seen. */
export const isCaptioned = ({ layout }: Pick<Genome, 'layout'>): boolean => layout === 'poster' || layout === 'badge';

/** What shows in the lettering alone. */
export const OF_LETTERS: ReadonlySet<Dimension> = new Set(['font', 'weight', 'spacing', 'treatment']);

/** What shows at a glance. */
export const AT_A_GLANCE: ReadonlySet<Dimension> = new Set(['layout', 'ground']);
