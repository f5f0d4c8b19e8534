import { idea } from '../../idea.ts';

/** An owl with wheels for eyes. */
export const owlBike = idea({
  id: 'owl-bike',
  title: 'The night rider',
  says: 'The wheels are the eyes of an owl, the handlebar its brows.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['owl', 'night'] }, { things: ['bicycle', 'wheel'], trades: ['cycling', 'bike-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
  },
  draw: (d, { look }) => {
    const pen = look === 'line' ? 36 : 60;
    const at = 286;
    const wheel = d.ring(at, 90, 226, 226 - pen);
    const spokes = d.union(...[0, 45, 90, 135].map((turn) => d.rect(at - 190, 84, 380, 12).rotate(turn + 22.5, [at, 90])));
    const hub = d.circle(at, 90, 78);
    const brow = d.line('M0 -110C90 -220 240 -250 350 -250C450 -250 510 -290 510 -370').stroke(pen * 1.1, { cap: 'round' });
    const beak = d.polygon([[-84, -24], [84, -24], [0, 190]], 14);
    return [d.layer('wheels', d.mirror(wheel.union(spokes.gapFrom(hub, 16))), 'main'), d.layer('hubs', d.mirror(hub), 'main', { mono: 'ink' }), d.layer('handlebar', d.mirror(brow).round(0, 10), 'main'), d.layer('beak', beak.gapFrom(d.mirror(wheel), 14), 'second', { mono: 'ink' })];
  },
});
