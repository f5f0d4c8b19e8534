import { idea } from '../../idea.ts';

/** A running shoe that is a hare. */
export const hareShoe = idea({
  id: 'hare-shoe',
  title: 'The hare laces up',
  says: 'The running shoe is a hare at full stretch: its ears fly back from the tongue.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['running'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { ears: { label: 'Length of the ears', min: 0.88, max: 1.15, usual: 1 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const k = params['ears']!;
    const upper = d.path('M-560 220C-590 130 -540 60 -440 40C-310 14 -200 -70 -110 -190C-70 -230 -10 -230 20 -190C70 -120 170 -100 260 -140C310 -170 360 -200 400 -190C440 -170 450 -100 450 0V220Z').round(20, 30);
    const sole = d.path('M-570 250H456C480 330 450 380 380 380H-440C-520 380 -570 330 -570 250Z').round(26, 0);
    const front = d.leaf([-90, -150], [380, -560], 0.2, 0.14).scale(k, k, [-90, -150]);
    const rear = d.leaf([-90, -170], [160, -640], 0.14, 0.2).scale(k, k, [-90, -170]);
    const ears = rear.gapFrom(front, gap).union(front);
    const tail = d.circle(500, -40, 92);
    const eye = d.circle(-300, 92, 38);
    const shoe = d.weld(upper, ears, 22).subtract(eye);
    const paint = look === 'gradient' ? ({ gradient: ['main', 'second'], from: [-500, 200], to: [460, -400] } as const) : 'main';
    const other = look === 'cut' ? 'main' : 'second';
    return [d.layer('hare', shoe.gapFrom(tail, gap), paint, { mono: 'ink' }), d.layer('tail', tail, other, { mono: 'ink' }), d.layer('sole', sole.move(0, gap - 28), other, { mono: 'ink' })];
  },
});
