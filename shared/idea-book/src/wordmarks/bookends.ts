import type { Draw, Layer, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { glyphsOf, inCapitals, tight, unspaced } from './shared/type.ts';

/** Cap height of the first and the last letter. */
const SIZE = 320;
/** Height of the letters between them where a bar is below. */
const BETWEEN = 0.7;
/** How small and how large the letters between may get beside the tall ones. */
const [SMALLEST, LARGEST] = [0.46, 0.8];

/** The first and the last letter are tall, and the letters between them sit on a bar or on the rest of the name. */
export const bookends = idea({
  id: 'bookends',
  title: ({ letters }) => `${[...letters].join(' and ')} as bookends`,
  says: ({ letters }) => `The ${[...letters][0]} and the ${[...letters][1]} are tall, and hold what is between them.`,
  kind: 'wordmark',
  isRetired: true,
  technique: 'lettering',
  needs: [],
  fits: ({ full, words, hasCase }) => (hasCase && words.length <= 3 && lengthOf(full) <= 24 && isLong(words[0]!) && lengthOf(words.slice(1).join(' ')) <= 14 && lengthOf(words.slice(1).join(' ')) !== 1 ? endsOf(words[0]!) : undefined),
  looks: {
    heavy: { manner: 'solid', vibes: ['bold_abstract', 'brutalist_bold', 'illustrative', 'modern_flat'], traits: ['retro'], colors: 2, stem: 0.12, letterforms: ['cond', 'grot', 'slab', 'wide', 'fat'] },
    serif: { manner: 'solid', vibes: ['classic_ornate', 'elegant_serif', 'illustrative', 'organic_flowing'], traits: ['retro'], colors: 2, stem: 0.08, letterforms: ['softserif', 'fatface', 'didone', 'roman', 'flare'] },
    round: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'gradient_modern', 'hand_drawn'], colors: 2, stem: 0.12, letterforms: ['roundbold', 'roundgrot', 'geo', 'retro', 'grot'] },
  },
  params: { gap: { label: 'Gap', min: 14, max: 40, usual: 24 } },
  draw: (d, { words, lettering, params }) => {
    const style = inCapitals(unspaced(lettering));
    const gap = params['gap']!;
    const [word, ...others] = words as [string, ...string[]];
    const letters = glyphsOf(d.write(word, style, SIZE)).map(({ shape }) => shape);
    const [first, last] = [letters[0]!, letters.at(-1)!];
    const below = others.length > 0 ? d.write(others.join(' '), style, SIZE * 0.4).shape : undefined;
    const plain = d.union(...tight(letters.slice(1, -1), gap * 1.2, SIZE * 0.14));
    const cap = SIZE;
    const share = below ? (cap - gap) / (cap + plain.bounds.width * (below.bounds.height / below.bounds.width)) : BETWEEN;
    if (share < SMALLEST || share > LARGEST) d.refuse('The rest of the name does not fit between the tall letters.');
    const middle = between(d, letters.slice(1, -1), share, gap, Math.min(first.stem, last.stem)).move(0, -cap * (1 - share));
    const [, center] = tight([first, middle], gap) as [Shape, Shape];
    const [, final] = tight([center, last], gap, SIZE * 0.2) as [Shape, Shape];
    const top = -cap * (1 - share) + gap;
    const foot = footOf(d, first, final, center, below, top, gap);
    return [d.layer('bookends', first.union(final), 'main'), d.layer('letters between', center, 'main', { role: 'word' }), d.layer(below ? 'second word' : 'bar', foot, 'second', { role: 'word', mono: 'ink' })] satisfies Layer[];
  },
});

/** The small letters as heavy as the tall ones, tight, in their height exactly. */
function between(d: Draw, letters: readonly Shape[], share: number, gap: number, stem: number): Shape {
  const small = letters.map((letter) => letter.scale(share));
  const own = d.union(...small).stem;
  const more = Math.min(stem * 0.92, own * 1.34) - own;
  const grown = small.map((letter) => {
    const heavy = more > 0 ? letter.grow(more / 2, 'miter') : letter;
    const { height, cx, bottom } = letter.bounds;
    return heavy.scale(1, height / heavy.bounds.height).place({ cx, bottom });
  });
  return d.union(...tight(grown, gap * 0.8, SIZE * 0.1));
}

/** The bar or the rest of the name, from one tall letter to the other. */
function footOf(d: Draw, first: Shape, last: Shape, center: Shape, below: Shape | undefined, top: number, gap: number): Shape {
  const zone = d.rect(first.bounds.cx, top, last.bounds.cx - first.bounds.cx, -top).subtract(first.grow(gap), last.grow(gap)).pieces()[0] ?? d.refuse('There is no room below the letters.');
  if (!below) return zone.intersect(d.rect(first.bounds.cx, top, 10_000, -top));
  const inner = zone.spansAtY(top / 2).toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]))[0] ?? d.refuse('There is no room below the letters.');
  const k = Math.min((inner[1] - inner[0]) / below.bounds.width, -top / below.bounds.height);
  const placed = below.scale(k).place({ cx: (inner[0] + inner[1]) / 2, bottom: 0 });
  return placed.bounds.width < center.bounds.width * 0.7 ? d.refuse('The rest of the name is too short for the room below.') : placed;
}

const isLong = (word: string): boolean => lengthOf(word) >= 5 && lengthOf(word) <= 11 && /^\p{L}+$/u.test(word) && !/[QJÇŞЦЩД]/iu.test(`${[...word][0]}${[...word].at(-1)}`) && word.toUpperCase().normalize('NFD') === word.toUpperCase();
const endsOf = (word: string): string => `${[...word][0]}${[...word].at(-1)}`.toUpperCase();
