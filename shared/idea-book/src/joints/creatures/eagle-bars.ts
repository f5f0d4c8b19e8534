import { idea } from '../../idea.ts';

/** An eagle whose wing feathers are the bars of a chart. */
export const eagleBars = idea({
  id: 'eagle-bars',
  title: 'Rising wings',
  says: 'The eagle’s wing feathers rise like the bars of a chart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['eagle', 'falcon', 'hawk', 'osprey', 'bird-of-prey'] }, { things: ['bar-chart', 'growth', 'line-chart', 'coin', 'future', 'strength', 'freedom'], trades: ['investment', 'banking', 'accounting', 'consulting', 'insurance', 'data', 'security', 'recruiting', 'marketing', 'airline'] }],
  looks: {
    solid: { manner: 'module', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.08 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { steps: { label: 'Steps', min: 70, max: 125, usual: 104 } },
  draw: (d, { look, params }) => {
    const step = params['steps']!;
    const feather = (i: number) => {
      const [x, top, bottom] = [124 + i * 100, -110 - i * step, 250 - i * 64];
      return d.polygon([[x, top + 40], [x + 78, top - 40], [x + 78, bottom - 60], [x, bottom + 20]], 6);
    };
    const wings = [0, 1, 2, 3].map((i) => d.mirror(feather(i)));
    const body = d.path('M-100 -130C-100 -60 -100 140 -100 260L0 430L100 260V-130Z').round(8, 0);
    const head = d.path('M-100 -150V-240A110 110 0 0 1 10 -350C90 -350 150 -310 190 -250C130 -250 100 -230 100 -190V-150Z').round(8, 0);
    const eye = d.circle(26, -254, 22);
    const beak = d.path('M96 -316C160 -300 210 -250 196 -180C176 -220 140 -236 104 -232Z').round(6, 0);
    if (look === 'cut') {
      const [first, wide, gap] = [124, 114, 28];
      const foot = (x: number) => 300 - (x - first) * 0.62;
      const bars = [0, 1, 2].map((i) => {
        const [x, top] = [first + i * (wide + gap), -60 - i * step * 1.4];
        return d.mirror(d.polygon([[x, top], [x + wide, top], [x + wide, foot(x + wide)], [x, foot(x)]], 6));
      });
      const torso = d.polygon([[-96, -120], [96, -120], [96, 318], [0, 450], [-96, 318]], 6);
      const crown = d.path('M-96 -148V-270A112 112 0 0 1 16 -382H70C150 -382 200 -320 200 -230C170 -262 140 -270 96 -270V-148Z').round(6, 0);
      return [d.layer('eagle', d.union(...bars, torso, crown).subtract(d.circle(26, -290, 24)), 'main')];
    }
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -420], to: [0, 320] } as const) : 'main';
    return [d.layer('wings', d.union(...wings), paint), d.layer('body', body, paint), d.layer('head', head.subtract(eye).gapFrom(beak, 14), 'main'), d.layer('beak', beak, 'second')];
  },
});
