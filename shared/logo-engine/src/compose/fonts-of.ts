import { inCase } from '@fifteen/typography';
import type { Brief } from '../brief/brief.ts';
import type { Genome } from '../genome.ts';

/** Font styles that a genome is set in. */
export const fontsOf = ({ lettering, tag }: Pick<Genome, 'lettering' | 'tag'>): string[] => [lettering.style, lettering.sub, tag?.style].flatMap((style) => (style && 'font' in style ? [style.font] : []));

/** Every character that any setting of the name may need. */
export function lettersOf({ name, trade }: Pick<Brief, 'name' | 'trade'>): string {
  const text = `${name.full} ${trade} ${name.initials.first}${name.initials.second}`;
  return text + inCase(text, 'upper') + inCase(text, 'lower') + text.toUpperCase() + text.toLowerCase();
}
