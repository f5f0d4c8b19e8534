import { idea } from '../../idea.ts';

/** A calla that holds a flame. */
export const callaCandle = idea({
  id: 'calla-candle',
  title: 'A light in the lily',
  says: 'The calla lily is a candle: a flame burns where its heart would be.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['funeral', 'hospice'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['elegant_serif', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['elegant_serif', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    tone: { manner: 'print', vibes: ['elegant_serif', 'illustrative', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  params: { flame: { label: 'Height of the flame', min: 350, max: 430, usual: 390 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [tall, gap] = [params['flame']!, params['gap']!];
    const back = d.path('M110 -580C130 -440 330 -380 330 -170C330 -20 200 60 60 200H-60C-200 60 -310 -30 -310 -190C-310 -390 30 -400 110 -580Z').round(8, 0);
    const below = d.path('M-700 -190H-330C-260 -20 -60 100 40 90C150 80 270 -30 350 -200H700V900H-700Z');
    const stem = d.path('M-330 -200C-300 0 -86 150 -74 330V520A74 74 0 0 0 74 520V330C86 150 330 20 350 -200V60H-330Z');
    const silhouette = back.union(d.path('M-310 -190C-310 60 -80 150 -74 330V520A74 74 0 0 0 74 520V330C80 150 330 60 330 -170Z'));
    const front = silhouette.intersect(below).intersect(stem.union(silhouette));
    const flame = d.path(`M10 ${130 - tall}C90 ${240 - tall} 116 -60 116 -10C116 60 60 120 0 130C-60 120 -116 60 -116 -10C-116 -80 -10 ${230 - tall} 10 ${130 - tall}Z`).round(6, 0);
    const petal = silhouette.subtract(below.grow(gap), flame.grow(gap)).withoutSlivers(300);
    const shown = flame.subtract(below.grow(gap));
    if (look === 'tone') return [d.layer('petal', silhouette.subtract(below.grow(gap), flame.grow(gap)).withoutSlivers(300), { tint: 'main', by: 0.5 }, { mono: 'ink' }), d.layer('flame', shown, 'second', { mono: 'ink' }), d.layer('front', front, 'main', { mono: 'ink' })];
    return [d.layer('calla', petal.union(front), 'main', { mono: 'ink' }), d.layer('flame', shown, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
