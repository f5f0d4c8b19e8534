import type { ColourTarget } from '../../operations.ts';
import type { Subject } from '../meaning.ts';

/** What a colour goes to where it is said of a subject. */
export const COLOUR_TARGET: Partial<Record<Subject, ColourTarget>> = { mark: 'mark', name: 'name', font: 'name', background: 'background', second: 'second', sub: 'name' };
