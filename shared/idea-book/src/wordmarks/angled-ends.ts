import type { Draw, Layer, Point, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { cornersOf } from './shared/corners.ts';
import { asWritten, glyphsOf, inCapitals, isSquare, linesWithin, standsApart, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 300;
const LONGEST = 11;
/** Letters that must have a cut, as a share of all. */
const ENOUGH = 0.5;

/** Every stroke ends at the same slant. */
export const angledEnds = idea({
  id: 'angled-ends',
  title: 'Every stroke cut at one angle',
  says: 'Every stroke of the name ends in the same slanted cut.',
  kind: 'wordmark',
  technique: 'lettering',
  isRetired: true,
  needs: [],
  fits: ({ full, words }) => (standsApart(full) && !isSquare(full) && words.length <= 4 && lengthOf(full) >= 3 && lengthOf(full) <= 22 && words.every((word) => lengthOf(word) <= 12) ? [...full][0] : undefined),
  looks: {
    written: { manner: 'cut', vibes: ['modern_flat', 'gradient_modern', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.12, letterforms: ['geo', 'grot', 'cond'] },
    capitals: { manner: 'cut', vibes: ['tech_sharp', 'bold_abstract', 'brutalist_bold', 'modern_flat'], colors: 1, stem: 0.12, letterforms: ['grot', 'cond', 'wide', 'geo'] },
  },
  params: { slant: { label: 'Slant', min: 0.35, max: 0.8, usual: 0.56 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = look === 'capitals' ? inCapitals(unspaced(lettering)) : asWritten(unspaced(lettering));
    let [cutLetters, all] = [0, 0];
    const layers = linesWithin(words, LONGEST).map((row, i): Layer => {
      const line = d.write(row, style, SIZE);
      const letters = glyphsOf(line).map(({ text, shape }) => {
        const cuts = cutsOf(d, shape, line.measures.stem, params['slant']!);
        all += 1;
        if (cuts.length === 0) return shape;
        cutLetters += 1;
        return d.reads(text, shape.subtract(...cuts).withoutSlivers(60));
      });
      const whole = d.union(...letters);
      return d.layer(`line ${i + 1}`, whole.move(-whole.bounds.left, i * SIZE * (look === 'capitals' ? 1.24 : 1.42)), 'main', { role: 'word' });
    });
    if (cutLetters < ENOUGH * all) d.refuse('Too few letters have strokes with straight ends.');
    return layers;
  },
});

/** A wedge off each straight end of a stroke, as wide as the stroke. */
const cutsOf = (d: Draw, shape: Shape, stem: number, slant: number): Shape[] =>
  cornersOf(shape).flatMap((corners) =>
    corners.flatMap((corner, i) => {
      const next = corners[(i + 1) % corners.length]!;
      const length = corner.lengths[1];
      if (corners.length < 4 || length < stem * 0.55 || length > stem * 1.3 || corner.lengths[0] < stem * 1.1 || next.lengths[1] < stem * 1.1) return [];
      const [a, b] = [corner.at, next.at];
      const isLevel = Math.abs(a[1] - b[1]) < 2;
      // Only the square end of an upright stroke.
      if (!isLevel || Math.abs(corner.back[0]) > 0.12 || Math.abs(next.on[0]) > 0.12) return [];
      const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const depth = length * slant;
      const far = 4;
      const isTop = shape.contains([middle[0], middle[1] + 4]);
      if (isTop === shape.contains([middle[0], middle[1] - 4])) return [];
      const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
      // All slants rise to the left, at the top and at the foot.
      return [isTop ? d.polygon([[left, a[1] - far], [right + far, a[1] - far], [right + far, a[1] + depth], [left, a[1]]]) : d.polygon([[right, a[1]], [right, a[1] + far], [left - far, a[1] + far], [left - far, a[1] - depth]])];
    }),
  );
