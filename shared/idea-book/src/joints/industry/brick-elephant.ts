import { idea } from '../../idea.ts';

/** An elephant in brickwork. */
export const brickElephant = idea({
  id: 'brick-elephant',
  title: 'Strong as its wall',
  says: 'The elephant is laid in brick, course by course.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['masonry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    module: { manner: 'module', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.12 },
  },
  params: { gap: { label: 'Joints', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const soft = look === 'module' ? 34 : 12;
    const [w, h] = [372, 225];
    const brick = (column: number, row: number, wide = 1, tall = 1) => d.rect(column * w + gap / 2, row * h + gap / 2, w * wide - gap, h * tall - gap, soft);
    const wall = d.union(brick(0, 0, 0.5), brick(0.5, 0), brick(1.5, 0, 0.5), brick(0, 1), brick(1, 1), brick(0, 2, 0.62, 0.62), brick(0, 2.62, 0.62, 0.62), brick(1.38, 2, 0.62, 0.62), brick(1.38, 2.62, 0.62, 0.62));
    const corner = d.rect(gap / 2, gap / 2, 1e3, 1e3, [190, 0, 0, 0]).union(d.rect(0, 300, 2000, 900));
    const body = wall.intersect(corner);
    const head = d.path('M744 -110H880C1060 -110 1150 10 1150 180V510C1150 590 1210 610 1260 590V700C1130 740 1020 670 1020 530V330H744Z').round(soft, 24);
    const skull = head.subtract(d.rect(0, -400, 744 + gap / 2, 2000));
    const ear = d.path('M560 -40C700 -90 870 -40 880 110C890 250 810 330 700 340C610 300 560 180 560 -40Z').round(30, 0);
    const eye = d.circle(985, 90, 32);
    return [d.layer('wall', body.gapFrom(ear, gap), 'main', { mono: 'ink' }), d.layer('head', skull.gapFrom(ear, gap).subtract(eye), 'main', { mono: 'ink' }), d.layer('ear', ear, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
