import type { Draw, Layer, LetteringStyle, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { dropBelow, glyphsOf, inCapitals, inSmall, tight, unspaced } from './shared/type.ts';

/** Cap height of the initial, and of the rest. */
const TALL = 380;
const SMALL = 190;
/** Initials with room at their right side. */
const OPEN = 'FKLTVYГКТУΓΚΤΥ7';
/** How far the rest has to get into the box of the initial, as a share of the initial's width. */
const LEAST_TUCK = 0.2;
/** How much a place on the baseline is preferred to one at the top. */
const LOWER = 0.1;
/** Heights at which the rest is tried. */
const STEPS = 40;

/** The rest of the name is tucked into the open side of a tall initial. */
export const tuckedInitial = idea({
  id: 'tucked-initial',
  title: ({ letters }) => `Room within the ${letters}`,
  says: ({ letters }) => `The ${letters} is tall, and the rest of the name sits in its open side.`,
  kind: 'wordmark',
  isRetired: true,
  technique: 'lettering',
  needs: [],
  fits: ({ full, words, initials: { first } }) => (words.length <= 2 && OPEN.includes(first) && lengthOf(words[0]!) >= 3 && lengthOf(words[0]!) <= 10 && lengthOf(words[1] ?? '') <= 12 && full.toUpperCase().startsWith(first) ? first : undefined),
  looks: {
    capitals: { manner: 'solid', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold', 'tech_sharp'], colors: 2, stem: 0.1, letterforms: ['grot', 'geo', 'wide', 'slab', 'roundgrot'] },
    serif: { manner: 'solid', vibes: ['elegant_serif', 'classic_ornate', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.07, letterforms: ['didone', 'softserif', 'fatface', 'roman', 'flare'] },
    small: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'hand_drawn', 'gradient_modern'], colors: 2, stem: 0.1, letterforms: ['roundbold', 'geo', 'retro', 'softserif', 'grot'] },
  },
  params: { gap: { label: 'Gap', min: 16, max: 60, usual: 30 } },
  draw: (d, { words, lettering, letters, look, params }) => {
    const gap = params['gap']!;
    const style = unspaced(lettering);
    const [word, second] = words as [string, string?];
    const tall = d.write(letters, inCapitals(style), TALL).shape;
    const initial = tall.move(-tall.bounds.left, 0);
    const rest = lineOf(d, [...word].slice(1).join(''), look === 'small' ? inSmall(style) : inCapitals(style), gap);
    const tucked = tuckedInto(d, initial, rest, gap);
    const layers = [d.layer(`letter ${letters}`, initial, 'second', { mono: 'ink' }), d.layer('rest', tucked, 'main', { role: 'word' })];
    if (!second) return layers;
    const below = d.write(second, look === 'small' ? inSmall(style) : inCapitals(style), SMALL).shape;
    const all = initial.union(tucked).bounds;
    const placed = below.scale(Math.min(1, all.width / below.bounds.width)).place({ left: all.left });
    return [...layers, d.layer('second word', placed.move(0, dropBelow(initial.union(tucked), placed, gap * 1.4)), 'main', { role: 'word' })] satisfies Layer[];
  },
});

const lineOf = (d: Draw, text: string, style: LetteringStyle, gap: number): Shape => {
  const line = d.write(text, style, SMALL);
  const letters = glyphsOf(line).map(({ shape }) => shape);
  return style.case === 'upper' ? d.union(...tight(letters, gap * 0.55, SMALL * 0.2)) : line.shape;
};

/** The rest at the height at which it gets deepest into the initial; on the baseline or under the top where that is as good. */
function tuckedInto(d: Draw, initial: Shape, rest: Shape, gap: number): Shape {
  const { top, bottom, right, width } = initial.bounds;
  const [low, high] = [-rest.bounds.bottom + bottom, top - rest.bounds.top];
  const ways = Array.from({ length: STEPS + 1 }, (_, i) => {
    const moved = rest.move(0, low + ((high - low) * i) / STEPS);
    const placed = tight([initial, moved], gap)[1]!;
    const tuck = (right - placed.bounds.left) / width;
    return { placed, tuck, worth: tuck + LOWER * (1 - i / STEPS) + (i === 0 ? LOWER : 0) };
  });
  const best = ways.toSorted((one, other) => other.worth - one.worth)[0]!;
  return best.tuck < LEAST_TUCK ? d.refuse('The initial has no room at its side in this typeface.') : best.placed;
}
