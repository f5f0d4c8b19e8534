import { RESIDENT_STUDIOS } from '@fifteen/contracts';
import type { ShownAsset } from './assets.store.ts';

const CHOSEN_A_STUDIO = 3;
const QUALITY_WEIGHT = 0.6;

type Curated = Pick<ShownAsset, 'studio' | 'status' | 'scores'>;

const worth = ({ scores }: Curated): number =>
  scores ? QUALITY_WEIGHT * scores.quality + (1 - QUALITY_WEIGHT) * scores.distinctness : 0;

const bestFirst = (a: Curated, b: Curated): number => worth(b) - worth(a);

/** The best by quality and by distance from the others, as many of each studio, the strongest first. */
export const curate = <A extends Curated>(assets: readonly A[]): A[] => {
  const completed = assets.filter(({ status }) => status === 'completed');
  return RESIDENT_STUDIOS.flatMap((studio) =>
    completed
      .filter((asset) => asset.studio === studio)
      .sort(bestFirst)
      .slice(0, CHOSEN_A_STUDIO),
  ).sort(bestFirst);
};
