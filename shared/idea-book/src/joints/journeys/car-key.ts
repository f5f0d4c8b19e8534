import { idea } from '../../idea.ts';

/** A key whose bow is a car seen from the front. */
export const carKey = idea({
  id: 'car-key',
  title: 'The key is the car',
  says: 'The bow of the key is a car that comes towards you, and the bit is the road behind it.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['car-dealer', 'car-rental'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.055 },
  },
  params: { blade: { label: 'Length of the bit', min: 420, max: 540, usual: 480 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const length = params['blade']!;
    const cabin = d.path('M-190 -480H190C220 -480 236 -466 246 -440L310 -240C360 -216 380 -180 380 -130V40C380 66 364 80 340 80H-340C-364 80 -380 66 -380 40V-130C-380 -180 -360 -216 -310 -240L-246 -440C-236 -466 -220 -480 -190 -480Z').round(16, 16);
    const mirrors = d.mirror(d.rect(320, -330, 110, 78, [20, 39, 39, 10]));
    const wheels = d.mirror(d.rect(210, 20, 128, 150, [0, 0, 40, 40]));
    const glass = d.path('M-166 -408H166L216 -250H-216Z').round(20, 0);
    const lamps = d.mirror(d.circle(248, -100, 66));
    const gapped = look === 'cut' ? -40 : gap;
    const blade = d.path(`M-84 ${80 + gapped}H84V${80 + gapped + length * 0.28}H164V${80 + gapped + length * 0.44}H84V${80 + gapped + length * 0.58}H136V${80 + gapped + length * 0.76}H84V${80 + gapped + length * 0.84}L0 ${80 + gapped + length}L-84 ${80 + gapped + length * 0.84}Z`).round(10, 0);
    const grille = d.rect(-106, -134, 212, 68, 34);
    const car = d.union(cabin, mirrors, wheels);
    if (look === 'line') {
      const pen = 54;
      return [d.layer('car', d.union(car.rim(pen), d.line('M-290 -230H290').stroke(pen).intersect(cabin), lamps), 'main', { mono: 'ink' }), d.layer('bit', blade, 'second', { mono: 'ink' })];
    }
    return [d.layer('car', car.subtract(glass, lamps, grille), 'main', { mono: 'ink' }), d.layer('bit', blade, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
