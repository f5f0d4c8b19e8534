import { idea } from '../../idea.ts';

/** The snout of a pig is a socket. */
export const pigSocket = idea({
  id: 'pig-socket',
  title: 'Plug in the pig',
  says: 'The pig’s snout is a wall socket.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['pig', 'boar', 'piggy-bank'] }, { things: ['socket', 'plug', 'cable', 'battery', 'energy', 'power-line'], trades: ['electrician', 'ev-charging', 'energy', 'solar-energy', 'wind-energy', 'hardware'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 1, stem: 0.16 },
  },
  params: { snout: { label: 'Snout', min: 170, max: 228, usual: 200 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const head = d.rect(-400, -360, 800, 760, 250);
    const ear = d.path('M130 -330C180 -450 300 -500 420 -480C440 -370 430 -260 350 -170Z').round(20, 0);
    const snout = d.circle(0, 110, params['snout']!);
    const holes = d.mirror(d.circle(76, 110, 40));
    const eyes = d.mirror(d.circle(190, -160, 42));
    const ears = d.mirror(ear);
    if (look === 'cut') return [d.layer('pig', head.union(ears).round(0, 16).subtract(snout.scale(1.1, 1.1, [0, 110]), eyes.move(0, -24)).union(d.mirror(d.circle(84, 110, 54))), 'main')];
    if (line) return [d.layer('head', head.rim(44).union(eyes), 'main'), d.layer('ears', ears.rim(44, 'round').subtract(head).union(ears.subtract(head.grow(-1)).rim(44, 'round').subtract(head)), 'main', { mono: 'join' }), d.layer('snout', snout.rim(44).union(holes), 'second')];
    return [d.layer('ears', ears.gapFrom(head, 18), 'second'), d.layer('head', head.subtract(eyes), 'main'), d.layer('snout', snout.subtract(holes), 'second')];
  },
});
