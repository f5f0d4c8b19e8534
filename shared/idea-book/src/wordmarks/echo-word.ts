import type { Layer, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { asWritten, evenLines, glyphsOf, inCapitals, standsApart, tight, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 270;

/** The name throws two echoes of itself. */
export const echoWord = idea({
  id: 'echo-word',
  title: 'The name and its echoes',
  says: 'The name has two echoes behind it, each the same step further down.',
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (standsApart(full) && words.length <= 3 && lengthOf(full) >= 3 && lengthOf(full) <= 18 && rowsOf(words).every((row) => lengthOf(row) <= 10) ? [...full][0] : undefined),
  looks: {
    down: { manner: 'solid', vibes: ['illustrative', 'bold_abstract', 'playful_rounded', 'hand_drawn'], traits: ['retro'], colors: 3, stem: 0.14, letterforms: ['fat', 'retro', 'fatface'] },
    round: { manner: 'solid', vibes: ['playful_rounded', 'organic_flowing', 'gradient_modern', 'modern_flat'], traits: ['retro'], colors: 3, stem: 0.13, letterforms: ['roundgrot', 'roundbold', 'fat', 'retro'] },
  },
  params: { step: { label: 'Step', min: 0.08, max: 0.18, usual: 0.12 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = look === 'down' ? inCapitals(unspaced(lettering)) : asWritten(unspaced(lettering));
    const step = params['step']! * SIZE;
    const rows = rowsOf(words);
    const pitch = SIZE * (look === 'down' ? 1.08 : 1.3) + 2 * step;
    const letters = d.union(
      ...rows.map((row, i): Shape => {
        const line = d.write(row, style, SIZE);
        const shape = standsApart(row) && !row.includes(' ') ? d.union(...tight(glyphsOf(line).map((glyph) => glyph.shape), SIZE * 0.05, SIZE * 0.1)) : line.shape;
        return shape.place({ cx: 0 }).move(0, i * pitch);
      }),
    );
    // Each echo is all that the letter would pass on its way down.
    const swept = (from: Shape, far: number): Shape => d.union(from, ...Array.from({ length: 8 }, (_, i) => from.move(0, (far * (i + 1)) / 8)));
    const near = swept(letters, step);
    const far = swept(letters, 2 * step);
    const gap = 7;
    return [
      d.layer('far echo', far.subtract(near.grow(gap)).withoutSlivers(220), 'third', { mono: 'ink' }),
      d.layer('near echo', near.subtract(letters.grow(gap)).withoutSlivers(220), 'second', { mono: 'ink' }),
      d.layer('letters', letters, 'main', { role: 'word' }),
    ] satisfies Layer[];
  },
});

const rowsOf = (words: readonly string[]): string[] => (lengthOf(words.join(' ')) <= 9 ? [words.join(' ')] : evenLines(words, 2));
