import { idea } from '../../idea.ts';

/** Railroad tracks that are a pine tree. */
export const pineTrack = idea({
  id: 'pine-track',
  title: 'A pine on the line',
  says: 'The ties of the railroad spread into the branches of a pine.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['pine', 'fir', 'forest', 'tree', 'cedar', 'path', 'journey'] }, { things: ['rail', 'train', 'tram'], trades: ['railway', 'travel', 'logistics', 'forestry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.07 },
  },
  params: { rails: { label: 'Rail width', min: 38, max: 60, usual: 46 }, gap: { label: 'Gap', min: 10, max: 22, usual: 14 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? params['rails']! - 12 : params['rails']!;
    const gap = params['gap']!;
    const rails = d.mirror(d.polygon([[16, -500], [16 + pen * 0.3, -500], [190 + pen, 500], [190, 500]]));
    const ties = [0, 1, 2, 3, 4].map((i) => {
      const y = -300 + i * 140 + i * i * 8;
      const half = 96 + i * 84;
      const tall = (look === 'line' ? 30 : 40) + i * (look === 'line' ? 1 : 10);
      return d.polygon([[-half, y], [half, y], [half + tall * 0.4, y + tall], [-half - tall * 0.4, y + tall]], look === 'line' ? 0 : 6);
    });
    const track = d.union(...ties);
    if (look === 'cut') return [d.layer('ties', track.subtract(rails.grow(6)), 'main', { mono: 'ink' }), d.layer('rails', rails.gapFrom(track, gap), 'main', { mono: 'ink' })];
    if (look === 'line') return [d.layer('track', track.union(rails), 'main')];
    return [d.layer('ties', track.gapFrom(rails, gap), 'main', { mono: 'ink' }), d.layer('rails', rails, 'second', { mono: 'ink' })];
  },
});
