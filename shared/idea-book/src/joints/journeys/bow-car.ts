import { idea } from '../../idea.ts';

/** A car with the bow of a present. */
export const bowCar = idea({
  id: 'bow-car',
  title: 'Yours at last',
  says: 'The new car drives up with a ribbon and a bow, like the present that it is.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['car-dealer'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'playful_rounded'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { bow: { label: 'Bow size', min: 0.88, max: 1.14, usual: 1 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const k = params['bow']!;
    const car = d.path('M-560 240V90C-560 20 -520 -16 -450 -30L-380 -44C-330 -150 -250 -250 -100 -250H100C250 -250 330 -150 380 -44C500 -24 560 20 560 100V240Z').round(40, 0);
    const wheels = [-300, 300].map((x) => d.circle(x, 240, 116));
    const hubs = d.union(d.circle(-300, 240, 44), d.circle(300, 240, 44));
    const glass = d.path('M-296 -36C-250 -120 -190 -176 -100 -176H100C190 -176 250 -120 296 -36Z').round(20, 0);
    const ribbon = d.rect(-50, -300, 100, 700);
    const loop = d.path('M20 -262C60 -420 190 -500 290 -470C390 -440 380 -290 270 -262C180 -240 90 -240 20 -250Z').round(16, 0);
    const hole = d.path('M110 -310C150 -380 210 -420 260 -405C300 -390 290 -330 240 -316C200 -306 150 -304 110 -310Z').round(10, 0);
    const bow = d.mirror(loop.subtract(hole)).union(d.rect(-62, -340, 124, 110, 36)).scale(k, k, [0, -260]);
    const arches = d.union(...wheels).grow(gap);
    const band = ribbon.intersect(car);
    const tie = band.union(bow);
    const body = car.subtract(glass, arches, tie.grow(gap)).withoutSlivers(400);
    const paint = look === 'gradient' ? ({ gradient: ['main', 'second'], from: [-560, 200], to: [560, -100] } as const) : 'main';
    const other = look === 'solid' ? 'second' : 'main';
    return [d.layer('car', body, paint, { mono: 'ink' }), d.layer('ribbon', tie, other, { mono: 'ink' }), d.layer('wheels', d.union(...wheels).subtract(hubs), 'main', { mono: 'ink' })];
  },
});
