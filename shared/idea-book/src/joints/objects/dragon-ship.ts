import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A Viking ship, the same before and behind, its sail full and shields at its side. */
export const dragonShip = idea({
  id: 'dragon-ship',
  title: 'Both ways to sea',
  says: 'A Viking ship of one curl, mirrored fore and aft, with shields along its side.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['viking-ship', 'viking'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { shields: { label: 'Size of the shields', min: 44, max: 60, usual: 54 } },
  draw: (d, { look, params }) => {
    const r = params['shields']!;
    const [gap, pen] = [24, 44];
    const line = look === 'line';
    const curl = d.spiral({ cx: -420, cy: -200, from: 104, to: 30, turns: 1.05, start: 180 });
    const hull = d.mirror(d.path('M0 330C-280 330 -540 200 -561 -200H-487C-470 -20 -360 70 0 70Z'));
    const sail = d.mirror(d.path('M0 -520H-270C-310 -380 -310 -200 -250 -10C-170 -36 -80 -44 0 -44Z')).round(14, 0);
    const stripe = d.mirror(d.path('M-90 -600C-112 -400 -112 -200 -84 100L-84 102C-112 -200 -112 -400 -90 -600Z').outline(gap));
    const shields = d.union(...[-2, -1, 0, 1, 2].map((i) => d.circle(i * (2 * r + 26), 196 - i * i * 9, r)));
    if (line) {
      const keel = d.line('M-530 -200C-520 180 -280 306 0 306C280 306 520 180 530 -200').stroke(pen);
      const deck = d.line('M-440 76C-300 112 -150 124 0 124C150 124 300 112 440 76').stroke(pen);
      const curls = d.mirror(d.spiral({ cx: -426, cy: -200, from: 104, to: 40, turns: 1, start: 180 }).stroke(pen, { cap: 'round' }));
      return [d.layer('ship', d.union(keel, deck, curls), 'main'), d.layer('sail', contour(sail, pen).union(d.rect(-pen / 2, -500, pen, 480).intersect(sail)), 'second', { mono: 'ink' })];
    }
    const neck = d.mirror(curl.brush([74, 70, 60, 46], { ends: 'round' }).move(0, 0));
    const ship = hull.union(neck.move(0, 0)).round(0, 14);
    if (look === 'cut') return [d.layer('ship', d.union(ship.subtract(shields), sail), 'main')];
    return [d.layer('ship', ship.subtract(shields.grow(gap)), 'main', { mono: 'ink' }), d.layer('shields', shields, 'second', { mono: 'ink' }), d.layer('sail', sail.subtract(stripe).withoutSlivers(600), 'second', { mono: 'ink' })];
  },
});
