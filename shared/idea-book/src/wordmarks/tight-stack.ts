import type { Draw, Layer, LetteringStyle, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { isConnector, lengthOf } from '../techniques/shared/names.ts';
import { dropBelow, evenLines, glyphsOf, inCapitals, inSmall, standsApart, tight, unspaced } from './shared/type.ts';

/** Width of the block, and cap height of the lines that are all of one size. */
const WIDTH = 1_000;
const SIZE = 240;
/** How much taller one line of a block may be than another. */
const MOST_UNLIKE = 2.6;

/** The words of the name tight on each other: one gap between all letters and all lines. */
export const tightStack = idea({
  id: 'tight-stack',
  title: 'Shoulder to shoulder',
  says: 'The words stand on each other as one block: the same narrow gap parts all letters and all lines.',
  kind: 'wordmark',
  isRetired: true,
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (words.length >= 2 && words.length <= 8 && lengthOf(full) <= 52 && words.some((word) => lengthOf(word) > 2) ? [...full][0] : undefined),
  looks: {
    block: { manner: 'solid', vibes: ['brutalist_bold', 'bold_abstract', 'modern_flat', 'classic_ornate'], colors: 2, stem: 0.12, letterforms: ['cond', 'fat', 'grotwide', 'slab', 'fatface', 'wide'] },
    nestled: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.12, letterforms: ['grot', 'roundgrot', 'roundbold', 'retro', 'fat', 'softserif'] },
    plate: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp', 'illustrative'], colors: 1, stem: 0.12, letterforms: ['cond', 'fat', 'grotwide', 'slab', 'wide'] },
  },
  params: { gap: { label: 'Gap', min: 8, max: 34, usual: 17 } },
  draw: (d, { words, lettering, look, params }) => {
    const gap = params['gap']!;
    return look === 'nestled' ? nestled(d, words, inSmall(unspaced(lettering)), gap) : block(d, words, inCapitals(unspaced(lettering)), gap, look === 'plate');
  },
});

/** Letters of a line at one gap; scripts whose letters join stay as they are. */
function closeLine(d: Draw, text: string, style: LetteringStyle, size: number, gap: number): Shape {
  if (!standsApart(text)) return d.write(text, style, size).shape;
  const words = text.split(' ').map((word) => tight(glyphsOf(d.write(word, style, size)).map(({ shape }) => shape), gap, size * 0.3));
  let x = 0;
  const placed = words.flatMap((letters) => {
    const word = d.union(...letters);
    const moved = word.move(x - word.bounds.left, 0);
    x = moved.bounds.right + gap + size * 0.28;
    return [moved];
  });
  return d.union(...placed);
}

/** Lines in capitals, each as wide as the block. */
function block(d: Draw, words: readonly string[], style: LetteringStyle, gap: number, isPlate: boolean): Layer[] {
  const rows = rowsFor(words);
  const fitted = rows.map((row) => {
    const natural = closeLine(d, row, style, SIZE, 0.001).bounds.width;
    // Gaps do not grow with the letters.
    const gaps = (lengthOf(row.replaceAll(' ', '')) - 1) * gap;
    return closeLine(d, row, style, (SIZE * (WIDTH - gaps)) / natural, gap);
  });
  const scaled = fitted.map((line) => line.scale(WIDTH / line.bounds.width, WIDTH / line.bounds.width));
  const heights = scaled.map(({ bounds }) => bounds.height);
  if (Math.max(...heights) / Math.min(...heights) > MOST_UNLIKE || heights.reduce((sum, height) => sum + height, 0) > WIDTH * 1.15) d.refuse('The lines are too unlike in length.');
  let y = 0;
  const lines = scaled.map((line) => {
    const placed = line.place({ left: 0, top: y });
    y = placed.bounds.bottom + gap * 1.15;
    return placed;
  });
  if (isPlate) {
    const edge = gap * 2.6;
    const all = d.union(...lines);
    const { left, top, width, height } = all.bounds;
    return [d.layer('block', d.rect(left - edge, top - edge, width + 2 * edge, height + 2 * edge, gap * 0.6).subtract(all), 'main', { role: 'word' })];
  }
  const lead = heights.indexOf(Math.min(...heights));
  return lines.map((line, i) => d.layer(`line ${i + 1}`, line, i === lead && lines.length > 1 ? 'second' : 'main', { role: 'word' }));
}

/** Lines of one size, each dropped until it nearly touches the one above. */
function nestled(d: Draw, words: readonly string[], style: LetteringStyle, gap: number): Layer[] {
  const rows = rowsFor(words);
  const lines: Shape[] = [];
  for (const row of rows) {
    const line = closeLine(d, row, style, SIZE, gap).place({ left: 0 });
    const above = lines.at(-1);
    lines.push(above ? line.move(0, dropBelow(above, line, gap)) : line);
  }
  const widths = lines.map(({ bounds }) => bounds.width);
  if (Math.max(...widths) / Math.min(...widths) > 2.4) d.refuse('The lines are too unlike in length.');
  return lines.map((line, i) => d.layer(`line ${i + 1}`, line, i % 2 === 0 ? 'main' : 'second', { role: 'word' }));
}

/** Two lines, three or four where two would be long; a sign between two words goes with the second. */
function rowsFor(words: readonly string[]): string[] {
  const named = words.filter((word) => !isConnector(word)).length;
  const longest = Math.max(9, ...words.map(lengthOf));
  const ways = [2, 3, 4].filter((count) => count <= Math.max(2, named)).map((count) => evenLines(words, count));
  return ways.find((rows) => Math.max(...rows.map(lengthOf)) <= longest + 2) ?? ways.at(-1)!;
}
