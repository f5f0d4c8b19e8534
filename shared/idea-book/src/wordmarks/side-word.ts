import type { Draw, Layer, LetteringStyle, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { isConnector, lengthOf } from '../techniques/shared/names.ts';
import { glyphsOf, inCapitals, isRightToLeft, isSquare, standsApart, tight, unspaced } from './shared/type.ts';

/** Width of the stacked words, and cap height before they are fitted. */
const WIDTH = 800;
const SIZE = 240;
/** How much taller one line may be than another, lest "LLP" be the largest word; and the width of the word at the side as a share of the block. */
const MOST_UNLIKE = 2.1;
const [NARROWEST, WIDEST] = [0.08, 0.5];

/** The first word climbs the side of the others, as tall as all of them. */
export const sideWord = idea({
  id: 'side-word',
  title: 'One word up the side',
  says: 'The first word runs up the side of the others and is exactly as tall as they are together.',
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (standsApart(full) && !isSquare(full) && !isRightToLeft(full) && rowsOf(words) ? [...full][0] : undefined),
  looks: {
    heavy: { manner: 'solid', vibes: ['brutalist_bold', 'bold_abstract', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.12, letterforms: ['cond', 'grot', 'fat', 'wide', 'slab'] },
    serif: { manner: 'solid', vibes: ['elegant_serif', 'classic_ornate', 'illustrative', 'organic_flowing'], colors: 2, stem: 0.1, letterforms: ['fatface', 'softserif', 'slab', 'didone'] },
  },
  params: { gap: { label: 'Gap', min: 14, max: 44, usual: 26 } },
  draw: (d, { words, lettering, params }) => {
    const style = inCapitals(unspaced(lettering));
    const gap = params['gap']!;
    const [side, ...rows] = rowsOf(words) ?? d.refuse('The name has no two lines beside its first word.');
    let y = 0;
    const lines = rows.map((row) => {
      const line = fitted(d, row, style, gap);
      const placed = line.place({ left: 0, top: y });
      y = placed.bounds.bottom + gap;
      return placed;
    });
    const heights = lines.map(({ bounds }) => bounds.height);
    if (Math.max(...heights) / Math.min(...heights) > MOST_UNLIKE) d.refuse('The lines are too unlike in length.');
    const block = d.union(...lines).bounds;
    const natural = d.write(side!, style, SIZE).shape;
    const climbing = natural.scale(block.height / natural.bounds.width).rotate(-90).place({ right: -gap * 1.1, bottom: block.bottom });
    const share = climbing.bounds.width / block.width;
    if (share < NARROWEST || share > WIDEST) d.refuse('The word at the side would be too small or too large.');
    return [d.layer('word at the side', climbing, 'second', { role: 'word', mono: 'ink' }), ...lines.map((line, i) => d.layer(`line ${i + 1}`, line, 'main', { role: 'word' }))] satisfies Layer[];
  },
});

function fitted(d: Draw, text: string, style: LetteringStyle, gap: number): Shape {
  const line = d.write(text, style, SIZE);
  const shape = text.includes(' ') ? line.shape : d.union(...tight(glyphsOf(line).map((glyph) => glyph.shape), gap * 0.6, SIZE * 0.16));
  return shape.scale(WIDTH / shape.bounds.width);
}

/** The word at the side and two or three lines; signs stay with the word after them. */
function rowsOf(words: readonly string[]): string[] | undefined {
  const rows: string[] = [];
  for (const [i, word] of words.entries()) {
    const before = words[i - 1];
    if (before !== undefined && isConnector(before)) rows.push(`${rows.pop()!} ${word}`);
    else rows.push(word);
  }
  return !isConnector(words[1] ?? '') && rows.length >= 3 && rows.length <= 4 && rows.every((row) => lengthOf(row) >= 2 && lengthOf(row) <= 12) ? rows : undefined;
}
