import type { CardDetails } from '@fifteen/contracts';
import { COLORINGS } from '@fifteen/logo-engine';
import { fileStem } from '@fifteen/logo-engine/file-name';
import type { Brand } from '../../../brand.ts';
import { guideColorsOf } from '../../brand-guidelines/measures/guide-colors.ts';
import { ARRANGED } from '../variant-files.ts';
import { labOf } from './lab.ts';

const styleOf = ({ text }: Brand, id: string) => {
  const { name, weight, licence } = text.style(id);
  return { family: name, weight, license: licence };
};

/** The brand as data for programs: colors in every notation, fonts, and where each file of the logo is in the kit. */
export const brandJson = (brand: Brand, { website }: Pick<CardDetails, 'website'>): string => {
  const stem = fileStem(brand.name);
  const logos = ARRANGED.flatMap((arrangement) =>
    [...COLORINGS, 'on-dark'].map((coloring) => {
      const file = `${stem}${arrangement === 'primary' ? '' : `-${arrangement}`}-${coloring}`;
      return { arrangement, coloring, svg: `logo/svg/${file}.svg`, pdf: `logo/pdf/${file}.pdf`, png: `logo/png/${file}.png` };
    }),
  );
  const colors = guideColorsOf(brand).map(({ id, name, hex, rgb, cmyk, isInLogo }) => ({ id, name, hex, rgb, cmyk, lab: labOf(hex), in_logo: isInLogo }));
  const data = {
    name: brand.name,
    industry: brand.industry,
    ...(brand.tagline === '' ? {} : { tagline: brand.tagline }),
    ...(website === '' ? {} : { website }),
    colors,
    fonts: { headline: styleOf(brand, brand.displayFont), text: styleOf(brand, brand.textFaces.regular), strong: styleOf(brand, brand.textFaces.strong) },
    logos,
  };
  return `${JSON.stringify(data, null, 2)}\n`;
};
