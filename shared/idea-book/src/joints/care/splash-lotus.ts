import { idea } from '../../idea.ts';

/** A lotus whose middle petal is a drop. */
export const splashLotus = idea({
  id: 'splash-lotus',
  title: 'A lotus of water',
  says: 'The middle petal of the lotus is a drop of water.',
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
    const center = d.path('M0 -400C60 -250 190 -110 190 40A190 190 0 0 1 -190 40C-190 -110 -60 -250 0 -400Z');
    const inner = d.leaf([-10, 290], [340, -210], 0.34, 0.24);
    const outer = d.leaf([0, 300], [520, 10], 0.34, 0.16);
    const [a, b, c] = [center, inner.gapFrom(center, params['gap']!), outer.gapFrom(center.union(inner), params['gap']!)];
    const side = d.mirror(b.union(c)).withoutSlivers(900).round(8, 0);
    const ripples = d.rect(-260, side.bounds.bottom + params['gap']! + 6, 520, 44, 22);
    if (look === 'line') {
      const open = (petal: typeof a) => petal.round(8, 0).rim(38, 'round');
      return [d.layer('petals', d.mirror(open(b).union(open(c))), 'main', { mono: 'ink' }), d.layer('drop', open(a), 'second', { mono: 'ink' }), d.layer('ripple', ripples, 'main', { mono: 'ink' })];
    }
    if (look === 'gradient') return [d.layer('petals', side, { gradient: ['second', 'main'], from: [0, -210], to: [0, 320] }, { mono: 'ink' }), d.layer('drop', a, { gradient: ['main', 'second'], from: [0, -400], to: [0, 230] }, { mono: 'ink' }), d.layer('ripple', ripples, 'main', { mono: 'ink' })];
    return [d.layer('petals', side, 'main', { mono: 'ink' }), d.layer('drop', a, 'second', { mono: 'ink' }), d.layer('ripple', ripples, 'main', { mono: 'ink' })];
  },
});
