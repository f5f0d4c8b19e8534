import { idea } from '../../idea.ts';

/** Pegasus: a horse's head whose mane is a wing. */
export const pegasusMane = idea({
  id: 'pegasus-mane',
  title: 'The mane takes wing',
  says: 'The mane of the horse is a wing: Pegasus.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['pegasus'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'bold_abstract'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'classic_ornate'], colors: 1, stem: 0.14 },
  },
  params: { lift: { label: 'Lift of the wing', min: -8, max: 14, usual: 4 } },
  draw: (d, { look, params }) => {
    const lift = params['lift']!;
    const [gap, pen] = [24, 46];
    const head = d.path('M-60 480C-120 240 -80 -60 70 -230L80 -380L190 -270C280 -220 360 -100 470 30C530 100 510 190 430 200C360 205 310 160 250 140C210 170 180 180 150 184C180 290 270 350 310 480Z').round(18, 30);
    const eye = d.circle(240, -70, 30);
    const feather = (length: number, turn: number, y: number) => d.path(`M0 0C${-length * 0.4} 40 ${-length * 0.8} 20 ${-length} -140C${-length} 60 ${-length * 0.7} 190 0 190Z`).round(10, 0).rotate(turn + lift).move(20, y);
    const feathers = [feather(620, 26, -240), feather(520, 14, -60), feather(420, 2, 120)];
    const wing = d.union(...feathers.map((part, i) => (i === 0 ? part : part.gapFrom(feathers[i - 1]!, gap)))).gapFrom(head, gap);
    if (look === 'line') return [d.layer('head', head.rim(pen, 'round').union(eye), 'main'), d.layer('wing', wing, 'second')];
    if (look === 'cut') {
      const all = d.union(head, d.path('M-60 470H310L420 1000H-60Z'), wing).subtract(eye).scale(0.88).move(40, 60);
      return [d.layer('disc', d.circle(0, 0, 600).subtract(all), 'main')];
    }
    return [d.layer('wing', wing, 'second'), d.layer('head', head.subtract(eye), 'main')];
  },
});
