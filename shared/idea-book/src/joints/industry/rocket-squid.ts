import { idea } from '../../idea.ts';

/** A rocket that is a squid. */
export const rocketSquid = idea({
  id: 'rocket-squid',
  title: 'Jet propelled',
  says: 'The rocket is a squid, the first traveler by jet: its arms are the flames.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['space'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.05 },
  },
  params: { tilt: { label: 'Tilt', min: 0, max: 45, usual: 28 }, gap: { label: 'Gap', min: 22, max: 40, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const tilt = params['tilt']!;
    const body = d.path('M0 -660C110 -560 200 -400 200 -190C200 -60 180 40 140 120H-140C-180 40 -200 -60 -200 -190C-200 -400 -110 -560 0 -660Z').round(16, 0);
    const fin = d.path('M150 -470C290 -420 370 -300 380 -150C310 -200 250 -210 190 -200Z').round(12, 0);
    const arm = (x: number, length: number, bend: number) => d.line(`M${x} ${150 + gap}C${x + bend * 1.1} ${170 + length * 0.4} ${x + bend * 0.1} ${170 + length * 0.62} ${x + bend * 1.2} ${170 + length}`).brush([92, 92, 86, 76, 62, 46, 30], { ends: 'round', samples: 30 });
    const arms = d.union(d.mirror(arm(52, 470, 60)), d.mirror(arm(120, 300, 150))).subtract(d.rect(-600, -200, 1200, 320 + gap)).round(0, 10);
    const window = d.ring(0, -190, 104, 44);
    const ship = d.union(body, d.mirror(fin).gapFrom(body, gap));
    const turn = (shape: typeof ship) => shape.rotate(tilt, [0, 0]);
    if (look === 'line') return [d.layer('rocket', turn(d.union(body.rim(44, 'round'), ...d.mirror(fin).gapFrom(body, gap).pieces(), window)), 'main', { mono: 'ink' }), d.layer('arms', turn(arms), 'second', { mono: 'ink' })];
    return [d.layer('rocket', turn(ship.subtract(window)), 'main', { mono: 'ink' }), d.layer('arms', turn(arms), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
