import { PALETTE_SIZE } from '@fifteen/contracts';
import { checkImage, IMAGE_MESSAGES, UnusableImage } from './check-image.ts';
import type { PictureAnswer, PictureRequest } from './picture-messages.ts';

/** A picture ready for the taste profile. */
export interface Picture {
  /** Data URL of a copy that is small enough to keep and to send; null where the colors were typed. */
  readonly url: string | null;
  /** Hex colours, dominant first, as the customer has them now. */
  readonly palette: readonly string[];
  /** The same as they were read from the picture. */
  readonly found: readonly string[];
  /** How many of those, from the first, are colours of the picture; the rest are shades that complete the palette. */
  readonly real: number;
}

const KEPT_PX = 1024;
/** A picture that takes longer was made to. */
const DECODE_MS = 20_000;

/** Decoding and clustering happen off the page's thread; one worker a picture, gone afterwards. */
const askWorker = (request: PictureRequest): Promise<PictureAnswer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' });
    const end = (): void => {
      clearTimeout(patience);
      worker.terminate();
    };
    const patience = setTimeout(() => {
      end();
      reject(new UnusableImage(IMAGE_MESSAGES.slow));
    }, DECODE_MS);
    const finish = (answer: PictureAnswer): void => {
      end();
      resolve(answer);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<PictureAnswer>) => finish(data));
    worker.addEventListener('error', () => finish({ ok: false }));
    worker.postMessage(request, []);
  });

const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new UnusableImage(IMAGE_MESSAGES.broken)));
    reader.readAsDataURL(blob);
  });

/** Checks, shrinks and reads a picture. Throws UnusableImage with words for its owner. */
export const readPicture = async (file: Blob): Promise<Picture> => {
  await checkImage(file);
  const answer = await askWorker({ file, longestSide: KEPT_PX, colours: PALETTE_SIZE });
  if (!answer.ok) throw new UnusableImage(IMAGE_MESSAGES.broken);
  const { colours, real } = answer.palette;
  if (colours.length === 0) throw new UnusableImage(IMAGE_MESSAGES.empty);
  return { url: await dataUrlOf(answer.image), palette: colours, found: colours, real };
};
