import type { Draw, Layer, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { isConnector, lengthOf } from '../techniques/shared/names.ts';
import { asWritten, evenLines, glyphsOf, inCapitals, standsApart, tight, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 200;

/** Each line sits on a label of its own length, and the labels join into one shape. */
export const stackedLabels = idea({
  id: 'stacked-labels',
  title: 'Labels grown together',
  says: 'Each line of the name has a label of its own length, and the labels join into one shape.',
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (words.length >= 2 && words.length <= 4 && lengthOf(full) <= 26 && rowsOf(words).every((row) => lengthOf(row) <= 13) ? [...full][0] : undefined),
  looks: {
    grown: { manner: 'cut', vibes: ['playful_rounded', 'modern_flat', 'organic_flowing', 'gradient_modern'], colors: 1, stem: 0.12, letterforms: ['roundgrot', 'grot', 'geo', 'roundbold'] },
    steps: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp', 'geometric_minimal'], colors: 2, stem: 0.12, letterforms: ['grot', 'wide', 'cond', 'slab'] },
    serif: { manner: 'cut', vibes: ['elegant_serif', 'classic_ornate', 'illustrative', 'hand_drawn'], colors: 1, stem: 0.1, letterforms: ['softserif', 'fatface', 'slab'] },
  },
  params: { edge: { label: 'Space around the words', min: 0.3, max: 0.6, usual: 0.42 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = look === 'steps' ? inCapitals(unspaced(lettering)) : asWritten(unspaced(lettering));
    const edge = params['edge']! * SIZE;
    const rows = rowsOf(words);
    const lines = rows.map((row) => d.write(row, style, SIZE));
    const hasTails = look !== 'steps' && lines.some((line) => line.bounds.bottom > SIZE * 0.12);
    const pitch = SIZE + (look === 'steps' ? 2 * edge * 0.8 : edge * 1.3 + (hasTails ? SIZE * 0.12 : 0));
    const shapes = rows.map((row, i): Shape => {
      const line = lines[i]!;
      const shape = look === 'steps' && standsApart(row) && !row.includes(' ') ? d.union(...tight(glyphsOf(line).map((glyph) => glyph.shape), SIZE * 0.08, SIZE * 0.12)) : line.shape;
      return shape.move(-shape.bounds.left, i * pitch);
    });
    if (look === 'steps') return steps(d, rows, shapes, edge, pitch);
    // Labels of nearly one length have one length: a step must be seen.
    const widths = evened(shapes.map(({ bounds }) => bounds.width), edge * 1.5);
    const labels = widths.map((width, i) => d.rect(-edge, i * pitch - SIZE - edge * 0.75 - (hasTails ? SIZE * 0.02 : 0), width + 2 * edge, SIZE + edge * 1.5 + (hasTails ? SIZE * 0.14 : 0)));
    const radius = edge * (look === 'serif' ? 0.34 : 0.72);
    const form = d.union(...labels).round(radius, radius * 0.9);
    return [d.layer('labels', form.subtract(...shapes), 'main', { role: 'word' })];
  },
});

/** Lengths that differ by less than a step from the one above or below take the longer of both. */
function evened(widths: readonly number[], step: number): number[] {
  const even = [...widths];
  for (let i = 1; i < even.length; i += 1) if (Math.abs(even[i]! - even[i - 1]!) < step) even[i] = even[i - 1] = Math.max(even[i]!, even[i - 1]!);
  return even;
}

/** Labels in two colors by turns, each set in from the one above. */
function steps(d: Draw, rows: readonly string[], shapes: readonly Shape[], edge: number, pitch: number): Layer[] {
  return rows.map((_, i): Layer => {
    const shape = shapes[i]!.move(i * edge * 1.1, 0);
    const { left, width } = shape.bounds;
    const label = d.rect(left - edge, i * pitch - SIZE - edge * 0.8, width + 2 * edge, pitch);
    return d.layer(`label ${i + 1}`, label.subtract(shape), i % 2 === 0 ? 'main' : 'second', { role: 'word', mono: 'ink' });
  });
}

/** Each larger word on a line of its own where there are few, "and" with the word after it. */
function rowsOf(words: readonly string[]): string[] {
  const named = words.filter((word) => !isConnector(word) && lengthOf(word) > 3).length;
  return evenLines(words, Math.max(2, Math.min(3, named)));
}
