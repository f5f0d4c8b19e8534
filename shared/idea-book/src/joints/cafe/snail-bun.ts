import { idea } from '../../idea.ts';

/** One roll of dough is a bun and a snail. */
export const snailBun = idea({
  id: 'snail-bun',
  title: 'A bun on the move',
  says: 'One roll of dough is both the bun and the snail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['snail', 'spiral'] }, { trades: ['bakery', 'patisserie'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat'], colors: 1, stem: 0.09 },
    filled: { manner: 'solid', vibes: ['playful_rounded', 'illustrative'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 1, stem: 0.045 },
  },
  params: { weight: { label: 'Weight', min: 80, max: 88, usual: 82 }, feelers: { label: 'Feelers', min: 26, max: 42, usual: 32 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 44 : Math.round(params['weight']!);
    const coil = d.spiral({ cx: -80, cy: -60, from: 16, to: 312, turns: 2.75, start: -180 });
    const foot = d.line('M-80 252H236C356 252 402 196 402 96V-20');
    const dough = d.union(coil.stroke(pen, { cap: 'round' }), foot.stroke(pen, { cap: 'round' }));
    const feeler = d.line('M402 -30C402 -90 440 -110 456 -170').stroke(34, { cap: 'round' }).union(d.circle(456, -176, params['feelers']!));
    const feelers = feeler.union(feeler.flipX(402));
    const filling = dough.grow(30).shrink(30, 'round').subtract(dough).intersect(d.circle(-80, -60, 240));
    return [...(look === 'filled' ? [d.layer('filling', filling, 'second', { mono: 'none' })] : []), d.layer('dough', dough.union(feelers), 'main', { mono: 'ink' })];
  },
});
