import { idea } from '../../idea.ts';

/** A paper boat whose sail is the flame of a candle. */
export const flameSail = idea({
  id: 'flame-sail',
  title: 'A light across the water',
  says: 'The sail of the paper boat is the flame of a candle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['funeral', 'hospice'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal'], colors: 2, stem: 0.04 },
    fold: { manner: 'cut', vibes: ['gradient_modern', 'geometric_minimal', 'tech_sharp'], colors: 2, traits: ['gradient'], stem: 0.16 },
  },
  params: { flame: { label: 'Height of the flame', min: 0.88, max: 1.05, usual: 1 } },
  draw: (d, { look, params }) => {
    const gap = 26;
    const [wide, floor] = [480, 400];
    const half = d.polygon([[-wide, 30], [0, 210], [0, floor], [-290, floor]]);
    const hull = d.mirror(half).round(22, 0);
    const flame = d.path('M40 -580C20 -420 270 -300 270 0C270 160 160 290 0 290C-160 290 -260 160 -260 10C-260 -110 -190 -180 -130 -270C-70 -360 -20 -450 40 -580Z').scale(1, params['flame']!, [0, 210]);
    const sail = flame.gapFrom(d.mirror(half).union(d.rect(-wide, 210, 2 * wide, 400)), gap).round(14, 0);
    if (look === 'line') {
      const pen = 40;
      return [d.layer('hull', hull.rim(pen, 'round'), 'main', { mono: 'ink' }), d.layer('sail', sail.outline(2 * pen).intersect(sail), 'second', { mono: 'ink' })];
    }
    if (look === 'fold') {
      const facet = hull.intersect(d.rect(-wide, 0, wide - gap / 2, floor));
      const fold = d.line('M0 500V210C-60 60 -70 -60 10 -170C70 -250 140 -280 300 -300').stroke(gap);
      const [large, small] = sail.subtract(fold).round(12, 0).pieces();
      return [d.layer('left side', facet, 'main', { mono: 'ink' }), d.layer('right side', facet.flipX(), { tint: 'main', by: 0.25 }, { mono: 'ink' }), d.layer('one sail', large!, 'second', { mono: 'ink' }), d.layer('other sail', small!, { gradient: ['second', 'main'], from: [0, -200], to: [0, 400] }, { mono: 'ink' })];
    }
    return [d.layer('hull', hull, 'main', { mono: 'ink' }), d.layer('sail', sail, 'second', { mono: 'ink' })];
  },
});
