import { PLAIN_FONTS, PLAIN_LETTERS } from '@fifteen/drawing';
import { inCase } from '@fifteen/typography';
import type { Brief } from '../brief/brief.ts';
import type { Genome } from '../genome.ts';

/** Font styles that a genome is set in, and those that letters which its idea alters are compared with. */
export const fontsOf = ({ lettering, tag, idea }: Pick<Genome, 'lettering' | 'tag' | 'idea'>): string[] => [
  ...[lettering.style, lettering.sub, tag?.style].flatMap((style) => (style && 'font' in style ? [style.font] : [])),
  ...(idea ? PLAIN_FONTS : []),
];

/** Stretches the stroke between two joined letters; no name has it, ideas add it. */
const TATWEEL = 'ـ';

/** Every character that any setting of the name may need, and what its letters may be taken for. */
export function lettersOf({ name, trade, tagline }: Pick<Brief, 'name' | 'trade' | 'tagline'>): string {
  const text = `${name.full} ${trade} ${tagline} ${name.initials.first}${name.initials.second}`;
  return PLAIN_LETTERS + (name.script.isJoined ? TATWEEL : '') + text + inCase(text, 'upper') + inCase(text, 'lower') + text.toUpperCase() + text.toLowerCase();
}
