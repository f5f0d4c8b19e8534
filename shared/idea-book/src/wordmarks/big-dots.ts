import type { Draw, Layer, Letter, Lettering, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { asWritten, inSmall, linesWithin, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 240;
const LONGEST = 10;
const DOTTED = /[ijäöüïëёїÿ]|[بتثجخذزشضظغفقنيةپچژ]/u;
const ARABIC = /\p{Script=Arabic}/u;
/** A dot is smaller than this share of the largest piece, and about as tall as wide. */
const DOT = 0.2;

/** The dots of the name are large discs in another color, and nothing else has it. */
export const bigDots = idea({
  id: 'big-dots',
  title: 'The point of it',
  says: 'The dots of the letters have grown to full discs, and only they have the second color.',
  kind: 'wordmark',
  isRetired: true,
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (words.length <= 4 && lengthOf(full) >= 3 && lengthOf(full) <= 26 ? DOTTED.exec(full.toLowerCase())?.[0] : undefined),
  looks: {
    disc: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.1, letterforms: ['geo', 'grot', 'roundgrot', 'roundbold', 'wide'] },
    square: { manner: 'solid', vibes: ['brutalist_bold', 'tech_sharp', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.12, letterforms: ['grot', 'tech', 'slab', 'wide', 'geo'] },
    serif: { manner: 'solid', vibes: ['elegant_serif', 'classic_ornate', 'illustrative', 'organic_flowing'], colors: 2, stem: 0.08, letterforms: ['softserif', 'fatface', 'didone', 'retro'] },
  },
  params: { size: { label: 'Size of the dots', min: 1.2, max: 2.2, usual: 1.65 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = look === 'serif' ? asWritten(unspaced(lettering)) : inSmall(unspaced(lettering));
    const rows = linesWithin(words, LONGEST);
    const lines = rows.map((row, i) => {
      const line = d.write(row, style, SIZE);
      return line.move(-line.bounds.left, i * SIZE * 1.62);
    });
    const found = lines.map((line) => (ARABIC.test(words.join('')) ? loosePieces(line) : dotsOf(line)));
    if (found.every(({ dots }) => dots.length === 0)) d.refuse('No letter has a dot that stands apart.');
    return found.flatMap(({ rest, dots }, i): Layer[] => [
      ...(rest.isEmpty ? [] : [d.layer(`line ${i + 1}`, rest, 'main', { role: 'word' })]),
      ...(dots.length > 0 ? [d.layer(`dots ${i + 1}`, d.union(...dots.map((dot) => grown(d, dot, dots, params['size']!, look))), 'second', { mono: 'ink' })] : []),
    ]);
  },
});

interface Dotted {
  readonly rest: Shape;
  readonly dots: readonly Shape[];
}

/** The dots above the letters of a line, and all that is left. */
function dotsOf(line: Lettering): Dotted {
  const dotsIn = ({ text, shape }: Letter): Shape[] => {
    if (!DOTTED.test(text.toLowerCase())) return [];
    return shape.pieces().filter(({ bounds: { bottom, width, height } }) => bottom - line.measures.baseline < -line.measures.xHeight * 0.98 && width / height < 1.7 && height / width < 1.7);
  };
  const dots = line.letters.flatMap(dotsIn);
  return { dots, rest: dots.length > 0 ? line.shape.subtract(...dots.map((dot) => dot.grow(1))) : line.shape };
}

/** Pieces of joined letters that are as small as dots. */
function loosePieces(line: Lettering): Dotted {
  const pieces = line.shape.pieces();
  const largest = pieces[0]?.area ?? 0;
  const dots = pieces.filter(({ area, bounds: { width, height } }) => area < largest * DOT && width < height * 2.6 && height < width * 2.2);
  return { dots, rest: line.shape.subtract(...dots.map((dot) => dot.grow(1))) };
}

/** The dot as a plain form, grown upwards from where it is, as far as its neighbors let it. */
function grown(d: Draw, dot: Shape, dots: readonly Shape[], size: number, look: string): Shape {
  const { cx, cy, bottom, width, height } = dot.bounds;
  const nearest = Math.min(...dots.filter((other) => other !== dot).map(({ bounds }) => Math.hypot(bounds.cx - cx, bounds.cy - cy)));
  const side = Math.min(((width + height) / 2) * size, nearest * 0.9);
  const low = bottom - side * 0.06;
  return look === 'square' ? d.rect(cx - side / 2, low - side, side, side) : d.circle(cx, low - side / 2, side / 2);
}
