import { idea } from '../../idea.ts';

/** A horse whose mane is lightning. */
export const boltMane = idea({
  id: 'bolt-mane',
  title: 'Electric horsepower',
  says: 'The mane of the horse is a bolt of lightning: horsepower from the cable.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['ev-charging'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'tech_sharp'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp', 'geometric_minimal'], colors: 1, stem: 0.14 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.14 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 46, usual: 34 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const horse = d.path('M70 -620L130 -430C300 -330 420 -60 420 520H-190C-210 330 -70 230 -50 50C-120 110 -190 110 -250 190C-290 250 -370 250 -420 210C-470 170 -480 100 -450 40L-260 -300C-200 -400 -100 -440 -30 -480Z').round(14, 30);
    const bolt = d.polygon([[180, -470], [40, -60], [190, -60], [70, 520], [500, -190], [330, -190], [440, -470]], 12);
    const eye = d.path('M-190 -240L-90 -270C-90 -220 -130 -190 -190 -240Z').round(4, 0);
    const nostril = d.circle(-390, 110, 24);
    const keep = d.polygon([[-900, -900], [180 + 900, -900], [440, -470], [180, -470], [40, -60], [190, -60], [70, 520], [70, 900], [-900, 900]]);
    const head = horse.intersect(keep, d.rect(-900, -900, 1800, 900 + 430)).gapFrom(bolt, gap).subtract(eye, nostril);
    return [d.layer('horse', head, 'main', { mono: 'ink' }), d.layer('mane', bolt, look === 'cut' ? 'main' : look === 'gradient' ? { gradient: ['second', 'main'], from: [300, -470], to: [120, 520] } : 'second', { mono: 'ink' })];
  },
});
