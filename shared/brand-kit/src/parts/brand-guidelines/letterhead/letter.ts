import type { CardDetails } from '@fifteen/contracts';
import type { Brand } from '../../../brand.ts';
import type { Ground } from '../../../grounds.ts';
import type { Area, Picture } from '../../../picture/picture.ts';
import { placed } from '../../../picture/place.ts';
import { rectangle } from '../../../picture/shapes.ts';
import { lineArea } from '../../../text/line.ts';
import { fittedLine } from '../../../text/paragraph.ts';
import { drawableText } from '../../../text/drawable-text.ts';
import { scriptFromRight } from '../../../text/reading.ts';
import { inkOf } from '../measures/ink.ts';
import type { LetterFormat } from './letter-formats.ts';

/** Points. */
const SIDE = 62;
const TOP = 48;
const LOGO = { width: 190, height: 62 };
const SMALL = 7.5;
const STRIPE = 5;

/** What is in the foot, one column each. */
const footOf = ({ name }: Brand, details: CardDetails): string[] => [name, details.address, details.phone, details.email, details.website].filter((text) => text.trim() !== '');

/** A sheet of paper: the logo at its head, on the side where its name begins to be read, the ways to reach the company in its foot, a stripe of color over the lower edge. */
export const letterOf = (brand: Brand, { logo, text, accent }: Ground, details: CardDetails, { width, height, bleed }: LetterFormat): Picture => {
  const page = { width: width + 2 * bleed, height: height + 2 * bleed };
  const artwork = logo(wide(brand) ? 'primary' : 'horizontal');
  const scale = Math.min(LOGO.width / artwork.width, LOGO.height / artwork.height);
  const clear = inkOf(artwork);
  const fromRight = scriptFromRight(brand.name) !== undefined;
  // The ink of the logo, and not its clear space, is on the margin.
  const x = fromRight ? page.width - bleed - SIDE - LOGO.width + (artwork.width - clear.x - clear.width) * scale : bleed + SIDE - clear.x * scale;
  const head = placed(artwork, { x, y: bleed + TOP - clear.y * scale, ...LOGO }, { x: fromRight ? 1 : 0, y: 0 });
  const columns = footOf(brand, details);
  const column = (width - 2 * SIDE) / Math.max(columns.length, 3);
  const foot = columns.map((words, at): Area => {
    const face = { font: at === 0 ? brand.textFaces.strong : brand.textFaces.regular, size: SMALL };
    const line = fittedLine(brand.text, drawableText(words, brand.text), face, column - 10);
    const begins = bleed + SIDE + at * column;
    return lineArea(line, { x: fromRight ? page.width - begins : begins, y: page.height - bleed - 40, fill: text, align: fromRight ? 'right' : 'left' });
  });
  const stripe: Area = { d: rectangle({ x: 0, y: page.height - bleed - STRIPE, width: page.width, height: STRIPE + bleed }), fill: accent };
  return { ...page, ground: '#ffffff', areas: [...head, ...foot, stripe] };
};

/** True if the logo as designed is broad enough for the head of a letter. */
const wide = ({ logo }: Brand): boolean => {
  const { width, height } = logo.artwork({ arrangement: 'primary', coloring: 'dark', fit: 'tight' });
  return width > height * 1.6;
};
