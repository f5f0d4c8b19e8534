import type { Brand } from '../../brand.ts';
import { contrastOf } from '../../color/color.ts';
import { groundsOf } from '../../grounds.ts';
import type { KitOrder } from '../../kit-part.ts';
import { drawableText } from '../../text/drawable-text.ts';
import { drawableDetails } from '../business-cards/card-text.ts';
import { copyIn } from './copy/copy-in.ts';
import { ideaSentences } from './copy/idea-sentences.ts';
import { sampleLetter } from './letterhead/sample-letter.ts';
import { guideColorsOf } from './measures/guide-colors.ts';
import { leastSizesOf } from './measures/least-size.ts';
import { scriptSampleOf } from './pages/type.ts';
import type { Guide } from './sheet/guide.ts';

/** Every word of a language that is written down; those that are made of a name or a number have no further letters. */
const spoken = (copy: unknown): string[] => (typeof copy === 'string' ? [copy] : typeof copy === 'object' && copy !== null ? Object.values(copy).flatMap(spoken) : []);

const LATIN_1 = Array.from({ length: 64 }, (_, at) => String.fromCharCode(0xc0 + at)).join('');
/** Everything that sentences, figures and values are set from. */
const CHARACTERS = `${Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')}${LATIN_1}ŒœŠŽ€£’‘“”„«»–·×…`;

/** Brand and order as pages are composed of them: measured once, every font open, no character that none draws. */
export const guideOf = async (given: Brand, { details }: KitOrder): Promise<Guide> => {
  const drawn = (text: string) => drawableText(text, given.text);
  const brand: Brand = { ...given, name: drawn(given.name) || drawn(given.industry) || 'Brand', industry: drawn(given.industry), tagline: drawn(details.tagline || given.tagline) };
  const { displayFont, textFaces } = brand;
  const copy = copyIn(details.language);
  const order: KitOrder = { details: drawableDetails(details, given.text) };
  const words = [brand.name, brand.industry, brand.tagline, ...ideaSentences({ brand, copy }), ...Object.values(order.details), scriptSampleOf(brand.name) ?? '', ...sampleLetter(brand.name, copy), ...spoken(copy)];
  await brand.text.ready([displayFont, textFaces.regular, textFaces.strong], CHARACTERS + words.join(''));
  const grounds = groundsOf(brand);
  const ground = brand.logo.artwork({ arrangement: 'primary', coloring: 'color' }).ground ?? grounds.light.color;
  const own = contrastOf(ground, grounds.light.color) < contrastOf(ground, grounds.dark.color) ? grounds.light : grounds.dark;
  return { brand, order, copy, grounds, own, colors: guideColorsOf(brand), leastSizes: await leastSizesOf(brand) };
};
