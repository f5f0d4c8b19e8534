import { idea } from '../../idea.ts';

/** Cat-eye glasses are a cat. */
export const catGlasses = idea({
  id: 'cat-glasses',
  title: 'Cat-eye glasses',
  says: 'A pair of cat-eye glasses is a cat’s face.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cat', 'lynx', 'panther', 'tiger', 'big-cat', 'leopard', 'jaguar'] }, { things: ['glasses', 'eye', 'lens'], trades: ['optician', 'eyewear', 'fashion'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
    shades: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.12 },
  },
  params: { pupils: { label: 'Width of the pupils', min: 0.14, max: 0.28, usual: 0.2 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const frame = d.path('M36 -60C120 -110 260 -120 330 -160L500 -330C520 -200 510 40 430 130C360 210 200 220 120 150C60 100 36 20 36 -60Z').scale(0.92, 1.14).round(20, 10);
    const lens = frame.shrink(line ? 50 : 72, 'round').intersect(d.ellipse(240, 22, 204, 184));
    const pupil = d.leaf([236, -100], [236, 146], params['pupils']!);
    const nose = d.path('M-70 160H70C80 160 84 176 74 186L0 254L-74 186C-84 176 -80 160 -70 160Z').round(10, 0);
    const bridge = d.rect(-60, -76, 120, line ? 50 : 64);
    const rims = d.mirror(frame.subtract(lens)).union(bridge).round(0, 16);
    if (look === 'shades') {
      const slit = d.leaf([232, -136], [232, 158], params['pupils']! + 0.06);
      return [d.layer('glasses', d.mirror(frame.subtract(slit)).union(bridge.grow(8)).round(0, 16), 'main'), d.layer('nose', nose, 'main')];
    }
    return [d.layer('frame', rims, 'main'), d.layer('pupils', d.mirror(pupil), line ? 'second' : 'main'), d.layer('nose', nose, 'second')];
  },
});
