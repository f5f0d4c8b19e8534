import type { Draw, Layer, LetteringStyle, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { asWritten, glyphsOf, inCapitals, inSmall, linesWithin, standsApart, tight, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 280;
const LONGEST = 11;

/** Neighboring letters flow into each other, with the same soft joint everywhere. */
export const pouredWord = idea({
  id: 'poured-word',
  title: 'Letters that touch',
  says: 'The letters stand so close that each touches the next, with the same soft joint.',
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (standsApart(full) && words.length <= 4 && lengthOf(full) >= 3 && lengthOf(full) <= 22 && words.every((word) => lengthOf(word) <= 11) ? [...full][0] : undefined),
  looks: {
    serif: { manner: 'solid', vibes: ['elegant_serif', 'classic_ornate', 'organic_flowing', 'illustrative'], colors: 1, stem: 0.1, letterforms: ['fatface', 'softserif', 'didone'] },
    sans: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'gradient_modern', 'tech_sharp'], colors: 1, stem: 0.1, letterforms: ['grot', 'roundgrot', 'geo', 'grotwide', 'wide'] },
    narrow: { manner: 'solid', vibes: ['brutalist_bold', 'bold_abstract', 'illustrative'], colors: 1, stem: 0.1, letterforms: ['cond', 'slab', 'fat'] },
    small: { manner: 'solid', vibes: ['playful_rounded', 'organic_flowing', 'modern_flat', 'gradient_modern'], colors: 1, stem: 0.1, letterforms: ['softserif', 'fatface'] },
  },
  params: { joint: { label: 'Width of the joint', min: 0.2, max: 0.7, usual: 0.45 } },
  draw: (d, { words, lettering, look, params }) => {
    const bare = unspaced(lettering);
    const style = look === 'small' || look === 'sans' ? inSmall(bare) : look === 'narrow' ? inCapitals(bare) : asWritten(bare);
    return linesWithin(words, LONGEST).map((row, i): Layer => {
      const shape = poured(d, row, style, params['joint']!);
      return d.layer(`line ${i + 1}`, shape.move(-shape.bounds.left, i * SIZE * 1.42), 'main', { role: 'word' });
    });
  },
});

function poured(d: Draw, row: string, style: LetteringStyle, joint: number): Shape {
  let x = 0;
  const words = row.split(' ').map((word) => {
    const line = d.write(word, style, SIZE);
    const { stem } = line.measures;
    const overlap = Math.min(8, stem * 0.1);
    const letters = tight(glyphsOf(line).map(({ shape }) => shape), 0.001, SIZE * 0.025).map((shape, i) => shape.move(-i * overlap, 0));
    const one = d.union(...letters);
    // Only the corners where two letters meet are filled: a letter keeps its own.
    const melted = one.grow(joint * stem * 0.5, 'miter').grow(-joint * stem * 0.5, 'round');
    const fillets = letters.slice(1).map((letter, i) => {
      const seam = letters[i]!.intersect(letter);
      return seam.isEmpty ? seam : seam.grow(joint * stem, 'round');
    });
    const near = d.union(...fillets.filter((fillet) => !fillet.isEmpty));
    const whole = near.isEmpty ? one : one.union(melted.intersect(near));
    const placed = whole.move(x - whole.bounds.left, 0);
    x = placed.bounds.right + SIZE * 0.26;
    return placed;
  });
  return d.union(...words);
}
