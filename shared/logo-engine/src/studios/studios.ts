import type { StudioId } from '@fifteen/contracts';
import type { Studio } from './studio.ts';

/** One line, light and air. */
const helios: Studio = {
  id: 'helios',
  manners: { line: 1, solid: 0.55, module: 0.35, cut: -0.1, brush: 0, print: -0.6 },
  fonts: { geo: 1, lightserif: 0.6, roman: 0.9, flare: 0.8, old: 0.8, deco: 0.6, round: 0.6, didone: 0.5, tech: 0.3, softserif: 0.3, script: 0.1, grot: -0.2 },
  pens: { monoline: 1, angular: -0.6, slit: -1, blocks: -0.8 },
  grounds: { white: 1, pale: 0.45, main: 0, second: 0, deep: 0.25 },
  weight: -0.4,
  stacked: 3,
  mark: 0.98,
  colors: 2,
};

/** Blocks, overprint, warmth. */
const seventyEight: Studio = {
  id: '78',
  manners: { print: 1, solid: 0.75, module: 0.4, brush: 0.25, line: -0.4, cut: -0.2 },
  fonts: {
    retro: 1.3, fat: 1, softserif: 1, fatface: 0.9, slab: 0.8, roundbold: 0.8, techwide: 0.5, wide: 0.6, roundgrot: 0.6, deco: 0.4, round: 0.5,
    didone: 0.4, grotwide: 0.5, tech: 0.3, script: 0.4, hand: 0.3, old: 0.3, mono: 0.2, cond: 0.3, flare: 0.3, geo: 0.3, lightserif: 0, roman: 0, grot: 0.2,
  },
  pens: { blocks: 1, slit: 0.7, monoline: 0.2, angular: -0.3 },
  grounds: { white: 0.25, pale: 0.35, main: 1, second: 0.9, deep: 0.3 },
  weight: 0.7,
  stacked: 1.6,
  mark: 1.2,
  colors: 3,
};

/** Cut, slope, reduction. */
const apex: Studio = {
  id: 'apex',
  manners: { cut: 1, solid: 0.5, module: 0.3, line: -0.1, print: -0.3, brush: -0.8 },
  fonts: { grot: 1, tech: 1, techwide: 0.9, wide: 1, cond: 0.9, grotwide: 0.8, didone: 0.6, geo: 0.6, mono: 0.4, roman: 0.4, fatface: 0.3, lightserif: 0.3 },
  pens: { angular: 1, slit: 0.6, monoline: 0, blocks: -0.6 },
  grounds: { white: 0.8, pale: 0, main: 0.2, second: 0, deep: 1 },
  weight: 0.2,
  stacked: 0.25,
  mark: 1,
  colors: 2,
};

/** Brush, ink and print. */
const marrow: Studio = {
  id: 'marrow',
  manners: { brush: 1, print: 0.7, solid: 0.2, line: 0.3, module: -0.3, cut: -0.4 },
  fonts: { hand: 1.2, softserif: 1.1, slab: 0.9, fatface: 0.8, retro: 0.7, old: 0.8, fat: 0.7, flare: 0.6, script: 0.5, cond: 0.4, roundbold: 0.3, grotwide: 0.2, didone: 0.1 },
  pens: { monoline: 0.2, angular: -0.8, slit: 0.4, blocks: 0.2 },
  grounds: { white: 0.3, pale: 0.9, main: 0.4, second: 0.4, deep: 0.2 },
  weight: 0.2,
  stacked: 2,
  mark: 1.05,
  colors: 2,
};

/** Modules, turned and repeated. */
const tessera: Studio = {
  id: 'tessera',
  manners: { module: 1, cut: 0.4, print: 0.3, solid: 0.2, line: 0.1, brush: -0.8 },
  fonts: { mono: 1.2, geo: 1, wide: 0.9, grotwide: 0.8, tech: 0.8, grot: 0.7, roundgrot: 0.6, techwide: 0.5, deco: 0.4, round: 0.3, slab: 0.2 },
  pens: { blocks: 0.8, slit: 0.6, monoline: 0.3, angular: 0.4 },
  grounds: { white: 0.5, pale: 0.4, main: 0.5, second: 0.4, deep: 0.5 },
  weight: 0,
  stacked: 0.7,
  mark: 1.1,
  colors: 3,
};

/** The five studios by id: three residents draw every project, two guests are asked for in refinements. */
export const STUDIOS_BY_ID: Readonly<Record<StudioId, Studio>> = { helios, '78': seventyEight, apex, marrow, tessera };
