import type { Draw, Layer, Letter, Lettering, Shape } from '@fifteen/drawing';
import { idea, type NameFacts } from '../idea.ts';
import { isSmallWord, isWritable } from './shared/names.ts';
import { bestRows, rowsOf } from './shared/rows.ts';
import { slitBlock } from './shared/slit-lines.ts';

const WIDTH = 1_000;

/** Words stacked to one block without a ragged edge, with one lit window. */
export const stackedBlocks = idea({
  id: 'stacked-blocks',
  title: 'Built of its letters',
  says: 'The lines of the name are stretched until they make one block without a ragged edge.',
  kind: 'wordmark',
  isRetired: true,
  technique: 'lettering',
  needs: [],
  fits: (name) => (rowsOf(name.words).length > 0 && isWritable(name, 'slit') ? litLetter(name) : undefined),
  looks: {
    block: { manner: 'solid', vibes: ['brutalist_bold', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
    bands: { manner: 'print', vibes: ['brutalist_bold', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    tile: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.1 },
    slope: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp', 'brutalist_bold'], colors: 2, stem: 0.1 },
  },
  draw: (d, { words, look, letters }) => {
    const known = new Map<string, number>();
    const rows = bestRows(d, words, WIDTH, known);
    const { lines, gap, style } = slitBlock(d, rows, WIDTH, { roundness: look === 'tile' ? 0.12 : 0.25, known });
    const all = lines.flatMap((line) => line.letters);
    const lit = all.find(({ text, shape }) => text.toUpperCase() === letters && !holesOf(shape).isEmpty) ?? all[0]!;
    const light = windowOf(lit.shape, style.slit);
    for (const { text, shape } of all) d.reads(text, look === 'block' && shape === lit.shape ? shape.subtract(light) : shape);
    if (look === 'bands') return bands(d, lines);
    if (look === 'tile') return tile(d, lines, gap);
    if (look === 'slope') return slope(d, lines);
    const rest = all.filter((letter) => letter !== lit);
    return [
      d.layer('letters', d.union(...rest.map(({ shape }) => shape)), 'main', { role: 'word' }),
      d.layer(`letter ${lit.text}`, lit.shape.subtract(light), light.isEmpty ? 'second' : 'main'),
      ...(light.isEmpty ? [] : [d.layer('window', light, 'second', { mono: 'gap' })]),
    ];
  },
});

/** Lines in two colors by turns; the first letter is the symbol. */
function bands(d: Draw, lines: readonly Lettering[]): Layer[] {
  return lines.flatMap((line, i): Layer[] => {
    const paint = i % 2 === 0 ? 'main' : 'second';
    const [first, ...rest] = line.letters as [Letter, ...Letter[]];
    if (i > 0) return [d.layer(`line ${i + 1}`, line.shape, paint, { role: 'word' })];
    return [d.layer(`letter ${first.text}`, first.shape, paint), ...(rest.length > 0 ? [d.layer('line 1', d.union(...rest.map(({ shape }) => shape)), paint, { role: 'word' })] : [])];
  });
}

/** One diagonal through the whole block, another color below it. */
function slope(d: Draw, lines: readonly Lettering[]): Layer[] {
  const block = d.union(...lines.map(({ shape }) => shape));
  const { height, cx, cy } = block.bounds;
  const angle = Math.min(32, (Math.atan2(height * 0.8, WIDTH) * 180) / Math.PI);
  const below = d.rect(-1_000, cy, 3_000, 2_000).rotate(-angle, [cx, cy]);
  return [
    d.layer('above', block.subtract(below.move(0, -8).grow(8)).withoutSlivers(400), 'main', { role: 'word' }),
    d.layer('below', block.intersect(below.move(0, 8)).withoutSlivers(400), 'second', { role: 'word', mono: 'join' }),
  ];
}

/** The block knocked out of a tile, the cell of its first letter in the second color. */
function tile(d: Draw, lines: readonly Lettering[], gap: number): Layer[] {
  const edge = gap * 1.6;
  const [line] = lines as [Lettering];
  const first = line.letters[0]!;
  const top = Math.min(...lines.map(({ bounds }) => bounds.top));
  const bottom = lines.at(-1)!.bounds.bottom;
  const whole = d.rect(-edge, top - edge, WIDTH + 2 * edge, bottom - top + 2 * edge, edge * 0.8);
  const cell = d.rect(-edge - 10, top - edge - 10, first.shape.bounds.right + gap / 2 + edge + 10, line.bounds.bottom + gap / 2 - top + edge + 10).intersect(whole);
  const words = d.union(...lines.map(({ shape }) => shape));
  return [d.layer('tile', whole.subtract(cell, words), 'main', { role: 'word' }), d.layer('first cell', cell.subtract(words), 'second')];
}

/** The hole of a letter, widened where it is a single one. */
function windowOf(shape: Shape, slit: number): Shape {
  const holes = holesOf(shape);
  return holes.isEmpty || holes.pieces().length > 1 ? holes : holes.grow(slit * 0.4, 'miter');
}

const holesOf = (shape: Shape): Shape => shape.filled().subtract(shape).withoutSlivers();

/** The letter that shows a light: the first of a larger word with a hole. */
function litLetter({ words, initials }: NameFacts): string {
  const letters = [...words.filter((word) => !isSmallWord(word)).join('')].map((letter) => letter.toUpperCase());
  return letters.find((letter) => /[OQ0ОΟΘD]/u.test(letter)) ?? letters.find((letter) => /[ABPR469АБВРЯΑΒΡ]/u.test(letter)) ?? initials.first;
}
