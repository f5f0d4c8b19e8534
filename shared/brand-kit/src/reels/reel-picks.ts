import { STUDIO_IDS, type StudioId } from '@fifteen/contracts';

/** Fixed: the same engine deals the same concepts again. */
export const REELS_SEED = 'landing';

export const REEL_STUDIOS: readonly StudioId[] = STUDIO_IDS;

/** Which of a studio's five concepts is in the gallery, 0 to 4, by brief: chosen by eye from the whole sheet. */
export const REEL_PICKS: Readonly<Record<StudioId, readonly number[]>> = {
  helios: [0, 0, 2, 3, 4],
  '78': [2, 1, 0, 1, 0],
  apex: [1, 2, 4, 4, 2],
  marrow: [0, 1, 0, 0, 1],
  tessera: [4, 2, 0, 0, 0],
};
