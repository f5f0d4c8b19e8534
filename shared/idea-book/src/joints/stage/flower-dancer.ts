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
    gown: { manner: 'cut', vibes: ['elegant_serif', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.07 },
  },
  params: { arms: { label: 'Arm weight', min: 34, max: 54, usual: 40 }, head: { label: 'Head size', min: 54, max: 80, usual: 66 } },
  draw: (d, { look, params }) => {
    const brush = look === 'brush';
    const pen = params['arms']!;
    const skirt = brush
      ? d.union(...[-62, -31, 0, 31, 62].map((turn) => d.leaf([0, -10], [0, 330], 0.2).rotate(-turn * 1.05, [0, -10])))
      : d.mirror(d.path('M0 -40C-60 -30 -120 20 -240 60C-360 100 -400 170 -360 230C-320 210 -280 220 -250 256C-200 226 -150 236 -120 276C-80 246 -40 246 0 276Z')).round(6, 0);
    const torso = d.path('M-74 -250C-40 -236 40 -236 74 -250C70 -180 40 -120 44 -20H-44C-40 -120 -70 -180 -74 -250Z');
    const arms = d.line('M-60 -240C-240 -290 -200 -470 -70 -500M60 -240C240 -290 200 -470 70 -500').stroke(pen, { cap: 'round' });
    const head = d.circle(0, -346, params['head']!);
    const legs = d.path('M-46 230C-36 340 -18 440 0 530C18 440 36 340 46 230Z');
    if (look === 'gown') {
      const petal = d.path('M0 -60C40 40 96 220 96 360C96 420 50 470 0 520C-50 470 -96 420 -96 360C-96 220 -40 40 0 -60Z');
      const side = d.path('M0 -60C150 30 320 220 300 500C180 500 60 440 0 340Z').gapFrom(petal, 20).withoutSlivers(2000);
      const tulip = petal.union(d.mirror(side)).round(6, 0);
      return [d.layer('dancer', d.union(torso, arms).gapFrom(petal, 16).withoutSlivers(300).union(head), 'main'), d.layer('gown', tulip, 'second')];
    }
    return [d.layer('dancer', d.union(torso, arms).gapFrom(skirt, 16).union(head, legs.gapFrom(skirt, 16)).withoutSlivers(300), 'main'), d.layer('skirt', skirt, 'second')];
  },
});
