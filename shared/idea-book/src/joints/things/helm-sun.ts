import { idea } from '../../idea.ts';

/** A ship’s wheel that is a sun. */
export const helmSun = idea({
  id: 'helm-sun',
  title: 'The sun at the helm',
  says: 'The ship’s wheel is a sun: its handles are the rays.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['helm', 'wheel', 'sailor', 'journey', 'explorer', 'ship'], trades: ['sailing', 'boat-rental'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'bold_abstract', 'classic_ornate'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  draw: (d, { look }) => {
    const line = look === 'line';
    const ray = d.path('M-26 -330L-44 -440C-48 -490 -20 -510 0 -510C20 -510 48 -490 44 -440L26 -330Z').round(6, 0);
    const spoke = d.rect(-20, -330, 40, 150);
    const rim = d.ring(0, 0, line ? 348 : 360, line ? 304 : 282);
    const sun = d.circle(0, 0, line ? 150 : 160);
    return [d.layer('rays', d.union(...d.radial(line ? ray.rim(26, 'round').union(d.rect(-13, -370, 26, 60)) : ray, { count: 8 })).gapFrom(d.circle(0, 0, 340), 0), 'second'), d.layer('wheel', d.union(rim, ...d.radial(spoke.subtract(sun.grow(20)), { count: 8 })), 'main', { mono: 'join' }), d.layer('sun', sun, 'second', { mono: 'ink' })];
  },
});
