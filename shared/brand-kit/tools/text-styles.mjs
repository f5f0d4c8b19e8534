/**
 * Faces for running text of a kit, beside the engine's, which are made for names: a neutral sans serif, a book serif
 * and a soft sans serif. Vendored by the engine's tool:
 *
 *   node shared/logo-engine/tools/vendor-fonts.mjs FOLDER shared/brand-kit
 */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'];
const face = (family, weight, fontClass, ...more) => ({ family, weight, class: fontClass, vibes: [], case: 'any', subsets: [...SUBSETS, ...more], script: null });

export const FONT_STYLES = [
  face('inter', 400, 'grot'),
  face('inter', 600, 'grot'),
  face('source-serif-4', 400, 'old'),
  face('source-serif-4', 600, 'old'),
  face('rubik', 400, 'roundgrot', 'hebrew', 'arabic'),
  face('rubik', 600, 'roundgrot', 'hebrew', 'arabic'),
];
