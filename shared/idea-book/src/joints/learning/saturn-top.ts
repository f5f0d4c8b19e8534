import { idea } from '../../idea.ts';

/** A spinning top is the planet Saturn. */
export const saturnTop = idea({
  id: 'saturn-top',
  title: 'A planet that spins',
  says: 'The spinning top has a ring around it, so it is a small planet.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['planet', 'orbit', 'galaxy', 'sky', 'star', 'moon'] }, { things: ['spinning-top'], trades: ['toys', 'kindergarten', 'games', 'childcare', 'school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, traits: ['playful'], stem: 0.08 },
    colors: { manner: 'module', vibes: ['playful_rounded', 'bold_abstract'], colors: 3, traits: ['playful'], stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 32, usual: 20 } },
  draw: (d, { look, params }) => {
    const tilt = -20;
    const [r, gap] = [270, params['gap']!];
    const body = d.mirror(d.path(`M0 ${-r}A${r} ${r} 0 0 1 ${r} 0C${r} 160 120 270 46 396A54 54 0 0 1 0 424Z`));
    const stem = d.rect(-36, -440, 72, 190, 36);
    const band = d.ellipse(0, 0, 470, 150).subtract(d.ellipse(0, -22, 360, 92));
    const behind = d.rect(-900, -900, 1800, 878);
    const around = (shape: typeof body) => shape.subtract(behind.intersect(body.grow(gap)));
    const ring = around(band);
    const put = (shape: typeof body) => shape.rotate(-tilt);
    if (look === 'line') {
      const pen = 40;
      const orbit = around(d.ellipse(0, 0, 450, 130).rim(pen, 'round'));
      return [d.layer('top', put(d.union(body.rim(pen, 'round'), stem).subtract(orbit.subtract(behind).grow(gap)).withoutSlivers(300)), 'main'), d.layer('ring', put(orbit), 'second', { mono: 'ink' })];
    }
    const planet = body.subtract(ring.subtract(behind).grow(gap));
    const [upper, lower] = planet.pieces().toSorted((one, other) => one.bounds.top - other.bounds.top) as [typeof body, typeof body];
    if (look === 'colors') return [d.layer('upper half', put(upper.union(stem)), 'main'), d.layer('lower half', put(lower), 'third', { mono: 'ink' }), d.layer('ring', put(ring), 'second', { mono: 'ink' })];
    return [d.layer('top', put(planet.union(stem)), 'main'), d.layer('ring', put(ring), 'second', { mono: 'ink' })];
  },
});
