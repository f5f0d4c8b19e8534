import { idea } from '../../idea.ts';

/** A swan whose raised wings are a water lily. */
export const swanLotus = idea({
  id: 'swan-lotus',
  title: 'The swan in flower',
  says: 'The raised wings of the swan are the petals of a water lily.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['swan'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.11 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'organic_flowing'], colors: 1, stem: 0.11 },
    print: { manner: 'print', vibes: ['illustrative', 'organic_flowing'], colors: 2, stem: 0.11 },
  },
  params: { petals: { label: 'Petals', min: 0.9, max: 1.1, usual: 1 }, gap: { label: 'Gap', min: 18, max: 30, usual: 24 } },
  draw: (d, { look, params }) => {
    const [size, gap] = [params['petals']!, params['gap']!];
    const neck = d.line('M-40 400C-260 400 -350 320 -346 180C-340 20 -150 -30 -160 -240C-166 -380 -300 -420 -360 -330C-380 -300 -420 -270 -480 -262').brush([40, 150, 170, 140, 104, 88, 84, 90, 96, 60, 10], { samples: 90 });
    const eye = d.circle(-292, -352, 17);
    const petal = (angle: number, long: number) => d.leaf([0, 0], [0, -long * size], 0.27).rotate(angle).move(60, 410);
    const front = petal(22, 600);
    const right = petal(62, 560);
    const left = petal(-14, 520);
    const middle = left.gapFrom(front, gap);
    const side = right.gapFrom(front, gap);
    const bowl = d.path('M-360 300C-330 420 -180 490 60 490C300 490 440 420 520 270C420 340 260 350 100 380C-60 410 -240 400 -360 300Z').round(6, 0);
    const body = d.union(neck, bowl).round(0, 20);
    if (look === 'print') {
      const inks = d.overprint([{ shape: body.subtract(eye), ink: 'main' }, { shape: d.union(front, middle, side).move(-40, 70), ink: 'second' }]);
      return inks.map(({ shape, paint }, i) => d.layer(['swan', 'wing', 'overlap'][i]!, shape, paint));
    }
    const swan = body.subtract(eye);
    const wings = d.union(front, middle, side).gapFrom(body, gap);
    if (look === 'cut') return [d.layer('swan', swan.union(wings), 'main')];
    return [d.layer('swan', swan, 'main'), d.layer('wings', wings, 'second', { mono: 'ink' })];
  },
});
