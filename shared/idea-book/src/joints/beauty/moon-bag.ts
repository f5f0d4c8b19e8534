import { idea } from '../../idea.ts';

/** A crescent moon that is a shoulder bag: the strap completes the full moon. */
export const moonBag = idea({
  id: 'moon-bag',
  title: 'The moon on a strap',
  says: 'The crescent moon is a shoulder bag, and its strap draws the rest of the full moon.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'crescent-moon', 'full-moon', 'night'] }, { things: ['bag'], trades: ['leather'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    star: { manner: 'cut', vibes: ['bold_abstract', 'illustrative', 'classic_ornate'], colors: 2, stem: 0.08 },
  },
  params: { fill: { label: 'Bag depth', min: 250, max: 350, usual: 300 } },
  draw: (d, { look, params }) => {
    const depth = params['fill']!;
    const gap = 24;
    const outer = d.circle(0, 0, 480);
    const pen = look === 'line' ? 42 : 54;
    const moon = outer.subtract(d.circle(depth * 0.35, -depth, 440)).round(16, 0);
    const strap = outer.rim(pen, 'round').gapFrom(moon, gap).withoutSlivers(2000);
    if (look === 'line') return [d.layer('bag', moon.rim(pen, 'round'), 'main'), d.layer('strap', strap, 'second', { mono: 'ink' })];
    if (look === 'star') {
      const star = d.star(5, 150, 66, { cx: -60, cy: 130 + (350 - depth) * 0.4 }).round(8, 0).rotate(-12, [-60, 160]);
      return [d.layer('bag', moon.subtract(star.grow(gap)), 'main'), d.layer('clasp', star, 'second', { mono: 'ink' }), d.layer('strap', strap, 'main')];
    }
    const flap = d.circle(depth * 0.35, -depth, 560).rim(gap).intersect(moon);
    return [d.layer('bag', moon.subtract(flap), 'main'), d.layer('strap', strap, 'second', { mono: 'ink' })];
  },
});
