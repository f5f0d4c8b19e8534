import { idea } from '../../idea.ts';

/** A waiter whose bow tie is a farfalla. */
export const farfalleTie = idea({
  id: 'farfalle-tie',
  title: 'Pasta in evening dress',
  says: 'The bow tie of the host is a farfalla, which is Italian for bow tie.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['pasta'], trades: ['italian-restaurant'] }, { things: ['bow-tie'], trades: ['italian-restaurant'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'elegant_serif'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.05 },
  },
  params: { tie: { label: 'Width of the bow tie', min: 250, max: 300, usual: 276 } },
  draw: (d, { look, params }) => {
    const w = params['tie']!;
    const teeth = 4;
    const edge = Array.from({ length: 2 * teeth + 1 }, (_, i): [number, number] => [-w + (i % 2 ? 56 : 0), -170 + (340 * i) / (2 * teeth)]);
    const half = d.polyline(edge).then(d.curve([-w, 170], [-w + 110, 140], [-120, 96], [0, 70])).then(d.polyline([[0, 70], [0, -70]])).then(d.curve([0, -70], [-120, -96], [-w + 110, -140], [-w, -170])).fill().round(10, 6);
    const folds = d.union(d.leaf([-40, 0], [-w + 110, 0], 0.075), d.leaf([-46, -36], [-w + 120, -84], 0.06), d.leaf([-46, 36], [-w + 120, 84], 0.06));
    const tie = d.union(half, half.flipX(), d.rect(-60, -88, 120, 176, 50)).subtract(d.mirror(folds)).move(0, -300);
    const side = d.line(`M0 -76L${-w} -176V176L0 76Z`).fill();
    const hull = d.union(side, side.flipX(), d.rect(-60, -88, 120, 176, 50)).move(0, -300);
    const coat = d.path('M-180 -470L-330 -420C-410 -390 -440 -340 -440 -260V440H440V-260C440 -340 410 -390 330 -420L180 -470Z').round(24, 0);
    const shirt = d.polygon([[-250, -620], [250, -620], [196, -200], [0, 330], [-196, -200]], 6);
    const buttons = d.union(d.circle(0, -20, 36), d.circle(0, 130, 36));
    const slit = d.rect(-15, 300, 30, 300);
    const whole = coat.subtract(shirt, slit).gapFrom(hull, 34).withoutSlivers(3000);
    if (look === 'line') return [d.layer('coat', whole.rim(46, 'round'), 'main', { mono: 'ink' }), d.layer('buttons', buttons, 'main', { mono: 'ink' }), d.layer('tie', tie, 'second', { mono: 'ink' })];
    return [d.layer('coat', whole, 'main', { mono: 'ink' }), d.layer('buttons', buttons, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('tie', tie, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
