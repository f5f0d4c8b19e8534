import { idea } from '../../idea.ts';

/** A fork in the sand is a cactus. */
export const cactusFork = idea({
  id: 'cactus-fork',
  title: 'A fork in the desert',
  says: 'The fork is a cactus: its tines are the arms, and one of them is in bloom.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cactus', 'desert', 'agave'], trades: ['taqueria'] }, { things: ['fork', 'taco'], trades: ['taqueria', 'restaurant', 'food-truck', 'catering'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.035 },
  },
  draw: (d, { look }) => {
    const pen = 104;
    const plant = d.line(`M0 470V-400M-190 -330V-180A190 190 0 0 0 190 -180V-330`).stroke(pen, { cap: 'round' }).subtract(d.rect(-400, 436, 800, 200));
    const petal = d.leaf([0, 0], [0, -104], 0.3);
    const bloom = d.union(...[-58, 0, 58].map((turn) => petal.rotate(turn))).move(190, -398);
    const sand = d.rect(-300, 452, 600, 60, 30);
    if (look === 'line') {
      const outline = plant.union(d.rect(-52, 400, 104, 200)).rim(32, 'round').intersect(d.rect(-400, -600, 800, 1048));
      return [d.layer('cactus', outline, 'main'), d.layer('flower', bloom, 'second'), d.layer('sand', d.rect(-300, 448, 600, 32, 16), 'main')];
    }
    const rib = (x: number, from: number, to: number) => d.line(`M${x} ${from}V${to}`).stroke(20, { cap: 'round' });
    const ribs = d.union(rib(0, -370, -130), rib(0, 110, 370), rib(-190, -310, -190), rib(190, -310, -190));
    return [d.layer('cactus', plant.subtract(ribs), 'main'), d.layer('flower', bloom.gapFrom(plant, 0), 'second'), d.layer('sand', sand, 'second')];
  },
});
