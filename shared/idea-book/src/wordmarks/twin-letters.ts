import { type Layer, Lettering, type Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { glyphsOf, inCapitals, inSmall, linesWithin, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 260;
const LONGEST = 10;
/** Double letters that overlap well, and how far as a share of their width. */
const OVERLAPS: Readonly<Record<string, number>> = { o: 0.4, e: 0.34, c: 0.36, s: 0.32, b: 0.3, d: 0.3, p: 0.3, g: 0.3, a: 0.32, z: 0.28, x: 0.34, v: 0.36, о: 0.4, с: 0.36, е: 0.34, ο: 0.4, σ: 0.34, λ: 0.34, ν: 0.36 };

/** The double letter of the name is one form: the two are printed over each other. */
export const twinLetters = idea({
  id: 'twin-letters',
  title: ({ letters }) => `Double ${letters}, one form`,
  says: ({ letters }) => `The double ${letters} is printed as one form, each a part of the other.`,
  kind: 'wordmark',
  isRetired: true,
  technique: 'shared-letter',
  needs: [],
  fits: ({ full, words }) => (words.length <= 3 && lengthOf(full) <= 22 ? doubleIn(full) : undefined),
  looks: {
    small: { manner: 'print', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.12, letterforms: ['geo', 'grot', 'roundgrot', 'roundbold'] },
    capitals: { manner: 'print', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp', 'gradient_modern'], colors: 2, stem: 0.12, letterforms: ['grot', 'wide', 'geo', 'cond'] },
    serif: { manner: 'print', vibes: ['elegant_serif', 'classic_ornate', 'illustrative', 'organic_flowing'], colors: 2, stem: 0.1, letterforms: ['softserif', 'fatface', 'retro', 'didone'] },
  },
  params: { overlap: { label: 'Overlap', min: 0.6, max: 1.3, usual: 1 } },
  draw: (d, { words, lettering, letters, look, params }) => {
    const style = look === 'capitals' ? inCapitals(unspaced(lettering)) : inSmall(unspaced(lettering));
    const rows = linesWithin(words, LONGEST).map((row, i) => {
      const line = d.write(row, style, SIZE);
      return { glyphs: glyphsOf(line), line: line.move(-line.bounds.left, i * SIZE * 1.5), y: i * SIZE * 1.5, left: line.bounds.left };
    });
    let isDone = false;
    return rows.flatMap(({ glyphs, line, y, left }, n): Layer[] => {
      const at = isDone ? -1 : glyphs.findIndex(({ text }, i) => text.toLowerCase() === letters && glyphs[i + 1]?.text.toLowerCase() === letters);
      if (at < 0) return d.word(new Lettering(line.letters, line.measures, d.budget), 'main');
      isDone = true;
      const [one, two] = [glyphs[at]!.shape, glyphs[at + 1]!.shape];
      const shift = two.bounds.left - (one.bounds.right - one.bounds.width * OVERLAPS[letters]! * params['overlap']!);
      const place = (shape: Shape, back: number) => shape.move(-left - back, y);
      const [first, second] = [place(one, 0), place(two, shift)];
      const rest = glyphs.flatMap(({ shape }, i) => (i === at || i === at + 1 ? [] : [place(shape, i > at ? shift : 0)]));
      const both = first.intersect(second).withoutSlivers();
      return [
        ...(rest.length > 0 ? [d.layer(`line ${n + 1}`, d.union(...rest), 'main', { role: 'word' })] : []),
        d.layer('first of two', first, 'main', { mono: 'join' }),
        d.layer('second of two', second, 'second', { mono: 'join' }),
        ...(both.isEmpty ? [] : [d.layer('both', both, { mix: ['main', 'second'] }, { mono: 'join' })]),
      ];
    });
  },
});

/** The first double letter that overlaps well. */
const doubleIn = (full: string): string | undefined => [...full.toLowerCase().matchAll(/(\p{L})\1/gu)].map(([, letter]) => letter!).find((letter) => OVERLAPS[letter] !== undefined);
