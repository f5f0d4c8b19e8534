import { idea } from '../../idea.ts';

/** A car whose wheels are the two ends of a ring spanner. */
export const carSpanner = idea({
  id: 'car-spanner',
  title: 'Running on a wrench',
  says: 'The wheels of the car are the two rings of a wrench.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['car-repair'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.055 },
  },
  params: { ring: { label: 'Ring size', min: 140, max: 168, usual: 156 }, gap: { label: 'Gap', min: 22, max: 38, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const r = params['ring']!;
    const [x, y] = [300, 150];
    const rings = d.union(d.circle(-x, y, r), d.circle(x, y, r));
    const shaft = d.rect(-x, y - 52, 2 * x, 104);
    const nuts = d.union(d.regular(6, r * 0.56, { cx: -x, cy: y, turn: 30 }), d.regular(6, r * 0.56, { cx: x, cy: y, turn: 30 }));
    const wrench = d.weld(rings, shaft, 50).subtract(nuts);
    const car = d.path('M-560 150V10C-560 -70 -520 -100 -450 -116L-370 -134C-310 -260 -220 -330 -90 -330H60C180 -330 250 -240 320 -134C450 -120 560 -90 560 30V150Z').round(40, 0);
    const glass = d.path('M-288 -120C-240 -210 -190 -256 -90 -256H56C130 -256 180 -200 232 -120Z').round(20, 0);
    const pillar = d.rect(-44, -400, look === 'line' ? 48 : 44, 400);
    if (look === 'line') {
      const frame = car.rim(54).union(d.line('M-370 -107H320').stroke(54), pillar.intersect(car)).intersect(car).subtract(d.weld(rings, shaft, 50).grow(gap));
      return [d.layer('car', frame.withoutSlivers(400), 'main', { mono: 'ink' }), d.layer('wrench', wrench, 'second', { mono: 'ink' })];
    }
    const body = car.subtract(glass.subtract(pillar)).subtract(d.weld(rings, shaft, 50).filled().grow(gap)).withoutSlivers(300);
    return [d.layer('car', body, 'main', { mono: 'ink' }), d.layer('wrench', wrench, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
