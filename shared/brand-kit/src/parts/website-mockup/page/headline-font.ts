import type { FontClass } from '@fifteen/typography';
import type { Brand } from '../../../brand.ts';
import type { TradeCopy } from '../copy/trade-copy.ts';

/** Letterforms that carry a name but not a sentence. */
const NAMES_ONLY: ReadonlySet<FontClass> = new Set(['script', 'hand', 'deco', 'fat', 'fatface', 'techwide', 'mono']);

/** The logo's own letters where they can say a sentence, else the stronger face for text. */
export const headlineFontOf = ({ text, displayFont, textFaces }: Brand, { headline, aboutTitle }: TradeCopy): string => {
  const style = text.style(displayFont);
  const isFit = !NAMES_ONLY.has(style.class) && style.weight >= 300 && text.covers(displayFont, headline + aboutTitle);
  return isFit ? displayFont : textFaces.strong;
};
