import { idea } from '../../idea.ts';

/** A beetle whose back is a prohibition sign: the bar is the seam between its wings. */
export const beetleBan = idea({
  id: 'beetle-ban',
  title: 'No bugs',
  says: 'The round back of the beetle is a prohibition sign.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['pest-control'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 34, usual: 26 }, legs: { label: 'Leg length', min: 80, max: 130, usual: 105 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const [r, reach] = [330, params['legs']!];
    const pen = look === 'line' ? 42 : 84;
    const limb = look === 'line' ? 42 : 62;
    const leg = (angle: number) => {
      const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      const knee: [number, number] = [x * (r + reach), y * (r + reach)];
      return d.polyline([[x * (r - 30), y * (r - 30)], knee, [knee[0] + reach * 0.2, knee[1] + (y < 0 ? -1 : 1) * reach * 0.7]]).stroke(limb, { cap: 'round', join: 'round' });
    };
    const legs = d.mirror(d.union(leg(-22), leg(14), leg(48)));
    const disc = d.circle(0, 0, r);
    const head = d.circle(0, -r + 26, 170);
    const feelers = d.mirror(d.polyline([[60, -r - 90], [110, -r - 190], [190, -r - 215]]).stroke(limb, { cap: 'round', join: 'round' }));
    const turn = (shape: typeof disc) => shape.rotate(45);
    if (look === 'line') {
      const skull = head.rim(pen).subtract(disc.shrink(pen / 2));
      return [d.layer('beetle', turn(d.union(disc.rim(pen), d.rect(-pen / 2, -r + 10, pen, 2 * r - 20), skull, legs.subtract(disc.shrink(10)), feelers.subtract(head.shrink(10)))), 'main', { mono: 'join' })];
    }
    if (look === 'cut') {
      const body = disc.subtract(d.ring(0, 0, r - 62, r - 62 - gap * 1.6), d.rect(-gap * 0.8, -r + 70, gap * 1.6, 2 * r - 140));
      return [d.layer('beetle', turn(d.union(body, head.union(feelers).gapFrom(disc, gap), legs)), 'main')];
    }
    const sign = disc.rim(pen).union(d.rect(-pen / 2, -r + 10, pen, 2 * r - 20));
    return [d.layer('beetle', turn(d.union(legs, head, feelers).gapFrom(disc, gap)), 'second', { mono: 'ink' }), d.layer('sign', turn(sign), 'main')];
  },
});
