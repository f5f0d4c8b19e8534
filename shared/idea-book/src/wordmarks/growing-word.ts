import type { Draw, LetteringStyle, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { evenLines, glyphsOf, inCapitals, standsApart, tight, unspaced } from './shared/type.ts';

/** Width of the name, and cap height before it is fitted. */
const WIDTH = 1_000;
const SIZE = 240;
const LONGEST = 10;
/** Lines may differ so much in length. */
const MOST_UNLIKE = 2;

/** Two words fill one block and are parted by a slope or an arch: where one gets taller the other gets lower. */
export const growingWord = idea({
  id: 'growing-word',
  title: 'One grows as the other shrinks',
  says: 'The letters change their height along the name, so that its lines fill one block.',
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full, words, hasCase }) => (hasCase && words.length <= 4 && lengthOf(full) >= 4 && lengthOf(full) <= 24 && evenLines(words, 2).every((row) => lengthOf(row) >= 3 && lengthOf(row) <= LONGEST) ? [...full][0] : undefined),
  looks: {
    slope: { manner: 'solid', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp', 'gradient_modern'], colors: 2, stem: 0.12, letterforms: ['cond', 'grot', 'slab', 'roundgrot'] },
    arch: { manner: 'solid', vibes: ['classic_ornate', 'illustrative', 'playful_rounded', 'organic_flowing'], traits: ['retro'], colors: 2, stem: 0.12, letterforms: ['cond', 'slab', 'fatface', 'softserif', 'grot'] },
    valley: { manner: 'solid', vibes: ['playful_rounded', 'bold_abstract', 'hand_drawn', 'modern_flat'], traits: ['retro'], colors: 2, stem: 0.12, letterforms: ['cond', 'grot', 'roundbold', 'roundgrot', 'slab'] },
  },
  params: { growth: { label: 'Growth', min: 0.2, max: 0.7, usual: 0.44 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = inCapitals(unspaced(lettering));
    const lines = evenLines(words, 2).map((row) => fitted(d, row, style));
    const heights = lines.map(({ height }) => height);
    const gap = 22;
    if (Math.max(...heights) / Math.min(...heights) > MOST_UNLIKE) d.refuse('The words are too unlike in length.');
    const swing = params['growth']! * Math.min(...heights);
    const bend = (t: number): number => (look === 'slope' ? swing * (2 * t - 1) : (look === 'arch' ? 1 : -1) * swing * (1 - 8 * t * (1 - t)));
    const [first, second] = lines as [Line, Line?];
    const upper = first.shape.warp(([x, y]) => [x, ((y + first.height) / first.height) * (first.height + bend(x / WIDTH))]);
    if (!second) return [d.layer('letters', look === 'slope' ? single(first, bend) : upper, 'main', { role: 'word' })];
    const bottom = first.height + gap + second.height;
    const lower = second.shape.warp(([x, y]) => {
      const top = first.height + gap + bend(x / WIDTH);
      return [x, top + ((y + second.height) / second.height) * (bottom - top)];
    });
    return [d.layer('line 1', upper, 'main', { role: 'word' }), d.layer('line 2', lower, 'second', { role: 'word' })];
  },
});

interface Line {
  readonly shape: Shape;
  readonly height: number;
}

/** A line of capitals as wide as the block, its baseline at 0. */
function fitted(d: Draw, text: string, style: LetteringStyle): Line {
  const line = d.write(text, style, SIZE);
  const letters = standsApart(text) && !text.includes(' ') ? d.union(...tight(glyphsOf(line).map(({ shape }) => shape), SIZE * 0.07, SIZE * 0.16)) : line.shape;
  const k = WIDTH / letters.bounds.width;
  return { shape: letters.move(-letters.bounds.left, 0).scale(k), height: line.measures.capHeight * k };
}

/** One word that grows on its baseline. */
const single = ({ shape, height }: Line, bend: (t: number) => number): Shape => shape.warp(([x, y]) => [x, y * (1 + bend(x / WIDTH) / height)]);
