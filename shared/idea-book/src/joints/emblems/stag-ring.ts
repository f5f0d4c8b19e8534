import { idea } from '../../idea.ts';

/** A stag whose antlers hold the sun. */
export const stagRing = idea({
  id: 'stag-ring',
  title: ({ things }) => `The ${things[0]} carries the sun`,
  says: ({ things }) => `The antlers of the ${things[0]} close to a ring; the sun rises in it.`,
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['stag', 'deer', 'elk', 'reindeer'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.09 },
    facets: { manner: 'cut', vibes: ['tech_sharp', 'geometric_minimal', 'modern_flat'], colors: 2, stem: 0.09 },
  },
  params: { antlers: { label: 'Antler weight', min: 58, max: 84, usual: 70 }, sun: { label: 'Sun', min: 116, max: 164, usual: 144 } },
  draw: (d, { look, params }) => {
    const pen = params['antlers']!;
    const [cy, r] = [-170, 266];
    const beam = d.arc(0, cy, r, 68, -74).brush([pen * 1.1, pen * 1.1, pen, pen * 0.8, 16], { ends: 'round' });
    const tine = (angle: number, long: number) => d.line(`M${r} 0C${r + long * 0.2} -30 ${r + long * 0.5} -${long * 0.5} ${r + long * 0.5} -${long}`).rotate(angle).move(0, cy).brush([pen, pen * 0.8, 14], { ends: 'round' });
    const antlers = d.mirror(d.union(beam, tine(20, 210), tine(-22, 190)).round(6, 16));
    const head = d.mirror(d.path('M0 60H92C140 60 150 120 132 190L84 400C74 450 40 480 0 480Z')).round(20, 10);
    const ear = d.mirror(d.leaf([128, 128], [380, 90], 0.3, 0.16).round(10, 0));
    const eyes = d.mirror(d.circle(72, 196, 23));
    const nose = d.path('M-54 410H54L0 476Z').round(10, 0);
    const sun = d.circle(0, cy, params['sun']!);
    const face = d.union(head, ear.gapFrom(head, 20)).subtract(eyes);
    if (look === 'facets') {
      const planes = d.mirror(d.polygon([[0, 70], [104, 70], [150, 130], [84, 440], [0, 480]]));
      const split = d.mirror(d.polyline([[0, 60], [84, 236], [0, 420]]).stroke(20)).union(d.polyline([[84, 236], [200, 190]]).stroke(20), d.polyline([[-84, 236], [-200, 190]]).stroke(20));
      return [d.layer('stag', d.union(antlers.gapFrom(planes, 0), planes.subtract(split).withoutSlivers(200), ear.gapFrom(planes, 20)), 'main'), d.layer('sun', d.regular(8, params['sun']! * 1.06, { cy, turn: 22.5 }), 'second', { mono: 'ink' })];
    }
    const stag = d.union(antlers, face);
    if (look === 'cut') return [d.layer('stag', stag.subtract(nose), 'main'), d.layer('sun', sun, 'main')];
    return [d.layer('stag', stag.subtract(nose.shrink(3)), 'main'), d.layer('sun', sun.union(nose), 'second', { mono: 'ink' })];
  },
});
