import { idea } from '../../idea.ts';

/** A ring of benzene with its bonds that is a turtle. */
export const moleculeTurtle = idea({
  id: 'molecule-turtle',
  title: 'The turtle in the formula',
  says: 'The benzene ring is the shell of a turtle, and its bonds are the head, the legs and the tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['turtle'], trades: ['chemistry'] }, { things: ['molecule', 'hexagon', 'formula'], trades: ['chemistry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.07 },
  },
  params: { feet: { label: 'Size of the atoms', min: 72, max: 100, usual: 88 }, ring: { label: 'Ring in the shell', min: 150, max: 190, usual: 170 } },
  draw: (d, { look, params }) => {
    const r = params['feet']!;
    const hex = d.regular(6, 340).round(36, 0);
    const at = (angle: number, reach: number): [number, number] => [reach * Math.cos((angle * Math.PI) / 180), reach * Math.sin((angle * Math.PI) / 180)];
    const bond = (angle: number, reach: number, width = 76) => d.polyline([[0, 0], at(angle, reach)]).stroke(width);
    const legs = [-30, 30, 150, 210].map((angle) => d.union(bond(angle, 452, 90), d.circle(...at(angle, 452), r)));
    const tail = d.polygon([[-44, 280], [44, 280], [0, 480]], 10);
    const head = d.superellipse(0, -440, 128, 156, 2.3).subtract(d.mirror(d.circle(-66, -484, 26)));
    const limbs = d.union(...legs, tail, head);
    const turtle = d.weld(hex, d.union(...legs, tail, d.superellipse(0, -440, 128, 156, 2.3)), 36).subtract(d.mirror(d.circle(-66, -484, 26)));
    const disc = d.circle(0, 0, params['ring']!);
    const ring = d.ring(0, 0, params['ring']! + 48, params['ring']!);
    if (look === 'line') return [d.layer('shell', d.weld(hex, limbs, 36).subtract(hex.shrink(70, 'round'), d.mirror(d.circle(-66, -484, 26))), 'main', { mono: 'ink' }), d.layer('ring', d.ring(0, 0, 186, 120), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('turtle', turtle.subtract(ring), 'main')];
    return [d.layer('turtle', turtle.subtract(disc.grow(46)), 'main', { mono: 'ink' }), d.layer('ring', disc, 'second', { mono: 'ink' })];
  },
});
