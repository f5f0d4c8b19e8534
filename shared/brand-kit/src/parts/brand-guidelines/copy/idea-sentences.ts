import { colorsSeen, reasonsOf, titleOf } from '@fifteen/logo-engine';
import { hasSign } from '../../../brand.ts';
import type { Guide } from '../sheet/guide.ts';

/**
 * A title and sentences about the concept. Ideas are described in English only: in other languages the title is empty
 * and the sentences tell what can be seen of any logo, its parts, its font and its colors.
 */
export const ideaSentences = ({ brand, copy: { idea: { facts } } }: Pick<Guide, 'brand' | 'copy'>): readonly string[] => {
  const { genome, brief, displayFont, text } = brand;
  if (facts === null) return [titleOf(genome), ...reasonsOf(genome, brief)];
  const { drawn, background } = colorsSeen(genome, brief);
  const named = (name: string): string => facts.colorNames[name] ?? name;
  const isSetInFont = !genome.idea?.own && 'font' in genome.lettering.style;
  return ['', hasSign(brand) ? facts.symbolAndName : facts.nameAlone, ...(isSetInFont ? [facts.font(text.style(displayFont).name)] : []), facts.colors(drawn.map(named), named(background))];
};
