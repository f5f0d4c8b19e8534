export { balance, colours, edges, fragments, ink, moments, reduced } from './pixels';
export { perimeter, symmetry, widths } from './measures';
export { cells, darkness, directions, spreading } from './figures';
export { counted, frequencies, indexed, packed, palette, tokens } from './pictures';
export { compact, rounded } from './text';
