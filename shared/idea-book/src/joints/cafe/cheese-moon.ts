import { idea } from '../../idea.ts';

/** The moon is made of cheese: a crescent with the holes and the rind of one. */
export const cheeseMoon = idea({
  id: 'cheese-moon',
  title: 'The moon is made of cheese',
  says: 'The crescent moon is cheese: its craters are the holes, and its outer edge is the rind.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'night'] }, { trades: ['cheesemonger'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.04 },
    night: { manner: 'cut', vibes: ['bold_abstract', 'illustrative'], colors: 1, stem: 0.12 },
  },
  params: { phase: { label: 'Phase', min: 0.9, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const phase = params['phase']!;
    const [r, gap] = [480, 26];
    const shadow = d.circle(250 * phase, -110 * phase, 370);
    const moon = d.circle(0, 0, r).subtract(shadow).round(14, 0);
    const holes = d.union(d.circle(-270, -110, 88), d.circle(-90, 262, 88), d.circle(-140, -270, 44), d.circle(-250, 110, 54));
    if (look === 'night') {
      const lit = d.circle(0, 0, 400).subtract(d.circle(190 * phase, -90 * phase, 310)).subtract(holes.scale(0.86), d.circle(-66, 40, 80));
      return [d.layer('night', d.circle(0, 0, 500).subtract(lit.round(8, 0)), 'main', { mono: 'ink' })];
    }
    if (look === 'line') {
      const pen = 40;
      const bites = d.circle(-70, 34, 92);
      const rings = d.union(d.ring(-290, -150, 80, 80 - pen), d.ring(-90, 310, 80, 80 - pen), d.circle(-300, 120, 44));
      return [d.layer('moon', moon.subtract(bites).round(14, 0).rim(pen, 'round').union(rings), 'main', { mono: 'join' })];
    }
    const rind = d.arc(0, 0, r - 31, 28, 279).stroke(62, { cap: 'round' });
    const cheese = moon.intersect(d.circle(0, 0, r - 62 - gap)).subtract(holes, d.circle(-70, 34, 92)).withoutSlivers(600).round(8, 0);
    return [d.layer('rind', rind, 'main', { mono: 'ink' }), d.layer('cheese', cheese, 'second', { mono: 'ink' })];
  },
});
