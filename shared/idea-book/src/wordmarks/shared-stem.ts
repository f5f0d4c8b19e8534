import type { Draw, Layer, Shape, Stem } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { glyphsOf, inCapitals, linesWithin } from './shared/type.ts';

/** Cap height. */
const SIZE = 280;
const LONGEST = 9;
/** Capitals that end in an upright stem, and those that begin with one. */
const ENDS = 'HMNНИМПШЛЧЯЫΗΜΝΠ';
const BEGINS = 'BDEFHKLMNPRБВГЕИКМНПРЦШЩЮЫЬΒΓΕΗΚΜΝΠΡ';
/** A stem is upright and nearly as tall as the letter. */
const [UPRIGHT, TALL] = [0.04, 0.5];

/** Two letters of the name stand on one stem, which belongs to both. */
export const sharedStem = idea({
  id: 'shared-stem',
  title: ({ letters }) => `${[...letters].join(' and ')} on one stem`,
  says: ({ letters }) => `The ${[...letters][0]} and the ${[...letters][1]} have one stem between them: it ends one letter and begins the other.`,
  kind: 'wordmark',
  technique: 'shared-letter',
  needs: [],
  fits: ({ full, words }) => (words.length <= 3 && lengthOf(full) >= 3 && lengthOf(full) <= 22 ? pairIn(full) : undefined),
  looks: {
    grot: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract', 'tech_sharp'], colors: 2, stem: 0.1, letterforms: ['geo', 'grot', 'cond', 'wide'] },
    light: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.05, letterforms: ['geo', 'flare', 'deco', 'roman'] },
  },
  params: { space: { label: 'Space between the letters', min: -0.02, max: 0.14, usual: 0.01 } },
  draw: (d, { words, lettering, letters, params }) => {
    const capitals = inCapitals(lettering);
    const style = 'font' in capitals ? { ...capitals, tracking: params['space']! } : capitals;
    let found = 0;
    const layers = linesWithin(words, LONGEST).flatMap((row, i): Layer[] => {
      const glyphs = glyphsOf(d.write(row, style, SIZE));
      let shift = 0;
      const stems: Shape[] = [];
      const placed: Shape[] = [];
      for (const [n, { text, shape, isFirst }] of glyphs.entries()) {
        const before = glyphs[n - 1];
        if (before && !isFirst && before.text + text === letters && found === 0) {
          const [end, begin] = [stemAt(d, placed[n - 1]!, 'end'), stemAt(d, shape, 'begin')];
          if (!end || !begin) d.refuse(`The ${letters} has no stem to share in this typeface.`);
          else {
            shift = end.top[0] - begin.top[0];
            const [top, bottom] = [Math.max(placed[n - 1]!.bounds.top, shape.bounds.top), Math.min(placed[n - 1]!.bounds.bottom, shape.bounds.bottom)];
            stems.push(d.rect(end.top[0] - end.width / 2, top, end.width, bottom - top));
            found += 1;
          }
        }
        placed.push(shape.move(shift, 0));
      }
      const y = i * SIZE * 1.22;
      const all = d.union(...placed);
      const left = -all.bounds.left;
      const stem = stems[0];
      const whole = d.layer(`line ${i + 1}`, (stem ? all.subtract(stem.grow(0.2, 'miter')) : all).move(left, y), 'main', { role: 'word', mono: 'join' });
      return stem ? [whole, d.layer('shared stem', stem.move(left, y), 'second', { mono: 'join' })] : [whole];
    });
    return found > 0 ? layers : d.refuse(`The ${letters} is parted by a line.`);
  },
});

/** The stem at an end of a letter. */
function stemAt(d: Draw, shape: Shape, side: 'begin' | 'end'): Stem | undefined {
  const { left, right, height, width } = shape.bounds;
  const stems = d.stems(shape).filter(({ top, bottom }) => Math.abs(top[0] - bottom[0]) < UPRIGHT * height && bottom[1] - top[1] > TALL * height);
  const stem = side === 'begin' ? stems[0] : stems.at(-1);
  if (!stem) return undefined;
  const edge = side === 'begin' ? stem.top[0] - stem.width / 2 - left : right - stem.top[0] - stem.width / 2;
  return edge < 0.03 * width ? stem : undefined;
}

/** The pair of neighbors in the middle of the name that can share a stem. */
function pairIn(full: string): string | undefined {
  const letters = [...full.toUpperCase()];
  const pairs = letters.flatMap((letter, i) => (ENDS.includes(letter) && BEGINS.includes(letters[i + 1] ?? ' ') ? [{ pair: letter + letters[i + 1]!, from: Math.abs(i + 1 - letters.length / 2) + (letter === letters[i + 1] ? 3 : 0) }] : []));
  return pairs.toSorted((one, other) => one.from - other.from)[0]?.pair;
}
