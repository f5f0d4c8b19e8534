import { idea } from '../../idea.ts';

/** An owl that stands on the tripod of a surveyor. */
export const owlTripod = idea({
  id: 'owl-tripod',
  title: 'The sharp-eyed owl',
  says: 'The instrument on the tripod is an owl, and a plumb bob hangs from its beak.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['surveying'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.06 },
  },
  params: { spread: { label: 'Spread of the legs', min: 270, max: 380, usual: 330 } },
  draw: (d, { look, params }) => {
    const spread = params['spread']!;
    const half = d.path('M0 -470C80 -470 150 -500 290 -590C310 -500 310 -430 290 -360C330 -260 310 -130 230 -70C160 -20 80 -10 0 -10Z');
    const head = d.mirror(half).round(14, 20);
    const sockets = d.mirror(d.circle(138, -270, 108));
    const pupils = d.mirror(d.circle(138, -270, 52));
    const beak = d.polygon([[-44, -180], [44, -180], [0, -90]], 8);
    const leg = d.polygon([[60, 24], [210, 24], [spread + 40, 620], [spread - 62, 620]], 12);
    const legs = d.mirror(leg);
    const bob = d.path('M-20 24H20V240H20C70 250 90 290 80 330C70 390 30 430 0 490C-30 430 -70 390 -80 330C-90 290 -70 250 -20 240Z').round(6, 6);
    if (look === 'line') return [d.layer('owl', head.rim(50, 'round').union(d.mirror(d.ring(138, -270, 100, 56)), beak), 'main', { mono: 'ink' }), d.layer('tripod', legs, 'main', { mono: 'ink' }), d.layer('plumb bob', bob, 'second', { mono: 'ink' })];
    return [d.layer('owl', head.subtract(sockets, beak).union(pupils), 'main', { mono: 'ink' }), d.layer('tripod', legs, 'main', { mono: 'ink' }), d.layer('plumb bob', bob, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
