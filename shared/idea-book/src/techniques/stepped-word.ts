import { type Draw, type Layer, type Shape, penCovers } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { isConnector, isWritable, lengthOf } from './shared/names.ts';
import { letterGap, slitLine, slitWords } from './shared/slit-lines.ts';

/** Width of the whole name, and letters that fit into a line of steps. */
const WIDTH = 1_000;
const [SHORTEST, LONGEST] = [4, 9];

/** Letters on one baseline whose tops go up in even steps, or up and down as the roofs of a street do. */
export const steppedWord = idea({
  id: 'stepped-word',
  title: 'Letters as steps',
  says: 'Every letter has its own height, and their tops go up and down as stairs or the roofs of a street do.',
  kind: 'wordmark',
  isRetired: true,
  technique: 'lettering',
  needs: [],
  fits: (name) => (isWritable(name, 'slit') && penCovers('slit', name.full.toUpperCase()) && rowsOf(name.words) ? name.initials.first : undefined),
  looks: {
    stairs: { manner: 'solid', vibes: ['bold_abstract', 'brutalist_bold', 'modern_flat'], colors: 2, stem: 0.1 },
    street: { manner: 'module', vibes: ['playful_rounded', 'bold_abstract', 'illustrative'], traits: ['playful'], colors: 3, stem: 0.1 },
  },
  draw: (d, { words, look }) => {
    const [steps, below] = rowsOf(words) ?? d.refuse('The name has no line of four to nine letters.');
    const letters = [...steps];
    const slit = (WIDTH / letters.length) * 0.11;
    const gap = letterGap(WIDTH / letters.length, slit) * 1.05;
    const column = (WIDTH - gap * (letters.length - 1)) / letters.reduce((sum, letter) => sum + widthOf(letter), 0);
    let x = 0;
    const shapes = letters.map((letter, i): Shape => {
      const width = column * widthOf(letter);
      const shape = slitLine(d, letter, column * heightOf(look, letter, i, letters.length), width, { slit, radius: column * 0.26 }).shape.place({ left: x, bottom: 0 });
      x += width + gap;
      return d.reads(letter, shape);
    });
    const paints = look === 'street' ? (['main', 'second', 'third'] as const) : (['main'] as const);
    const layers = shapes.map((shape, i): Layer => d.layer(`letter ${i + 1}`, shape, look === 'stairs' && i === letters.length - 1 ? 'second' : paints[i % paints.length]!, { role: i === 0 ? 'mark' : 'word' }));
    return below ? [...layers, d.layer('second line', foot(d, below, slit, column).place({ top: gap * 1.2 }), 'main', { role: 'word' })] : layers;
  },
});

/** The rest of the name in one line as wide as the steps. */
function foot(d: Draw, below: string, slit: number, column: number): Shape {
  const natural = slitWords(d, below, 100, 1, { slit: 8, radius: 0 }).bounds.width / 100;
  return slitLine(d, below, Math.max(60, Math.min(190, WIDTH / natural)), WIDTH, { slit, radius: column * 0.14 }).shape;
}

/** Width of a letter in columns. */
const widthOf = (letter: string): number => ('IІΙ1'.includes(letter) ? 0.42 : 'MWМШЩЖΜ'.includes(letter) ? 1.22 : 1);

/** Height of a letter in widths of a column. */
function heightOf(look: string, letter: string, i: number, count: number): number {
  if (look === 'stairs') return 1.05 + (1.9 * i) / (count - 1);
  return STREET[('AEIOUYАЕИОУЫЭЮЯΑΕΙΟΥΩΗ'.includes(letter) ? 0 : 3) + (i % 3)]!;
}
/** Heights of vowels, then of consonants. */
const STREET = [1.25, 1.5, 1.1, 2.1, 1.8, 2.35];

/** The word that steps and the rest of the name below it. */
function rowsOf(words: readonly string[]): [steps: string, below?: string] | undefined {
  const [first, ...rest] = words.map((word) => word.toUpperCase()) as [string, ...string[]];
  if (isConnector(first) || lengthOf(first) < SHORTEST || lengthOf(first) > LONGEST || first.normalize('NFD') !== first || /[^\p{L}\p{N}]/u.test(first)) return undefined;
  const below = rest.join(' ');
  if (lengthOf(below) > LONGEST + 4 || (below !== '' && lengthOf(below) < 3)) return undefined;
  return below === '' ? [first] : [first, below];
}
