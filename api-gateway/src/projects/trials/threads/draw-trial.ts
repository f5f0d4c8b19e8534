import { type TasteProfile, TRIAL_DEALS, TRIAL_PICTURE_SIZE, type Trial } from '@fifteen/contracts';
import { sketchConcepts } from '@fifteen/logo-engine';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { library, watermark, paintPicture, AS_DRAWN, shapeOf } from '../../../rendering/index.threads.ts';

export interface TrialTask {
  readonly profile: TasteProfile;
  readonly deal: number;
  /** The secret of watermarks. */
  readonly markKey: string;
}

const SEED = 'trial';

/** One concept of each resident studio, as pictures with the watermark in them: no outline leaves the thread. */
export const drawTrial = async ({ profile, deal, markKey }: TrialTask): Promise<Trial> => {
  const { sketches, notes } = await sketchConcepts(profile, { seed: SEED, library: await library, raster: canvasRaster, readMeaning, marks: realMarks }, { index: deal, of: TRIAL_DEALS });
  const mark = await watermark;
  const concepts = await Promise.all(
    sketches.map(async ({ svg, ...sketch }) => {
      const marked = { key: markKey, shape: shapeOf(svg), view: AS_DRAWN };
      const picture = await paintPicture(svg, TRIAL_PICTURE_SIZE, (pixels) => mark(pixels, TRIAL_PICTURE_SIZE, marked));
      return { ...sketch, picture: `data:image/webp;base64,${Buffer.from(picture).toString('base64')}` };
    }),
  );
  return { concepts, notes: [...notes] };
};
