import { idea } from '../../idea.ts';

/** A peacock whose tail is the sign for a wireless signal. */
export const wifiPeacock = idea({
  id: 'wifi-peacock',
  title: 'Proud of its signal',
  says: 'The tail of the peacock is the sign for a strong signal.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['telecom'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.055 },
  },
  params: { weight: { label: 'Weight', min: 0.85, max: 1.1, usual: 1 }, fan: { label: 'Fan', min: 56, max: 80, usual: 70 } },
  draw: (d, { look, params }) => {
    const [pen, fan] = [(look === 'line' ? 56 : 96) * params['weight']!, params['fan']!];
    const neck = d.path('M-200 -104L-80 -176C-50 -230 60 -230 84 -150C104 -70 60 -10 76 90C92 190 200 260 170 400C150 500 70 560 0 560C-90 560 -180 490 -180 370C-180 230 -70 150 -66 10C-64 -40 -70 -70 -84 -84Z').round(8, 20);
    const crest = d.union(...[-28, 0, 28].map((angle) => d.line('M10 -170V-330').brush([16, 20, 56], { ends: 'round' }).rotate(angle, [10, -150])));
    const body = neck.union(crest);
    const eye = d.circle(0, -140, 25);
    const tail = d.union(...[410, 570, 730].map((r) => d.arc(0, 200, r, -90 - fan, -90 + fan).stroke(pen, { cap: 'round' })));
    const fanned = tail.gapFrom(neck, 34).gapFrom(crest, 30).withoutSlivers(2000);
    if (look === 'one') return [d.layer('peacock', body.subtract(eye).union(fanned), 'main')];
    return [d.layer('peacock', body.subtract(eye), 'main', { mono: 'ink' }), d.layer('tail', fanned, 'second', { mono: 'ink' })];
  },
});
