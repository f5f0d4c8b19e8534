import { idea } from '../../idea.ts';

/** Parted hair around a heart-shaped face. */
export const heartFace = idea({
  id: 'heart-face',
  title: 'A heart for hair',
  says: 'The parted hair frames a face in the shape of a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['hair'], trades: ['hairdresser'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    waves: { manner: 'cut', vibes: ['organic_flowing', 'illustrative', 'elegant_serif'], colors: 2, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 36, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const face = d.mirror(d.path('M-1 -130C40 -240 250 -250 264 -60C276 110 120 240 -1 400Z')).round(16, 0);
    const lips = d.path('M-96 196C-56 180 -38 152 0 168C38 152 56 180 96 196C56 256 -56 256 -96 196Z').round(8, 0);
    const bob = d.mirror(d.path('M-1 -500C270 -500 440 -310 440 -60C440 130 410 260 450 420C320 460 160 450 -1 400Z')).round(20, 0);
    const long = d.mirror(d.path('M-1 -500C240 -500 400 -330 390 -120C384 0 470 60 460 200C450 320 380 350 430 480C300 520 160 480 130 400C120 370 60 420 -1 420Z')).round(20, 10);
    const hair = look === 'waves' ? long : bob;
    if (look === 'line') {
      const pen = 50;
      return [d.layer('hair', bob.subtract(face).rim(pen, 'round').union(d.rect(-pen / 2, -490, pen, 340)), 'main'), d.layer('lips', lips, 'second', { mono: 'ink' })];
    }
    if (look === 'waves') return [d.layer('hair', hair.subtract(face), 'main'), d.layer('lips', lips, 'second', { mono: 'ink' })];
    return [d.layer('hair', hair.gapFrom(face, gap).subtract(d.rect(-gap / 2, -600, gap, 600)), 'main'), d.layer('face', face.subtract(lips), 'second', { mono: 'ink' }), d.layer('lips', lips.grow(1), 'main', { mono: 'none' })];
  },
});
