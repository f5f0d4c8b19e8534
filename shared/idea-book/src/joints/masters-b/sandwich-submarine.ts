import { idea } from '../../idea.ts';

/** A filled roll that is a submarine. */
export const sandwichSubmarine = idea({
  id: 'sandwich-submarine',
  title: 'The sub that dives',
  says: 'The long roll is a submarine: it has portholes, a tower with a periscope and lettuce all around.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['submarine'], trades: ['sandwich-shop'] }, { things: ['sandwich', 'baguette', 'roll'], trades: ['sandwich-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.05 },
  },
  params: { periscope: { label: 'Height of the periscope', min: 90, max: 200, usual: 140 }, gap: { label: 'Gap', min: 22, max: 38, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const high = -340 - params['periscope']!;
    const roll = d.path('M-500 60C-500 -130 -380 -200 -240 -200H240C380 -200 500 -130 500 60C500 230 380 320 240 320H-240C-380 320 -500 230 -500 60Z');
    const tower = d.path('M-190 -60L-150 -340H110L150 -60Z').round(40, 0);
    const scope = d.line(`M20 -260V${high}H150`).stroke(66, { join: 'round', cap: 'round' });
    const wave = d.wave({ x: -525, y: 110, length: 1050, height: 56, waves: 5 }).stroke(74, { cap: 'round' });
    const cutter = d.wave({ x: -735, y: 110, length: 1470, height: 56, waves: 7 }).stroke(74 + 2 * gap);
    const buns = d.weld(roll, tower, 40).union(scope).subtract(cutter).withoutSlivers(4000);
    const ports = d.union(...[-240, 0, 240].map((x) => d.circle(x, -66, 54)));
    if (look === 'line') return [d.layer('roll', buns.rim(50, 'round'), 'main', { mono: 'ink' }), d.layer('ports', ports.shrink(8), 'main', { mono: 'ink' }), d.layer('lettuce', wave, 'second', { mono: 'ink' })];
    return [d.layer('roll', buns.subtract(ports), 'main', { mono: 'ink' }), d.layer('lettuce', wave, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
