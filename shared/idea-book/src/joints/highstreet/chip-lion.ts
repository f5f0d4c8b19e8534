import { idea } from '../../idea.ts';

/** A chip that is a lion: its pins are the mane. */
export const chipLion = idea({
  id: 'chip-lion',
  title: 'The lion on the board',
  says: 'The pins of the chip are the mane of a lion, and its die is the face.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['hardware'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.08 },
    module: { manner: 'module', vibes: ['geometric_minimal', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.08 },
  },
  params: { pins: { label: 'Pin length', min: 90, max: 150, usual: 124 } },
  draw: (d, { look, params }) => {
    const long = params['pins']!;
    const half = 300;
    const sharp = look === 'cut';
    const wide = 86;
    const pin = (x: number) => d.rect(x - wide / 2, -half - long, wide, long + 60, sharp ? 0 : [wide / 2, wide / 2, 0, 0]);
    const row = d.union(...[-222, -74, 74, 222].map(pin));
    const pins = d.union(...[0, 90, 180, 270].map((turn) => row.rotate(turn)));
    const body = d.rect(-half, -half, 2 * half, 2 * half, sharp ? 0 : 60);
    const face = d.polygon([[-222, -222], [222, -222], [222, 60], [110, 230], [-110, 230], [-222, 60]]).round(sharp ? 0 : 34, 0);
    const bridge = d.polygon([[-66, -240], [66, -240], [44, 10], [96, 30], [0, 130], [-96, 30], [-44, 10]]).round(sharp ? 0 : 10, 0);
    const mouth = d.line('M-96 164C-60 186 -10 176 0 128C10 176 60 186 96 164').stroke(28, { cap: 'round' });
    const eyes = d.mirror(d.polygon([[92, -70], [176, -116], [176, -72], [104, -30]]).round(sharp ? 0 : 10, 0));
    if (look === 'module') {
      const plate = d.rect(-274, -274, 548, 548, 120);
      const rays = pins.gapFrom(plate, 30);
      return [d.layer('mane', rays, 'main', { mono: 'ink' }), d.layer('face', plate.subtract(bridge.intersect(plate), eyes, mouth), 'second', { mono: 'ink' })];
    }
    const features = d.union(bridge, mouth, eyes);
    if (sharp) return [d.layer('chip', pins.union(body).subtract(face).union(features.intersect(body)), 'main')];
    return [d.layer('chip', pins.union(body), 'main', { mono: 'ink' }), d.layer('face', face.subtract(features), 'second', { mono: 'gap' })];
  },
});
