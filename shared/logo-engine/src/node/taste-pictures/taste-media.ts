import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { COMPARISONS, COMPARISON_IDS, DISLIKED_LOGO_IDS, VIBE_IDS } from '@fifteen/contracts';
import { loadFontLibrary } from '../load-font-library.ts';
import { COMPARISON_PICTURES } from './comparisons/comparison-pictures.ts';
import { DISLIKE_PICTURES } from './dislikes/dislike-pictures.ts';
import { PICTURE_FONTS } from './fonts.ts';
import { type Picture, centred, documentOf } from './picture.ts';
import { pressOf } from './press.ts';
import { SAMPLES } from './samples/sample-pictures.ts';
import { COMPARISON_TITLES, DISLIKE_TITLES, VIBE_TITLES } from './titles.ts';
import { VIBE_PICTURES } from './vibes/vibe-pictures.ts';

export interface MediaFile {
  /** Path below the folder of the taste test's pictures. */
  name: string;
  content: string | Buffer;
}

/** Width of a sample in pixels; its height follows from 4 to 3. */
const SAMPLE_WIDTH = 640;
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&.,!*-'].join('');

/** Every picture of the taste test, and index.json with their titles. */
export async function drawTasteMedia(): Promise<MediaFile[]> {
  const library = await loadFontLibrary();
  await library.ready(PICTURE_FONTS, ALPHABET);
  const press = pressOf(library);
  const svg = (name: string, picture: Picture): MediaFile => ({ name: `${name}.svg`, content: documentOf(picture) });
  return [
    ...VIBE_IDS.map((id) => svg(`vibes/${id}`, centred(VIBE_PICTURES[id](press)))),
    ...COMPARISON_IDS.flatMap((question) =>
      COMPARISONS[question].map((value) => svg(`comparisons/${question}/${value}`, centred(COMPARISON_PICTURES[question][value]!(press)))),
    ),
    ...DISLIKED_LOGO_IDS.map((id) => svg(`dislikes/${id}`, DISLIKE_PICTURES[id](press))),
    ...(await Promise.all(SAMPLES.map(async ({ id, draw }) => ({ name: `samples/${id}.webp`, content: await webpOf(draw()) })))),
    { name: 'index.json', content: `${JSON.stringify(index(), null, 2)}\n` },
  ];
}

async function webpOf(picture: Picture): Promise<Buffer> {
  const image = new Resvg(documentOf(picture), { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: SAMPLE_WIDTH } }).render();
  const { width, height } = image;
  return sharp(image.pixels, { raw: { width, height, channels: 4 } }).webp({ quality: 86 }).toBuffer();
}

const index = () => ({
  vibes: VIBE_IDS.map((id) => ({ id, ...VIBE_TITLES[id] })),
  comparisons: COMPARISON_IDS.flatMap((question) => COMPARISONS[question].map((id) => ({ id, question, ...COMPARISON_TITLES[id] }))),
  dislikes: DISLIKED_LOGO_IDS.map((id) => ({ id, ...DISLIKE_TITLES[id] })),
  samples: SAMPLES.map(({ id, title, alt }) => ({ id, title, alt })),
});
