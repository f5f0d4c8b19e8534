import { type TasteProfile, TRIAL_DEALS, TRIAL_PICTURE_SIZE, type Trial } from '@fifteen/contracts';
import { sketchConcepts } from '@fifteen/logo-engine';
import { canvasRaster } from '@fifteen/logo-engine/node';
import { library, watermark } from '../../drawing-room/threads/material.ts';
import { toWebp } from '../../drawing-room/threads/to-webp.ts';

export interface TrialTask {
  readonly profile: TasteProfile;
  readonly deal: number;
}

const SEED = 'trial';

/** One concept of each resident studio, as pictures with the watermark in them: no outline leaves the thread. */
export const drawTrial = async ({ profile, deal }: TrialTask): Promise<Trial> => {
  const { sketches, notes } = await sketchConcepts(profile, { seed: SEED, library: await library, raster: canvasRaster }, { index: deal, of: TRIAL_DEALS });
  const mark = await watermark;
  const concepts = await Promise.all(
    sketches.map(async ({ svg, ...sketch }) => {
      const salt = `${profile.basic_info.company_name} ${sketch.studio} ${deal}`;
      const picture = await toWebp(svg, TRIAL_PICTURE_SIZE, (pixels, size) => mark(pixels, size, salt));
      return { ...sketch, picture: `data:image/webp;base64,${Buffer.from(picture).toString('base64')}` };
    }),
  );
  return { concepts, notes };
};
