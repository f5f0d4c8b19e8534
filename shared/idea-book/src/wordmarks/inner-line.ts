import type { Draw, Layer, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { asWritten, inCapitals, linesWithin, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 280;
const LONGEST = 9;

/** A fine line runs within every stroke, as on painted signs. */
export const innerLine = idea({
  id: 'inner-line',
  title: 'A line within each stroke',
  says: 'A line runs along the middle of every stroke, as sign painters draw it.',
  kind: 'wordmark',
  technique: 'cap',
  needs: [],
  fits: ({ full, words }) => (words.length <= 3 && lengthOf(full) >= 2 && lengthOf(full) <= 20 && words.every((word) => lengthOf(word) <= 10) ? [...full][0] : undefined),
  looks: {
    cut: { manner: 'cut', vibes: ['classic_ornate', 'brutalist_bold', 'illustrative', 'bold_abstract'], traits: ['retro'], colors: 1, stem: 0.14, letterforms: ['cond', 'slab', 'geo', 'grot'] },
    lit: { manner: 'line', vibes: ['gradient_modern', 'playful_rounded', 'tech_sharp', 'hand_drawn'], traits: ['retro'], colors: 2, stem: 0.14, letterforms: ['roundbold', 'geo', 'roundgrot', 'cond', 'grot'] },
  },
  params: { line: { label: 'Width of the line', min: 0.12, max: 0.32, usual: 0.2 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = look === 'lit' ? asWritten(unspaced(lettering)) : inCapitals(unspaced(lettering));
    return linesWithin(words, LONGEST).flatMap((row, i): Layer[] => {
      const line = d.write(row, style, SIZE).shape;
      const moved = line.move(-line.bounds.cx, i * SIZE * (look === 'lit' ? 1.5 : 1.24));
      const inner = within(d, moved, params['line']!);
      if (look === 'cut') return [d.layer(`line ${i + 1}`, moved.subtract(inner), 'main', { role: 'word' })];
      return [d.layer(`letters ${i + 1}`, moved, 'main', { role: 'word' }), d.layer(`inner line ${i + 1}`, inner, 'second', { role: 'word', mono: 'gap' })];
    });
  },
});

/** What is left in the middle of the strokes: a line that is nowhere broken off. */
function within(d: Draw, letters: Shape, share: number): Shape {
  const inner = letters.shrink(letters.stem * (0.56 - 0.5 * share)).withoutSlivers(letters.stem ** 2 * 0.05);
  return inner.pieces().length > letters.pieces().length * 2 ? d.refuse('The strokes of these letters are too uneven for a line within.') : inner;
}
