import type { StudioId } from '@fifteen/contracts';
import type { Recipe } from './recipe.ts';

/** A philosophy as data: the recipes of a studio. Its taste in type stands in font-affinity. */
export interface Studio {
  id: StudioId;
  recipes: readonly Recipe[];
}
