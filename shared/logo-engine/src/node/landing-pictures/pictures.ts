import {
  HERO_BRIEF,
  HERO_PICTURES,
  LANDING_BRIEFS,
  RESIDENT_STUDIOS,
  studioPictures,
  type ResidentStudioId,
  type TasteProfile,
} from '@fifteen/contracts';
import type { Concept } from '../../concept.ts';
import { landscape } from './landscape.ts';

/** Gives the 15 concepts of a brief, in the order of their slots. */
export type DrawBrief = (brief: TasteProfile) => Promise<readonly Concept[]>;

export interface Picture {
  /** Path below the folder of the landing page's pictures. */
  readonly name: string;
  readonly svg: string;
}

const widePicture = (name: string, { svg, background }: Concept): Picture => ({ name, svg: landscape(svg, background) });

const bestOf = (concepts: readonly Concept[], studio: ResidentStudioId): Concept => {
  const [best] = concepts
    .filter((concept) => concept.studio === studio)
    .toSorted((one, other) => other.scores.quality - one.scores.quality);
  if (!best) throw new Error(`No concept by ${studio}`);
  return best;
};

/** All pictures of the landing page: the hero's fifteen, wide, then a square of each brief for each resident studio. */
export const drawPictures = async (draw: DrawBrief): Promise<readonly Picture[]> => {
  const pictures: Picture[] = [];
  for (const [column, brief] of LANDING_BRIEFS.entries()) {
    const concepts = await draw(brief);
    if (brief === HERO_BRIEF) pictures.push(...HERO_PICTURES.map((name, slot) => widePicture(name, at(concepts, slot))));
    for (const studio of RESIDENT_STUDIOS) {
      pictures.push({ name: at(studioPictures(studio), column), svg: bestOf(concepts, studio).svg });
    }
  }
  return pictures;
};

const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index];
  if (item === undefined) throw new Error(`Nothing at ${index}`);
  return item;
};
