import type { Draw, Layer, LetteringStyle, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { isConnector, lengthOf } from '../techniques/shared/names.ts';
import { inCapitals, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 260;
const LONGEST = 12;
/** Width of the block, and how much taller one word may be than the other. */
const WIDTH = 1_000;
const MOST_UNLIKE = 2.1;

/** One word heavy, the other in the same letters drawn light or as an outline; both as wide as each other. */
export const twoWeights = idea({
  id: 'two-weights',
  title: 'Loud and quiet',
  says: 'One word is heavy and the other light, and both fill the same width.',
  kind: 'wordmark',
  isRetired: true,
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (words.length === 2 && !words.some(isConnector) && words.every((word) => lengthOf(word) >= 2 && lengthOf(word) <= LONGEST) && lengthOf(full) <= 22 ? [...full][0] : undefined),
  looks: {
    light: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'tech_sharp', 'elegant_serif'], colors: 2, stem: 0.12, letterforms: ['cond', 'geo', 'wide', 'tech'] },
    outline: { manner: 'line', vibes: ['bold_abstract', 'brutalist_bold', 'gradient_modern', 'playful_rounded'], colors: 2, stem: 0.14, letterforms: ['cond', 'fat', 'grot', 'wide', 'slab', 'roundbold'] },
  },
  params: { lightness: { label: 'Lightness', min: 0.35, max: 0.6, usual: 0.5 } },
  draw: (d, { words, lettering, look, params }) => {
    const [one, two] = words as [string, string];
    const style = inCapitals(unspaced(lettering));
    const upper = fitted(d, one, style);
    const whole = fitted(d, two, look === 'outline' && 'font' in style ? { ...style, tracking: 0.03 } : style);
    const [tall, low] = [upper.bounds.height, whole.bounds.height];
    if (Math.max(tall / low, low / tall) > MOST_UNLIKE) d.refuse('The words are too unlike in length.');
    const width = Math.min(upper.stem, whole.stem) * (0.82 - params['lightness']!);
    const below = look === 'outline' ? whole.rim(width) : lightened(d, whole, params['lightness']!);
    return [d.layer('heavy word', upper.place({ left: 0, bottom: 0 }), 'main'), d.layer('light word', below.place({ left: 0, top: 50 }), 'second', { role: 'word', mono: 'ink' })] satisfies Layer[];
  },
});

/** A word as wide as the block. */
function fitted(d: Draw, text: string, style: LetteringStyle): Shape {
  const { shape } = d.write(text, style, SIZE);
  return shape.scale(WIDTH / shape.bounds.width);
}

/** The same letters with a part of their stroke taken away, as wide as before. */
function lightened(d: Draw, whole: Shape, lightness: number): Shape {
  const thin = whole.shrink((whole.stem * lightness) / 2);
  if (thin.pieces().length !== whole.pieces().length || thin.thinnest < thin.stem * 0.72) d.refuse('These letters come apart where they are drawn lighter.');
  return thin.scale(WIDTH / thin.bounds.width);
}
