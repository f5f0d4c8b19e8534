import type { Layer } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { type Edge, enveloped, fittedLine } from './shared/envelope.ts';
import { evenLines, inCapitals, unspaced } from './shared/type.ts';

/** Width of the name, and white between its lines. */
const WIDTH = 1_000;
const GAP = 24;
const MOST_UNLIKE = 2;
/** Height of the block as a share of its width. */
const [LOWEST, HIGHEST] = [0.22, 0.56];

/** The name moves as a flag does, or opens as a megaphone. */
export const flagWord = idea({
  id: 'flag-word',
  title: 'The name in the wind',
  says: 'The letters of the name bend together, as the cloth of a flag does in the wind.',
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full, words, hasCase }) => (hasCase && words.length <= 4 && lengthOf(full) >= 4 && lengthOf(full) <= 22 && rowsOf(words).every((row) => lengthOf(row) >= 3 && lengthOf(row) <= 12) ? [...full][0] : undefined),
  looks: {
    wave: { manner: 'solid', vibes: ['playful_rounded', 'organic_flowing', 'illustrative', 'gradient_modern', 'bold_abstract'], colors: 2, stem: 0.12, letterforms: ['cond', 'grot', 'roundgrot', 'roundbold', 'slab'] },
    sail: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'tech_sharp', 'brutalist_bold', 'hand_drawn'], colors: 2, stem: 0.12, letterforms: ['cond', 'grot', 'slab', 'roundgrot'] },
  },
  params: { swing: { label: 'Swing', min: 0.3, max: 1, usual: 0.62 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = inCapitals(unspaced(lettering));
    const lines = rowsOf(words).map((row) => fittedLine(d, row, style, WIDTH));
    const natural = lines.map(({ height }) => height);
    if (Math.max(...natural) / Math.min(...natural) > MOST_UNLIKE) d.refuse('The words are too unlike in length.');
    const sum = natural.reduce((all, height) => all + height, 0);
    const total = Math.max(LOWEST * WIDTH, Math.min(HIGHEST * WIDTH, sum));
    const swing = params['swing']! * 0.15 * WIDTH * Math.min(1, 0.5 + total / WIDTH);
    const wave = (t: number): number => -swing * Math.sin(2 * Math.PI * t);
    // A sail: the top swings up to the right, the foot sags and rises.
    const size = (t: number): number => (look === 'sail' ? 0.72 + 0.5 * t : 1);
    const shift = (t: number): number => (look === 'sail' ? swing * 1.3 * (t * t - 2.4 * t * (1 - t)) * -0.6 : wave(t));
    let y = 0;
    return lines.map((line, i): Layer => {
      const height = (natural[i]! / sum) * total;
      const [from, to] = [y, y + height];
      y = to + GAP;
      const edge = (level: number): Edge => (t) => shift(t) + (level - total) * size(t);
      return d.layer(`line ${i + 1}`, enveloped(line, edge(from), edge(to)), i === 0 ? 'main' : 'second', { role: 'word' });
    });
  },
});

const rowsOf = (words: readonly string[]): string[] => (lengthOf(words.join(' ')) <= 9 ? [words.join(' ')] : evenLines(words, 2));
