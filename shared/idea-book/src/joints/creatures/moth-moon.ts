import { idea } from '../../idea.ts';

/** A luna moth: its wings are two crescent moons. */
export const mothMoon = idea({
  id: 'moth-moon',
  title: 'Wings of two moons',
  says: 'Two crescent moons, back to back, are the wings of the moth.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['moth'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'bold_abstract'], traits: ['gradient'], colors: 2, stem: 0.1 },
  },
  params: { moon: { label: 'Fullness of the moons', min: 110, max: 170, usual: 140 } },
  draw: (d, { look, params }) => {
    const full = params['moon']!;
    const [gap, pen] = [22, 40];
    const body = d.leaf([0, -230], [0, 330], 0.1).round(10, 0);
    const r = 330;
    const moon = d.circle(-r, 0, r).subtract(d.circle(-r - full, 0, r * 0.96)).round(10, 0).rotate(14, [-r, 0]).move(30, 0);
    const wing = moon.gapFrom(body, gap);
    const spot = d.circle(-360, 10, 76);
    const horn = d.leaf([-14, -250], [-180, -420], 0.24, 0.06).round(6, 0);
    if (look === 'line') {
      const antenna = d.line('M-16 -260C-30 -350 -90 -410 -180 -424').stroke(pen, { cap: 'round' });
      return [d.layer('moth', d.mirror(d.union(wing.rim(pen, 'round'), antenna)).union(body), 'main'), d.layer('spots', d.mirror(spot.scale(0.8, 0.8, [-360, 10])), 'second')];
    }
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -420], to: [0, 380] } as const) : 'main';
    return [d.layer('wings', d.mirror(wing), paint), d.layer('body', d.union(body, d.mirror(horn)), paint), d.layer('spots', d.mirror(spot), 'second')];
  },
});
