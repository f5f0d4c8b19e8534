import { idea } from '../../idea.ts';

/** An eight of two rings: the smaller stands on the larger. */
export const eightCircles = idea({
  id: 'eight-circles',
  title: 'Two make eight',
  says: 'Two circles make the eight, and the smaller one stands on the larger.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['eight'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 1, stem: 0.24 },
  },
  params: { band: { label: 'Weight', min: 110, max: 160, usual: 134 } },
  draw: (d, { look, params }) => {
    const band = params['band']!;
    const [upper, lower] = [d.circle(0, -270, 250), d.circle(0, 200, 320)];
    if (look === 'line') return [d.layer('lower ring', d.ring(0, 190, 320, 268), 'main'), d.layer('upper ring', d.ring(0, -330, 224, 172).gapFrom(d.circle(0, 190, 320), 20), 'second')];
    if (look === 'cut') return [d.layer('eight', upper.union(lower).round(0, 30).subtract(d.circle(0, -270, 250 - band), d.circle(0, 200, 320 - band)), 'main')];
    const front = d.ring(0, 200, 320, 320 - band);
    return [d.layer('lower ring', front, 'main'), d.layer('upper ring', d.ring(0, -270, 250, 250 - band).gapFrom(d.circle(0, 200, 320), 26).withoutSlivers(900), 'second', { mono: 'ink' })];
  },
});
