import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A star of eight pods, each open around its seed. */
export const starAnisePods = idea({
  id: 'star-anise-pods',
  title: 'Star anise',
  says: 'Eight pods make the star, and each one holds its seed.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['star-anise'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['elegant_serif', 'classic_ornate', 'organic_flowing'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { pods: { label: 'Width of the pods', min: 0.175, max: 0.205, usual: 0.19 }, seeds: { label: 'Seeds', min: 42, max: 54, usual: 48 } },
  draw: (d, { look, params }) => {
    const seed = params['seeds']!;
    const arms = d.union(...d.radial(d.leaf([0, 60], [0, -520], params['pods']!), { count: 8 })).union(d.circle(0, 0, 150)).round(0, 12);
    const slots = d.union(...d.radial(d.leaf([0, -150], [0, -410], 0.2), { count: 8 }));
    if (look === 'line') {
      const star = d.union(...d.radial(d.leaf([0, 60], [0, -520], params['pods']! + 0.03), { count: 8 })).union(d.circle(0, 0, 190)).round(0, 12);
      return [d.layer('star', contour(star, 50), 'main'), d.layer('seeds', d.circle(0, 0, seed * 2.4), 'second')];
    }
    if (look === 'cut') return [d.layer('star', arms.subtract(slots), 'main')];
    const wide = d.radial(d.leaf([0, -140], [0, -424], 0.24), { count: 8 });
    const star = d.union(...d.radial(d.leaf([0, 0], [0, -520], params['pods']! + 0.03), { count: 8 }), d.circle(0, 0, 170));
    return [d.layer('star', star.subtract(...wide), 'main'), d.layer('seeds', d.union(...d.radial(d.ellipse(0, -282, seed * 0.84, seed * 1.3), { count: 8 })), 'second', { mono: 'ink' })];
  },
});
