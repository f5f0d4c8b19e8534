import { idea } from '../../idea.ts';

/** A dancer whose skirt is a flower. */
export const flowerDancer = idea({
  id: 'flower-dancer',
  title: 'The flower dances',
  says: 'Turn the flower over, and it is a dancer in a wide skirt.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['dancer', 'ballet-shoe', 'dress'], trades: ['dance'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.06 },
    brush: { manner: 'brush', vibes: ['organic_flowing', 'hand_drawn', 'elegant_serif'], colors: 2, stem: 0.05 },
  },
  draw: (d, { look }) => {
    const brush = look === 'brush';
    const skirt = brush
      ? d.union(...[-62, -31, 0, 31, 62].map((turn) => d.leaf([0, -10], [0, 330], 0.2).rotate(-turn * 1.05, [0, -10])))
      : d.mirror(d.path('M0 -40C-60 -30 -120 20 -240 60C-360 100 -400 170 -360 230C-320 210 -280 220 -250 256C-200 226 -150 236 -120 276C-80 246 -40 246 0 276Z')).round(6, 0);
    const torso = d.path('M-74 -250C-40 -236 40 -236 74 -250C70 -180 40 -120 44 -20H-44C-40 -120 -70 -180 -74 -250Z');
    const arms = d.line('M-60 -240C-240 -290 -200 -470 -70 -500M60 -240C240 -290 200 -470 70 -500').stroke(40, { cap: 'round' });
    const head = d.circle(0, -346, 66);
    const legs = d.path('M-46 230C-36 340 -18 440 0 530C18 440 36 340 46 230Z');
    return [d.layer('dancer', d.union(torso, arms).gapFrom(skirt, 16).union(head, legs.gapFrom(skirt, 16)).withoutSlivers(300), 'main'), d.layer('skirt', skirt, 'second')];
  },
});
