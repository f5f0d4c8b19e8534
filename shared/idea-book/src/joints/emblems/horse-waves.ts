import { idea } from '../../idea.ts';

/** A horse whose mane is waves. */
export const horseWaves = idea({
  id: 'horse-waves',
  title: ({ things }) => `The ${things[0]} and the waves`,
  says: ({ things }) => `The mane of the ${things[0]} is a row of waves that break over its neck.`,
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['horse', 'pony', 'foal'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.13 },
    duo: { manner: 'module', vibes: ['illustrative', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.13 },
  },
  params: { mane: { label: 'Mane', min: 64, max: 78, usual: 71 }, gap: { label: 'Gap', min: 20, max: 32, usual: 25 } },
  draw: (d, { look, params }) => {
    const [pen, gap] = [params['mane']!, params['gap']!];
    const neck = d.path('M-20 -490C30 -450 50 -410 60 -370C230 -290 310 -130 310 60C310 220 260 360 210 480H-210C-190 340 -120 250 -90 110C-170 110 -210 130 -250 180C-290 230 -350 220 -390 160C-420 110 -400 60 -360 10L-170 -290C-140 -340 -100 -370 -60 -390C-60 -430 -50 -460 -20 -490Z').round(18, 24);
    const eye = d.circle(-130, -190, 28);
    const tongue = d.path(`M336 -${pen * 1.24}C480 -${pen * 1.2} 560 -10 520 130C490 70 430 ${pen * 0.9} 336 ${pen * 0.9}Z`).round(8, 0);
    const mane = d.union(...[-66, -38, -10, 18].map((turn) => tongue.rotate(turn).move(-20, 60))).gapFrom(neck, gap);
    const cheek = d.arc(-90, -40, 150, 20, 110).stroke(gap, { cap: 'round' });
    if (look === 'duo') return [d.layer('mane', mane.union(d.circle(-130, -190, 30)), 'main'), d.layer('horse', neck.subtract(eye.grow(12)), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('horse', neck.subtract(eye, cheek).union(mane), 'main')];
    return [d.layer('horse', neck.subtract(eye), 'main'), d.layer('mane', mane, 'second', { mono: 'ink' })];
  },
});
