import { idea } from '../../idea.ts';

/** A gecko on a wall: an S with round toes. */
export const geckoS = idea({
  id: 'gecko-s',
  title: 'An S on the wall',
  says: 'The gecko bends into an S and holds on with round toes.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['gecko', 'lizard', 'salamander'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'bold_abstract'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.05 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'illustrative'], colors: 1, stem: 0.12 },
  },
  params: { toes: { label: 'Size of the toes', min: 28, max: 40, usual: 34 } },
  draw: (d, { look, params }) => {
    const toe = params['toes']!;
    const spine = d.through([[150, -420], [60, -270], [-40, -120], [-30, 30], [60, 170], [60, 320], [-60, 430], [-210, 430]]);
    const foot = (x: number, y: number, turn: number) =>
      d.union(...[-56, 0, 56].map((spread) => d.line(`M0 0V${-66}`).stroke(34, { cap: 'round' }).union(d.circle(0, -72, toe)).rotate(turn + spread).move(x, y)));
    const limb = (points: [number, number][], turn: number) => d.polyline(points).stroke(62, { cap: 'round', join: 'round' }).union(foot(...points.at(-1)!, turn));
    const limbs = d.union(
      limb([[20, -210], [220, -170], [330, -290]], 50),
      limb([[0, -200], [-170, -300], [-290, -220]], -110),
      limb([[0, 70], [200, 20], [310, 130]], 120),
      limb([[20, 90], [-160, 90], [-240, 210]], -150),
    ).round(0, 12);
    const body = spine.brush([110, 140, 180, 190, 180, 176, 186, 170, 130, 86, 52, 30], { ends: 'round', samples: 90 });
    const head = d.ellipse(0, 0, 100, 140).rotate(32).move(130, -390);
    const gecko = d.union(body, head, limbs).round(0, 24);
    const eyes = d.union(d.circle(96, -430, 22), d.circle(186, -392, 22));
    if (look === 'line') return [d.layer('limbs', limbs.gapFrom(body.union(head), 20), 'second'), d.layer('body', body.union(head).round(0, 24).subtract(eyes), 'main')];
    if (look === 'cut') return [d.layer('tile', d.rect(-560, -560, 1120, 1120, 200).subtract(gecko.subtract(eyes).scale(0.88).place({ cx: 0, cy: 0 })), 'main')];
    return [d.layer('gecko', gecko.subtract(eyes), 'main')];
  },
});
