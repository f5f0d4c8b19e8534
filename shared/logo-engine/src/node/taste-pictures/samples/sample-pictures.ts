import type { Picture } from '../picture.ts';
import { aurora } from './aurora.ts';
import { blossom } from './blossom.ts';
import { brick } from './brick.ts';
import { citrus } from './citrus.ts';
import { coffee } from './coffee.ts';
import { desert } from './desert.ts';
import { forest } from './forest.ts';
import { lavender } from './lavender.ts';
import { neon } from './neon.ts';
import { poster } from './poster.ts';
import { sea } from './sea.ts';
import { slate } from './slate.ts';

export interface Sample {
  id: string;
  title: string;
  alt: string;
  draw(): Picture;
}

/** Pictures for those who have none at hand: each with a clear palette of its own. */
export const SAMPLES: readonly Sample[] = [
  { id: 'sea', title: 'Evening sea', alt: 'An orange sun over a dark blue sea, a white sail and sand', draw: sea },
  { id: 'citrus', title: 'Citrus', alt: 'Slices of orange, lemon, lime and grapefruit on mint green', draw: citrus },
  { id: 'forest', title: 'Forest in the mist', alt: 'Rows of pines from pale to dark green under a soft sun', draw: forest },
  { id: 'brick', title: 'Brick and teal', alt: 'A red brick wall with an arched teal door', draw: brick },
  { id: 'lavender', title: 'Lavender', alt: 'Rows of violet lavender under an apricot sky', draw: lavender },
  { id: 'coffee', title: 'Coffee', alt: 'A cup of coffee with a milk heart on dark wood, from above', draw: coffee },
  { id: 'neon', title: 'Neon', alt: 'Pink, cyan and yellow signs in a dark city', draw: neon },
  { id: 'slate', title: 'Slate', alt: 'Grey pebbles with a little moss', draw: slate },
  { id: 'desert', title: 'Desert', alt: 'Terracotta dunes and a cactus under a pale blue sky', draw: desert },
  { id: 'blossom', title: 'Blossom', alt: 'Pink cherry blossom before a pale sky', draw: blossom },
  { id: 'poster', title: 'Poster', alt: 'Arches, discs and quarter circles in red, blue, yellow and black on cream', draw: poster },
  { id: 'aurora', title: 'Northern lights', alt: 'Green and violet light over snowy peaks and a still lake at night', draw: aurora },
];
