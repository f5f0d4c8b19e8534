import type { Layer, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { asWritten, evenLines, glyphsOf, inCapitals, standsApart, tight, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 260;

/** One form hugs all letters, as a die-cut sticker does. */
export const stickerWord = idea({
  id: 'sticker-word',
  title: 'One form around all letters',
  says: 'One soft shape follows the outline of the whole name and holds it together.',
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (words.length <= 4 && lengthOf(full) >= 3 && lengthOf(full) <= 22 && rowsOf(words).every((row) => lengthOf(row) <= 11) ? [...full][0] : undefined),
  looks: {
    hug: { manner: 'cut', vibes: ['playful_rounded', 'bold_abstract', 'hand_drawn', 'illustrative'], traits: ['playful'], colors: 1, stem: 0.14, letterforms: ['fat', 'roundbold', 'retro', 'roundgrot'] },
    drop: { manner: 'solid', vibes: ['illustrative', 'playful_rounded', 'bold_abstract', 'hand_drawn'], traits: ['retro'], colors: 2, stem: 0.14, letterforms: ['retro', 'fat', 'roundgrot', 'slab', 'fatface'] },
    serif: { manner: 'cut', vibes: ['organic_flowing', 'classic_ornate', 'elegant_serif', 'modern_flat'], colors: 1, stem: 0.12, letterforms: ['softserif', 'fatface', 'slab'] },
  },
  params: { edge: { label: 'Width of the edge', min: 26, max: 60, usual: 40 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = look === 'serif' ? asWritten(unspaced(lettering)) : inCapitals(unspaced(lettering));
    const edge = params['edge']!;
    const rows = rowsOf(words);
    const placed: Shape[] = [];
    for (const row of rows) {
      const line = d.write(row, style, SIZE);
      const shape = standsApart(row) && !row.includes(' ') && look !== 'serif' ? d.union(...tight(glyphsOf(line).map((glyph) => glyph.shape), SIZE * 0.085, SIZE * 0.1)) : line.shape;
      const above = placed.at(-1);
      const middle = shape.place({ cx: 0 });
      placed.push(above ? middle.move(0, above.bounds.bottom - middle.bounds.top + edge * 0.85) : middle);
    }
    const letters = d.union(...placed);
    // Bays that are narrower than a letter are filled, so that the outline stays calm.
    const form = letters.grow(edge + 34, 'round').filled().grow(-34, 'round').round(14, 30);
    if (look !== 'drop') return [d.layer('form', form.subtract(letters), 'main', { role: 'word' })] satisfies Layer[];
    const far = edge * 1.3;
    const shadow = d.union(...Array.from({ length: 14 }, (_, i) => form.move((far * (i + 1) * 0.5) / 14, (far * (i + 1)) / 14)));
    return [d.layer('edge below', shadow.subtract(form.grow(7)).withoutSlivers(2_600), 'second', { mono: 'ink' }), d.layer('form', form.subtract(letters), 'main', { role: 'word' })];
  },
});

/** One line up to nine letters, else two or three even ones. */
const rowsOf = (words: readonly string[]): string[] => (lengthOf(words.join(' ')) <= 9 ? [words.join(' ')] : ([2, 3].map((count) => evenLines(words, count)).find((rows) => rows.every((row) => lengthOf(row) <= 10)) ?? evenLines(words, 3)));
