export { balance, colours, edges, fragments, ink, moments, reduced } from './pixels';
export { perimeter, symmetry, widths } from './measures';
export { cells, darkness, directions, spreading } from './figures';
export { compact, rounded } from './text';
