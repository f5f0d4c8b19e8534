import { idea } from '../../idea.ts';

/** A drop of water that is a car. */
export const dropCar = idea({
  id: 'drop-car',
  title: 'The drop drives off',
  says: 'A drop of water lies on its side and is a car, shining and clean.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['car-wash'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { wheels: { label: 'Wheel size', min: 92, max: 122, usual: 108 }, gap: { label: 'Gap', min: 20, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const r = params['wheels']!;
    const drop = d.path('M-640 -60C-440 -90 -300 -370 60 -370C320 -370 490 -210 490 0C490 150 410 220 270 220H-150C-350 220 -440 0 -640 -60Z').round(10, 0);
    const xs = [-150, 240];
    const wheels = xs.map((x) => d.circle(x, 210, r));
    const hubs = d.union(...xs.map((x) => d.circle(x, 210, r * 0.38)));
    const glass = d.path('M-196 -70C-120 -190 -40 -270 80 -280C230 -290 330 -200 370 -70Z').round(26, 0).subtract(d.rect(58, -400, 44, 500));
    const body = drop.subtract(glass, d.union(...wheels).grow(gap));
    const tires = d.union(...wheels).subtract(hubs);
    const paint = look === 'gradient' ? ({ gradient: ['main', 'second'], from: [-500, 0], to: [480, -100] } as const) : 'main';
    return [d.layer('drop', body, paint, { mono: 'ink' }), d.layer('wheels', tires, look === 'solid' ? 'second' : 'main', { mono: 'ink' })];
  },
});
