import { idea } from '../../idea.ts';

/** A drop whose splash is a lotus. */
export const splashLotus = idea({
  id: 'splash-lotus',
  title: 'A lotus of water',
  says: 'A drop falls, and its splash is a lotus.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lotus', 'ripple'], trades: ['spa', 'yoga', 'water'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.07 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 34, usual: 24 } },
  draw: (d, { look, params }) => {
    const center = d.leaf([0, 220], [0, -170], 0.3);
    const inner = d.leaf([0, 220], [250, -70], 0.34, 0.2);
    const outer = d.leaf([0, 220], [430, 60], 0.34, 0.14);
    const [a, b, c] = [center, inner.gapFrom(center, params['gap']!), outer.gapFrom(center.union(inner), params['gap']!)];
    const petals = d.union(a, d.mirror(b), d.mirror(c)).intersect(d.rect(-600, -600, 1200, 790)).round(8, 0);
    const drop = d.path('M0 -460C50 -390 80 -350 80 -296A80 80 0 0 1 -80 -296C-80 -350 -50 -390 0 -460Z');
    const ripples = d.union(d.rect(-330, 232, 660, 40, 20), d.rect(-170, 312, 340, 40, 20));
    if (look === 'line') return [d.layer('petals', petals.rim(38, 'round'), 'main', { mono: 'ink' }), d.layer('drop', drop, 'second', { mono: 'ink' }), d.layer('ripples', ripples, 'main', { mono: 'ink' })];
    return [d.layer('petals', petals, look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -170], to: [0, 220] } : 'main', { mono: 'ink' }), d.layer('drop', drop, 'second', { mono: 'ink' }), d.layer('ripples', ripples, 'main', { mono: 'ink' })];
  },
});
