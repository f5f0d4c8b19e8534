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
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { sun: { label: 'Sun', min: 0.85, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const ray = d.path('M-26 -330L-44 -440C-48 -490 -20 -510 0 -510C20 -510 48 -490 44 -440L26 -330Z').round(6, 0);
    const spoke = d.rect(-20, -330, 40, 150);
    const rim = d.ring(0, 0, line ? 348 : 360, line ? 304 : 282);
    const sun = d.circle(0, 0, (line ? 150 : 160) * params['sun']!);
    if (look === 'cut') {
      const flames = d.union(...d.radial(d.polygon([[-84, -330], [84, -330], [0, -560]]).round(6, 0), { count: 8 }));
      const spokes = d.union(...d.radial(d.rect(-32, -330, 64, 330), { count: 8 }));
      return [d.layer('wheel', d.union(flames, d.ring(0, 0, 400, 296), spokes.subtract(sun.grow(28))).union(sun), 'main')];
    }
    return [d.layer('rays', d.union(...d.radial(line ? ray.rim(26, 'round').union(d.rect(-13, -370, 26, 60)) : ray, { count: 8 })).gapFrom(d.circle(0, 0, 340), 0), 'second'), d.layer('wheel', d.union(rim, ...d.radial(spoke.subtract(sun.grow(20)), { count: 8 })), 'main', { mono: 'join' }), d.layer('sun', sun, 'second', { mono: 'ink' })];
  },
});
