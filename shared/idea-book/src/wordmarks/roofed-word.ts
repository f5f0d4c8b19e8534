import type { Layer } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { type Edge, enveloped, fittedLine } from './shared/envelope.ts';
import { evenLines, inCapitals, unspaced } from './shared/type.ts';

/** Width of the name, and white between its lines. */
const WIDTH = 1_000;
const GAP = 24;
/** Lines may differ so much in height. */
const MOST_UNLIKE = 1.9;
/** Height of the whole block as a share of its width. */
const [LOWEST, HIGHEST] = [0.24, 0.62];

/** The tops of the letters make one outline: a roof, a dome or a barrel. */
export const roofedWord = idea({
  id: 'roofed-word',
  title: 'One outline over all letters',
  says: 'The letters grow towards the middle, so that the whole name has one outline.',
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full, words, hasCase }) => (hasCase && words.length <= 4 && lengthOf(full) >= 4 && lengthOf(full) <= 22 && rowsOf(words).every((row) => lengthOf(row) >= 3 && lengthOf(row) <= 11) ? [...full][0] : undefined),
  looks: {
    dome: { manner: 'solid', vibes: ['classic_ornate', 'illustrative', 'playful_rounded', 'organic_flowing'], traits: ['retro'], colors: 2, stem: 0.12, letterforms: ['slab', 'cond', 'fatface', 'roundgrot'] },
    roof: { manner: 'solid', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp', 'geometric_minimal', 'modern_flat'], colors: 2, stem: 0.12, letterforms: ['cond', 'grot', 'slab', 'roundgrot'] },
    barrel: { manner: 'solid', vibes: ['playful_rounded', 'hand_drawn', 'illustrative', 'gradient_modern'], traits: ['retro'], colors: 2, stem: 0.12, letterforms: ['cond', 'grot', 'roundgrot', 'slab', 'retro'] },
  },
  params: { growth: { label: 'Growth', min: 0.25, max: 0.7, usual: 0.54 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = inCapitals(unspaced(lettering));
    const lines = rowsOf(words).map((row) => fittedLine(d, row, style, WIDTH));
    const heights = lines.map(({ height }) => height);
    if (Math.max(...heights) / Math.min(...heights) > MOST_UNLIKE) d.refuse('The words are too unlike in length.');
    // Very short names would be towers, very long ones a strip.
    const natural = heights.reduce((sum, height) => sum + height, 0);
    const k = Math.max(LOWEST * WIDTH, Math.min(HIGHEST * WIDTH, natural)) / natural;
    const [first, ...rest] = heights.map((height) => height * k) as [number, ...number[]];
    // Of two lines the upper one has the outline of both.
    const rise = params['growth']! * (lines.length > 1 ? 0.72 * first + 0.4 * (rest[0] ?? 0) : first) * (look === 'barrel' ? 0.5 : 0.9);
    const bend = (t: number): number => (look === 'roof' ? Math.abs(2 * t - 1) : (2 * t - 1) ** 2);
    const top: Edge = (t) => rise * (bend(t) - 1);
    const flat = (y: number): Edge => () => y;
    const isLast = rest.length === 0;
    const foot = (y: number): Edge => (look === 'barrel' ? (t) => y + rise * (1 - bend(t)) : flat(y));
    const base = first;
    const layers: Layer[] = [d.layer('line 1', enveloped(lines[0]!, top, isLast ? foot(base) : flat(base)), 'main', { role: 'word' })];
    if (!isLast) layers.push(d.layer('line 2', enveloped(lines[1]!, flat(base + GAP), foot(base + GAP + rest[0]!)), 'second', { role: 'word' }));
    return layers;
  },
});

/** One line up to nine letters, else two. */
const rowsOf = (words: readonly string[]): string[] => (lengthOf(words.join(' ')) <= 9 ? [words.join(' ')] : evenLines(words, 2));

