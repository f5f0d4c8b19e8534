import { idea } from '../../idea.ts';

/** A fig that flowers on its inside. */
export const figFlower = idea({
  id: 'fig-flower',
  title: 'The flower inside',
  says: 'A fig flowers where nobody sees it; cut in half it shows its blossom.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['fig'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.13 },
    bright: { manner: 'module', vibes: ['illustrative', 'playful_rounded'], colors: 3, stem: 0.13 },
  },
  params: { petals: { label: 'Petals', min: 0.88, max: 1.06, usual: 1 }, gap: { label: 'Gap', min: 16, max: 28, usual: 22 } },
  draw: (d, { look, params }) => {
    const [size, gap] = [params['petals']!, params['gap']!];
    const fig = d.mirror(d.path('M0 -500C40 -500 60 -490 60 -460C64 -330 130 -240 240 -120C330 -20 380 60 380 170C380 370 220 480 0 480Z')).round(10, 30);
    const [cx, cy] = [0, 150];
    const petal = d.fitSector(d.leaf([0, -56], [0, -270], 0.34).round(12, 0), { count: 8, gap });
    const flower = d.union(...d.radial(petal, { count: 8 })).scale(size).move(cx, cy);
    const seed = d.circle(cx, cy, 44);
    const flesh = d.mirror(d.path('M0 -300C30 -210 110 -140 200 -40C270 40 300 100 300 170C300 310 170 400 0 400Z')).round(20, 0);
    if (look === 'cut') return [d.layer('fig', fig.subtract(flower, seed), 'main')];
    if (look === 'bright') return [d.layer('skin', fig.subtract(flesh.shrink(3)), 'main'), d.layer('flesh', flesh.subtract(flower.shrink(4), seed.shrink(4)), 'third', { mono: 'none' }), d.layer('flower', flower.union(seed), 'second', { mono: 'ink' })];
    return [d.layer('skin', fig.subtract(flesh), 'main'), d.layer('flower', flower.union(seed), 'second', { mono: 'ink' })];
  },
});
