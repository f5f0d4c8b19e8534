import { idea } from '../../idea.ts';

/** A cobra that stands up and spreads its hood. */
export const cobraHood = idea({
  id: 'cobra-hood',
  title: 'The hood',
  says: 'The cobra stands up and spreads its hood.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['cobra'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'classic_ornate'], colors: 1, stem: 0.14 },
  },
  params: { hood: { label: 'Width of the hood', min: 270, max: 340, usual: 310 } },
  draw: (d, { look, params }) => {
    const wide = params['hood']!;
    const [gap, pen] = [24, 46];
    const hood = d.mirror(d.path(`M0 -600C-90 -600 -140 -550 -150 -470C-160 -420 -${wide} -360 -${wide} -170C-${wide} 20 -130 100 -110 300H0Z`));
    const head = d.mirror(d.path('M0 -530C-70 -530 -100 -480 -100 -430C-100 -360 -70 -310 -40 -270H0Z')).round(20, 0);
    const coil = d.rect(-380, 270, 760, 120, 60);
    const base = d.rect(-480, 270 + 120 + gap, 960, 120, 60);
    const eyes = d.mirror(d.circle(-50, -430, 22));
    const plates = d.union(...[0, 1, 2, 3, 4].map((i) => d.rect(-70, -190 + i * 92, 140, 58, 29)));
    const front = hood.round(10, 60);
    if (look === 'line') return [d.layer('cobra', d.union(front.rim(pen, 'round'), d.union(coil, base).rim(pen)).subtract(d.rect(-64, 280, 128, 20)), 'main'), d.layer('head', head.subtract(eyes).union(plates.intersect(d.rect(-200, -200, 400, 420))), 'second')];
    const body = front.subtract(head.grow(gap), plates).gapFrom(coil, gap);
    if (look === 'cut') {
      const shield = d.path('M-520 -620H520V100C520 400 260 600 0 700C-260 600 -520 400 -520 100Z').round(60, 0);
      const snake = front.union(d.path('M-110 280C-110 420 -60 500 0 560C60 500 110 420 110 280Z'));
      return [d.layer('shield', shield.subtract(snake.subtract(head.rim(gap, 'round'), eyes, plates)), 'main')];
    }
    return [d.layer('cobra', d.union(body, coil, base), 'main'), d.layer('head', head.subtract(eyes), 'second')];
  },
});
