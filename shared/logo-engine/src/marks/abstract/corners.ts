import type { Corner } from '../../geometry/index.ts';

export const CORNERS: readonly Corner[] = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];
