import { idea } from '../../idea.ts';

/** A dancer whose skirt is a fan. */
export const fanDancer = idea({
  id: 'fan-dancer',
  title: 'The skirt that opens',
  says: 'The skirt of the dancer is an open fan.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['dance'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.08 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.08 },
    print: { manner: 'module', vibes: ['playful_rounded', 'illustrative'], colors: 3, stem: 0.08 },
  },
  params: { ribs: { label: 'Folds', min: 6, max: 9, usual: 7 }, spread: { label: 'Spread of the skirt', min: 130, max: 180, usual: 156 } },
  draw: (d, { look, params }) => {
    const [count, spread] = [Math.round(params['ribs']!), params['spread']!];
    const from = 90 - spread / 2 - 8;
    const step = spread / count;
    const folds = Array.from({ length: count }, (_, i) => {
      const a = from + i * step;
      const blade = d.sector(0, 0, 520, a, a + step, 90);
      const mid = d.circle(...([520 * Math.cos(((a + step / 2) * Math.PI) / 180), 520 * Math.sin(((a + step / 2) * Math.PI) / 180)] as [number, number]), 520 * Math.sin((step / 2) * (Math.PI / 180)));
      const edges = d.union(d.polyline([[0, 0], [900 * Math.cos((a * Math.PI) / 180), 900 * Math.sin((a * Math.PI) / 180)]]).stroke(20), d.polyline([[0, 0], [900 * Math.cos(((a + step) * Math.PI) / 180), 900 * Math.sin(((a + step) * Math.PI) / 180)]]).stroke(20));
      return blade.union(mid).subtract(edges).round(8, 0);
    });
    const torso = d.path('M-58 -10C-40 -70 -80 -130 -96 -210C-60 -230 -20 -220 10 -236C60 -262 70 -240 74 -220C80 -150 40 -70 58 -10C30 30 -30 30 -58 -10Z').round(10, 0);
    const armUp = d.line('M60 -220C150 -270 190 -380 130 -500').brush((t) => 58 - 26 * t, { ends: 'round', samples: 30 });
    const armOut = d.line('M-80 -200C-170 -180 -250 -130 -300 -200').brush((t) => 54 - 24 * t, { ends: 'round', samples: 30 });
    const head = d.circle(-8, -330, 72).union(d.circle(-76, -356, 34));
    const figure = d.union(torso, armUp, armOut).round(0, 16);
    const skirt = d.union(...folds);
    if (look === 'one') return [d.layer('dancer', d.union(figure, head, skirt), 'main')];
    if (look === 'print') return [d.layer('odd folds', d.union(...folds.filter((_, i) => i % 2 === 0)), 'second', { mono: 'ink' }), d.layer('even folds', d.union(...folds.filter((_, i) => i % 2)), 'third', { mono: 'ink' }), d.layer('figure', figure.union(head), 'main')];
    return [d.layer('skirt', skirt, 'second', { mono: 'ink' }), d.layer('figure', figure.union(head), 'main', { mono: 'ink' })];
  },
});
