import type { ColorTarget } from '../../operation.ts';
import type { Subject } from '../meaning.ts';

/** What a color goes to where it is said of a subject. */
export const COLOR_TARGET: Partial<Record<Subject, ColorTarget>> = { mark: 'mark', name: 'name', font: 'name', background: 'background', second: 'second', sub: 'name' };
