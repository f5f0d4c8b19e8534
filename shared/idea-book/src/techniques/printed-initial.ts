import { type ColorRole, type Draw, type Layer, penCovers } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { platesOf, printed } from './shared/plates.ts';

/** Cap height: at 1,000 the areas of an R do not come apart. */
const SIZE = 960;
/** Letters of one shape only. */
const SINGLE = 'CIJOСІЈОΙΟ01';
/** The initial built of a bar, a ring and a block in inks that print over each other. */
export const printedInitial = idea({
  id: 'printed-initial',
  title: ({ letters }) => `${letters} in overlapping inks`,
  says: ({ letters }) => `A few plain shapes build the ${letters}, and where two of them overlap their inks print a third color.`,
  kind: 'symbol',
  isRetired: true,
  technique: 'module',
  needs: [],
  fits: ({ initials: { first } }) => (!SINGLE.includes(first) && first.normalize('NFD').length === 1 && penCovers('blocks', first) && penCovers('blocks', first.toLowerCase()) ? first : undefined),
  looks: {
    toy: { manner: 'print', vibes: ['playful_rounded', 'bold_abstract', 'illustrative'], traits: ['playful'], colors: 3, stem: 0.2 },
    capital: { manner: 'print', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.2 },
  },
  draw: (d, { letters, look }) => (look === 'toy' ? drawn(d, letters.toLowerCase(), ['main', 'second', 'third']) : drawn(d, letters, ['main', 'second'])),
});

function drawn(d: Draw, letter: string, inks: readonly ColorRole[]): Layer[] {
  const [glyph] = d.pen(letter, 'blocks', { size: SIZE, inks }).letters;
  const layers = printed(d, `letter ${letter}`, platesOf(glyph!), 'mark', 'ink');
  return layers.some(({ paint }) => typeof paint !== 'string') ? layers : d.refuse(`The shapes of the ${letter} do not overlap.`);
}
