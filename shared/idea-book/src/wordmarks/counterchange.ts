import type { Draw, Layer, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { inCapitals, linesWithin, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 260;
const LONGEST = 9;
/** How much longer one line may be than another. */
const MOST_UNLIKE = 2.6;

/** A plane of color crosses the name: the letters are printed outside of it and left open within. */
export const counterchange = idea({
  id: 'counterchange',
  title: 'Inside out',
  says: 'A plain form lies across the name: outside it the letters are printed, inside it they are left open.',
  kind: 'wordmark',
  isRetired: true,
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (lengthOf(full) >= 2 && lengthOf(full) <= 24 && words.length <= 3 && words.every((word) => lengthOf(word) <= 11) ? [...full][0] : undefined),
  looks: {
    disc: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.14, letterforms: ['grot', 'wide', 'roundgrot', 'geo', 'cond', 'fat'] },
    half: { manner: 'cut', vibes: ['brutalist_bold', 'tech_sharp', 'bold_abstract', 'modern_flat'], colors: 1, stem: 0.14, letterforms: ['cond', 'grot', 'slab', 'wide'] },
    sun: { manner: 'solid', vibes: ['organic_flowing', 'illustrative', 'classic_ornate', 'elegant_serif'], colors: 2, stem: 0.12, letterforms: ['softserif', 'fatface', 'slab', 'retro'] },
  },
  params: { place: { label: 'Place of the form', min: 0.3, max: 0.7, usual: 0.38 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = inCapitals(unspaced(lettering));
    const rows = linesWithin(words, LONGEST);
    const lines = rows.map((row) => d.write(row, style, SIZE).shape);
    const widest = Math.max(...lines.map(({ bounds }) => bounds.width));
    if (widest > MOST_UNLIKE * Math.min(...lines.map(({ bounds }) => bounds.width))) d.refuse('The lines are too unlike in length.');
    let y = 0;
    const block = d.union(
      ...lines.map((line) => {
        // Lines of nearly one length are brought to one width.
        const k = Math.min(1.6, widest / line.bounds.width);
        const placed = line.scale(k).place({ cx: 0, top: y });
        y = placed.bounds.bottom + SIZE * 0.16;
        return placed;
      }),
    );
    const form = formOf(d, look, block, params['place']!);
    if (block.intersect(form).isEmpty) d.refuse('The form would miss the letters.');
    const outside = block.subtract(form).withoutSlivers(20);
    const inside = form.subtract(block).withoutSlivers(20);
    if (outside.area < 0.15 * block.area) d.refuse('The form would hide the whole name.');
    if (look === 'sun') return [d.layer('sun', form, 'second', { mono: 'join' }), d.layer('letters', outside, 'main', { role: 'word', mono: 'join' }), d.layer('letters on the sun', block.intersect(form), { tint: 'main', by: -0.6 }, { role: 'word', mono: 'gap' })];
    return [d.layer('form', inside, 'main', { mono: 'join' }), d.layer('letters', outside, 'main', { role: 'word', mono: 'join' })] satisfies Layer[];
  },
});

function formOf(d: Draw, look: string, block: Shape, place: number): Shape {
  const { left, top, width, height, bottom, right } = block.bounds;
  if (look === 'half') {
    const edge = SIZE * 0.14;
    const x = left + width * (1 - place - 0.12);
    return d.rect(x, top - edge, right + edge - x, bottom - top + 2 * edge);
  }
  const r = Math.min(width * 0.34, Math.max(height * 0.72, SIZE * 0.62));
  return d.circle(left + width * (look === 'sun' ? 1 - place : place), (top + bottom) / 2, r);
}
