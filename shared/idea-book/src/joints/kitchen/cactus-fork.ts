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
    sun: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'brutalist_bold'], colors: 2, stem: 0.1 },
  },
  params: { spread: { label: 'Spread of the arms', min: 164, max: 220, usual: 190 }, weight: { label: 'Weight', min: 92, max: 116, usual: 104 } },
  draw: (d, { look, params }) => {
    const [pen, side] = [params['weight']!, params['spread']!];
    const plant = d.line(`M0 470V-400M${-side} -330V-180A${side} ${side} 0 0 0 ${side} -180V-330`).stroke(pen, { cap: 'round' }).subtract(d.rect(-400, 436, 800, 200));
    const petal = d.leaf([0, 0], [0, -104], 0.3);
    const bloom = d.union(...[-58, 0, 58].map((turn) => petal.rotate(turn))).move(side, -398);
    const sand = d.rect(-300, 452, 600, 60, 30);
    if (look === 'sun') {
      const disc = d.circle(0, -40, 560).intersect(d.rect(-700, -700, 1400, 1136)).round(16, 0);
      return [d.layer('sun', disc.subtract(plant.scale(0.92, 0.92, [0, 440]), bloom.scale(0.92, 0.92, [0, 440])), 'main'), d.layer('flower', bloom.scale(0.92, 0.92, [0, 440]).gapFrom(plant.scale(0.92, 0.92, [0, 440]), 0), 'second', { mono: 'none' }), d.layer('sand', d.rect(-520, 466, 1040, 60, 30), 'second', { mono: 'ink' })];
    }
    if (look === 'line') {
      const outline = plant.union(d.rect(-pen / 2, 400, pen, 200)).rim(32, 'round').intersect(d.rect(-400, -600, 800, 1048));
      return [d.layer('cactus', outline, 'main'), d.layer('flower', bloom, 'second'), d.layer('sand', d.rect(-300, 448, 600, 32, 16), 'main')];
    }
    const rib = (x: number, from: number, to: number) => d.line(`M${x} ${from}V${to}`).stroke(20, { cap: 'round' });
    const ribs = d.union(rib(0, -370, -130), rib(0, 110, 370), rib(-side, -310, -190), rib(side, -310, -190));
    return [d.layer('cactus', plant.subtract(ribs), 'main'), d.layer('flower', bloom.gapFrom(plant, 0), 'second'), d.layer('sand', sand, 'second')];
  },
});
