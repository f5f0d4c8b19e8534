import { reasonsFor, titleOf } from '@fifteen/logo-engine';
import type { Brand } from '../../brand.ts';
import { contrastOf } from '../../colour/colour.ts';
import { groundsOf } from '../../grounds.ts';
import type { KitOrder } from '../../kit-part.ts';
import { drawableText } from '../../text/drawable-text.ts';
import { sampleLetter } from './letterhead/sample-letter.ts';
import { guideColoursOf } from './measures/guide-colours.ts';
import { leastSizesOf } from './measures/least-size.ts';
import { scriptSampleOf } from './pages/type.ts';
import type { Guide } from './sheet/guide.ts';

/** Everything that English sentences, figures and values are set from. */
const CHARACTERS = `${Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')}ÄÇÉÎÑØŠŽß€£’‘“”–·×…`;

/** Brand and order as pages are composed of them: measured once, every font open, no character that none draws. */
export const guideOf = async (given: Brand, { details }: KitOrder): Promise<Guide> => {
  const drawn = (text: string) => drawableText(text, given.text);
  const brand: Brand = { ...given, name: drawn(given.name) || drawn(given.industry) || 'Brand', industry: drawn(given.industry), description: drawn(given.description) };
  const { genome, context, colours, displayFont, textFaces } = brand;
  const order: KitOrder = {
    details: { name: drawn(details.name), role: drawn(details.role), phone: drawn(details.phone), email: drawn(details.email), website: drawn(details.website) },
  };
  const words = [brand.name, brand.industry, brand.description, titleOf(genome), ...reasonsFor(genome, context, colours), ...Object.values(order.details), scriptSampleOf(brand.name) ?? '', ...sampleLetter(brand.name)];
  await brand.text.ready([displayFont, textFaces.regular, textFaces.strong], CHARACTERS + words.join(''));
  const grounds = groundsOf(brand);
  const ground = brand.logo.artwork({ arrangement: 'primary', colouring: 'colour' }).ground ?? grounds.light.colour;
  const own = contrastOf(ground, grounds.light.colour) < contrastOf(ground, grounds.dark.colour) ? grounds.light : grounds.dark;
  return { brand, order, grounds, own, colours: guideColoursOf(brand), leastSizes: await leastSizesOf(brand) };
};
