import type { Point } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** The layers of a latte are the ridges of a mountain range. */
export const latteRidges = idea({
  id: 'latte-ridges',
  title: 'A range in a glass',
  says: 'The layers of the latte are mountain ridges under the sun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'hill', 'valley'] }, { trades: ['coffee'] }],
  looks: {
    tones: { manner: 'solid', vibes: ['modern_flat', 'illustrative'], colors: 2, stem: 0.07 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.07 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'modern_flat'], colors: 2, stem: 0.07 },
  },
  params: { sun: { label: 'Sun size', min: 48, max: 78, usual: 60 }, gap: { label: 'Gap', min: 14, max: 34, usual: 22 } },
  draw: (d, { look, params }) => {
    const glass = d.polygon([[-290, -430], [290, -430], [216, 430], [-216, 430]], 44);
    const inside = glass.shrink(48);
    const below = (points: readonly Point[]) => d.polygon([[-500, 600], ...points, [500, 600]]);
    const far = below([[-400, -20], [-150, -190], [-24, -60], [130, -240], [400, 40]]);
    const near = below([[-400, 140], [-90, 330], [100, 60], [400, 330]]);
    const sun = d.circle(-70, -290, params['sun']!);
    const wall = glass.subtract(glass.shrink(26));
    return [d.layer('glass', wall, 'main'), d.layer('far', far.intersect(inside).gapFrom(near, params['gap']!), look === 'cut' ? 'second' : look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -230], to: [0, 330] } : { tint: 'main', by: 0.4 }, { mono: 'ink' }), d.layer('near', near.intersect(inside), 'main', { mono: 'ink' }), d.layer('sun', sun, 'second', { mono: 'ink' })];
  },
});
