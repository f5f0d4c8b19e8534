import { HERO_PICTURES } from '@fifteen/contracts';
import type { Concept } from '../../concept.ts';
import { landscape } from './landscape.ts';

export interface Picture {
  /** Path below the folder of the landing page's pictures. */
  readonly name: string;
  readonly svg: string;
}

/** The hero's fifteen, wide, from the concepts of its brief in the order of their slots. */
export const heroPictures = (concepts: readonly Concept[]): readonly Picture[] =>
  HERO_PICTURES.map((name, slot) => {
    const concept = concepts[slot];
    if (!concept) throw new Error(`Nothing was drawn for ${name}`);
    return { name, svg: landscape(concept.svg, concept.background) };
  });
