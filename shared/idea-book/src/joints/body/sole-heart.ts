import { idea } from '../../idea.ts';

/** The prints of two soles that make a heart. */
export const soleHeart = idea({
  id: 'sole-heart',
  title: 'Sole mates',
  says: 'The soles of a pair of shoes are the two halves of a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['shoe', 'sneaker', 'footprint'], trades: ['shoes', 'shoe-repair', 'running'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.044 },
    tread: { manner: 'cut', vibes: ['brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.08 },
  },
  params: { gap: { label: 'Gap', min: 20, max: 40, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const lean = 27;
    const sole = d.path('M-30 480C-120 480 -150 400 -140 300C-130 190 -190 90 -210 -60C-236 -260 -150 -440 10 -440C160 -440 214 -290 200 -120C190 10 110 120 110 260C110 380 80 480 -30 480Z').rotate(0);
    const cut = d.rect(-400, 190, 800, gap).rotate(-6, [0, 200]);
    const place = (shape: typeof sole) => shape.scale(1.12, 1).rotate(lean, [0, 480]).move(34, 0).intersect(d.rect(gap / 2, -2000, 2000, 4000));
    const front = sole.subtract(cut).pieces();
    if (look === 'line') {
      const pen = 44;
      const [fore, heel] = sole.subtract(cut.grow(4)).pieces().map((piece) => place(piece).rim(pen, 'round'));
      return [d.layer('soles', d.mirror(fore!), 'main'), d.layer('heels', d.mirror(heel!), 'second', { mono: 'ink' })];
    }
    const [fore, heel] = front.map((piece) => place(piece));
    if (look === 'tread') {
      const grooves = [-300, -180, -60, 60].map((y) => d.polyline([[-400, y + 90], [0, y], [400, y + 90]]).stroke(gap));
      return [d.layer('soles', d.mirror(place(sole.subtract(cut, ...grooves))), 'main')];
    }
    return [d.layer('soles', d.mirror(fore!), 'main'), d.layer('heels', d.mirror(heel!), 'second', { mono: 'ink' })];
  },
});
