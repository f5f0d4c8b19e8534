import { idea } from '../../idea.ts';
import { polar } from './parts.ts';

/** An oven arch whose bricks are the rays of the loaf. */
export const ovenSunrise = idea({
  id: 'oven-sunrise',
  title: 'Sunrise in the oven',
  says: 'The loaf rises like the sun, and the bricks of the oven are its rays.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['bread', 'oven'], trades: ['bakery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'classic_ornate'], colors: 2, stem: 0.08 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
  },
  params: { bricks: { label: 'Bricks', min: 7, max: 11, usual: 9 }, gap: { label: 'Gap', min: 18, max: 36, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const count = 2 * Math.round((params['bricks']! - 1) / 2) + 1;
    const step = 180 / count;
    const knives = Array.from({ length: count + 1 }, (_, i) => d.polyline([[0, 0], polar(700, 180 + i * step)]).stroke(gap));
    const bricks = Array.from({ length: count }, (_, i) => d.sector(0, 0, i % 2 ? 416 : 500, 180 + i * step, 180 + (i + 1) * step, 318).subtract(knives[i]!, knives[i + 1]!).round(9, 0));
    const loaf = d.path('M-270 0C-290 -150 -160 -268 0 -268C160 -268 290 -150 270 0Z').round(24, 0);
    const scores = [-120, 0, 120].map((x) => d.leaf([x - 52, -62], [x + 52, -186], 0.15));
    const hearth = d.rect(-500, 32, 1000, 44, 14);
    if (look === 'line') return [d.layer('bricks', d.union(...bricks.map((brick) => brick.rim(26))), 'second', { mono: 'ink' }), d.layer('loaf', loaf.rim(30).union(...scores, d.rect(-500, 32, 1000, 30, 14)), 'main', { mono: 'ink' })];
    return [d.layer('bricks', d.union(...bricks), look === 'one' ? 'main' : 'second'), d.layer('loaf', loaf.subtract(...scores).union(hearth), 'main')];
  },
});
