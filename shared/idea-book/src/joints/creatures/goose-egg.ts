import { idea } from '../../idea.ts';

/** The goose that carries a golden egg. */
export const gooseEgg = idea({
  id: 'goose-egg',
  title: 'The golden egg',
  says: 'The goose carries an egg where its wing would be.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['goose', 'swan', 'duck', 'hen'] }, { things: ['egg', 'gold', 'coin', 'growth', 'piggy-bank'], trades: ['investment', 'banking', 'insurance', 'accounting', 'consulting', 'real-estate', 'farm-shop', 'agriculture'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'elegant_serif'], colors: 1, stem: 0.14 },
  },
  params: { egg: { label: 'Egg', min: 0.85, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const way = d.line('M430 60C380 260 220 370 20 370C-170 370 -290 250 -290 80C-290 -40 -250 -110 -250 -220V-290C-250 -370 -310 -410 -370 -410');
    const wide = way.brush(line ? 52 : (t) => (t < 0.34 ? 10 + 150 * Math.sin((Math.PI / 2) * (t / 0.34)) : 84 + 38 * (1 + Math.cos(Math.PI * Math.min(1, (t - 0.34) / 0.3)))), { samples: 60 });
    const [x, y] = way.end;
    const beak = d.polygon([[x - 12, y - 42], [x - 150, y + 20], [x - 12, y + 46]], 12);
    const eye = d.circle(x + 50, y + 4, 16);
    const goose = (line ? wide : wide.subtract(eye)).gapFrom(beak, 12);
    const egg = d.path('M0 -230C110 -230 190 -80 190 30C190 130 110 200 0 200C-110 200 -190 130 -190 30C-190 -80 -110 -230 0 -230Z').scale(params['egg']!).rotate(16).move(70, 30);
    if (look === 'seal') {
      const shell = d.path('M0 -640C270 -640 480 -270 480 60C480 350 270 560 0 560C-270 560 -480 350 -480 60C-480 -270 -270 -640 0 -640Z');
      const bird = d.union(wide.subtract(eye), beak).scale(0.78).place({ cx: 0, cy: 30 });
      const small = egg.scale(0.7).move(-34, 20);
      return [d.layer('egg', shell.subtract(bird.gapFrom(small, 22), small), 'main')];
    }
    return [d.layer('goose', goose.gapFrom(egg, 26), 'main'), d.layer('egg', egg, 'second'), d.layer('beak', beak, 'second')];
  },
});
