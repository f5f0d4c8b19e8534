import type { ColorRole, Draw, Layer, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { asWritten, inSmall, linesWithin, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 260;
/** Letters of a line: short lines are large ones. */
const LONGEST = 9;
/** Letters with a hole, in the scripts that have many of them. */
const HOLED = /[abdegopqABDOPQRабдеёоруфыьъюяАБВДОРФЫЬЪЮЯ04689αβδθορφσωΑΒΔΘΟΡΦםסטקהחوقفمصضطظعغهةابپےओबवमपधभ\p{Script=Hangul}\p{Script=Han}\p{Script=Thai}]/gu;
/** Stem as a share of the cap height at least. */
const LEAST_STEM = 0.13;
/** A hole is smaller than this share of the cap height squared where it is only a nick. */
const LEAST_HOLE = 0.0022;

/** The holes of the letters are filled with color, as windows are with light. */
export const litCounters = idea({
  id: 'lit-counters',
  title: 'Light in every window',
  says: 'The holes in the letters are filled with color, like lit windows.',
  kind: 'wordmark',
  isRetired: true,
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => ((full.match(HOLED)?.length ?? 0) >= 2 && words.length <= 6 && lengthOf(full) <= 38 ? [...full].find((letter) => letter.match(HOLED)) : undefined),
  looks: {
    small: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'organic_flowing', 'geometric_minimal'], colors: 2, stem: 0.12, letterforms: ['geo', 'grot', 'roundgrot', 'roundbold', 'wide'] },
    serif: { manner: 'solid', vibes: ['elegant_serif', 'classic_ornate', 'illustrative', 'organic_flowing'], colors: 2, stem: 0.12, letterforms: ['softserif', 'fatface', 'slab', 'didone'] },
    colors: { manner: 'print', vibes: ['playful_rounded', 'illustrative', 'bold_abstract', 'gradient_modern', 'brutalist_bold'], traits: ['playful'], colors: 4, stem: 0.12, letterforms: ['grot', 'roundgrot', 'geo', 'wide', 'roundbold'] },
  },
  params: { gap: { label: 'Gap around the light', min: 0, max: 0.2, usual: 0 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = unspaced(look === 'serif' ? asWritten(lettering) : inSmall(lettering));
    const rows = linesWithin(words, LONGEST);
    if (d.write('n', style, SIZE).measures.stem < LEAST_STEM * SIZE) d.refuse('In letters this light the holes are not windows.');
    const inks: readonly ColorRole[] = look === 'colors' ? ['second', 'third', 'fourth'] : ['second'];
    const lines = rows.map((row, i) => {
      const line = d.write(row, style, SIZE);
      return line.move(-line.bounds.cx, i * SIZE * 1.42);
    });
    const word = d.union(...lines.map(({ shape }) => shape));
    const lights = holesOf(word, params['gap']! * lines[0]!.measures.stem);
    if (lights.length < 2) d.refuse('The letters have too few holes.');
    return [d.layer('letters', word, 'main', { role: 'word' }), ...lit(d, lights, inks)];
  },
});

const holesOf = (word: Shape, gap: number): Shape[] => {
  const holes = word.filled().subtract(word).withoutSlivers(LEAST_HOLE * SIZE ** 2);
  return (gap > 0 ? holes.shrink(gap) : holes.grow(0.6, 'miter')).pieces().toSorted((one, other) => one.bounds.cx - other.bounds.cx);
};

const lit = (d: Draw, lights: readonly Shape[], inks: readonly ColorRole[]): Layer[] =>
  inks.flatMap((ink, i) => {
    const shapes = lights.filter((_, n) => n % inks.length === i);
    return shapes.length > 0 ? [d.layer(`lights ${i + 1}`, d.union(...shapes), ink, { role: 'word', mono: 'none' })] : [];
  });
