import { idea } from '../../idea.ts';

/** A moka pot cut like a gem. */
export const mokaGem = idea({
  id: 'moka-gem',
  title: 'A pot cut like a gem',
  says: 'A stovetop coffee pot with the facets of a cut gem.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['moka-pot', 'coffee-pot'], trades: ['coffee'] }],
  looks: {
    facets: { manner: 'cut', vibes: ['modern_flat', 'bold_abstract', 'tech_sharp'], colors: 2, stem: 0.07 },
    one: { manner: 'cut', vibes: ['geometric_minimal', 'brutalist_bold'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.03 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 30, usual: 20 }, grip: { label: 'Handle width', min: 54, max: 84, usual: 68 } },
  draw: (d, { look, params }) => {
    const gap = look === 'line' ? 2 : params['gap']!;
    const facets = (top: number, bottom: number, from: number, to: number) => {
      const whole = d.polygon([[-from, top], [from, top], [to, bottom], [-to, bottom]]);
      const knives = [-1, 1].map((side) => d.polyline([[side * from * 0.4, top - 10], [side * to * 0.4, bottom + 10]]).stroke(gap));
      return whole.subtract(...knives).pieces().toSorted((one, other) => one.bounds.cx - other.bounds.cx);
    };
    const upper = facets(-250, 30, 230, 150);
    const lower = facets(30 + gap, 430, 156, 250);
    const lid = d.polygon([[-230, -250 - gap], [230, -250 - gap], [44, -370], [-44, -370]]);
    const knob = d.rect(-40, -450, 80, 80 - gap, 8);
    const spout = d.polygon([[-230 - gap, -250], [-350, -250], [-190 - gap, -100]]);
    const grip = d.polyline([[232, -216], [410, -216], [362, 70]]).stroke(params['grip']!, { join: 'miter' });
    if (look === 'line') return [d.layer('pot', d.union(...[...upper, ...lower, lid, spout].map((facet) => facet.grow(14, 'miter').rim(30))), 'main', { mono: 'ink' }), d.layer('grip', d.polyline([[236, -230], [404, -230], [356, 70]]).stroke(30, { join: 'miter' }).union(knob.rim(26)), 'second', { mono: 'ink' })];
    const shade = (by: number) => (look === 'one' ? 'main' : ({ tint: 'main', by } as const));
    return [
      d.layer('light facets', d.union(upper[0]!, lower[0]!, spout), shade(0.32), { mono: 'ink' }),
      d.layer('front facets', d.union(upper[1]!, lower[1]!, lid), 'main', { mono: 'ink' }),
      d.layer('dark facets', d.union(upper[2]!, lower[2]!), shade(-0.3), { mono: 'ink' }),
      d.layer('grip', d.union(grip, knob).gapFrom(d.union(...upper), gap), 'second', { mono: 'ink' }),
    ];
  },
});
