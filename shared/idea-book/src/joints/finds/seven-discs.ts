import { idea } from '../../idea.ts';

/** A seven made of seven discs. */
export const sevenDiscs = idea({
  id: 'seven-discs',
  title: 'Seven of them',
  says: 'Exactly seven equal pieces make the seven.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['seven'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'playful_rounded', 'modern_flat'], colors: 2, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.22 },
  },
  params: { size: { label: 'Size of the pieces', min: 104, max: 122, usual: 116 } },
  draw: (d, { look, params }) => {
    const size = params['size']!;
    const spots: readonly (readonly [number, number])[] = [[-375, -325], [-125, -325], [125, -325], [375, -325], [250, -109], [125, 108], [0, 325]];
    if (look === 'cut') {
      const bar = d.rect(-108, -size * 0.86, 216, size * 1.72, 18);
      return [d.layer('seven', d.union(...spots.map(([x, y]) => bar.move(x, y))), 'main')];
    }
    if (look === 'line') return [d.layer('seven', d.union(...spots.map(([x, y]) => d.ring(x, y, size, size - 42))), 'main')];
    const discs = spots.map(([x, y]) => d.circle(x, y, size));
    return [d.layer('six', d.union(...discs.slice(0, 3), ...discs.slice(4)), 'main'), d.layer('seventh', discs[3]!, 'second', { mono: 'ink' })];
  },
});
