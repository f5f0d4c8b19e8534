import { idea } from '../../idea.ts';

/** A microchip that is a beetle. */
export const chipBeetle = idea({
  id: 'chip-beetle',
  title: 'A bug worth having',
  says: 'The microchip is a beetle: its pins are the legs.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['beetle', 'ladybug', 'scarab', 'insect', 'ant', 'firefly'] }, { things: ['chip', 'circuit'], trades: ['hardware', 'software', 'robotics', 'data', 'artificial-intelligence', 'cybersecurity'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'tech_sharp'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.035 },
    spots: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat'], colors: 2, stem: 0.08 },
  },
  params: { weight: { label: 'Weight', min: 0.94, max: 1.2, usual: 1 }, chip: { label: 'Chip size', min: 150, max: 250, usual: 200 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 34 : 54) * params['weight']!;
    const chip = params['chip']!;
    const gap = 22;
    const shell = d.rect(-250, -150, 500, 590, [40, 40, 250, 250]);
    const wings = shell.subtract(d.rect(-gap / 2, -200, gap, 700));
    const head = d.path('M-180 -180A180 180 0 0 1 180 -180Z').round(14, 0);
    const legs = d.union(d.line('M200 -40H360V-150').stroke(pen, { cap: 'round', join: 'miter' }), d.line('M200 120H430').stroke(pen, { cap: 'round' }), d.line('M180 280H360V400').stroke(pen, { cap: 'round', join: 'miter' }));
    const feelers = d.line('M80 -330V-400H170').stroke(pen * 0.7, { cap: 'round', join: 'miter' }).union(d.circle(184, -400, pen * 0.62));
    const limbs = d.mirror(legs.gapFrom(shell, look === 'line' ? -10 : 0).union(feelers));
    const spots = d.mirror(d.union(d.circle(130, -20, 44), d.circle(130, 150, 52), d.circle(96, 308, 36)));
    const core = d.rect(-chip / 2, 120 - chip / 2, chip, chip, 24);
    if (look === 'line') return [d.layer('beetle', d.union(shell.rim(pen, 'round'), head.rim(pen, 'round'), limbs, d.rect(-12, 280, 24, 150)), 'main'), d.layer('core', core.rim(pen), 'second')];
    if (look === 'spots') return [d.layer('wings', wings.subtract(spots), 'second', { mono: 'ink' }), d.layer('limbs', d.union(limbs.gapFrom(shell, gap), head), 'main', { mono: 'ink' })];
    return [d.layer('beetle', d.union(wings.gapFrom(core, gap), head, limbs), 'main', { mono: 'ink' }), d.layer('core', core, 'second', { mono: 'ink' })];
  },
});
