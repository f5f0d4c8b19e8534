import { idea } from '../../idea.ts';

/** An arrow: its head a mountain, its shaft the path. */
export const arrowPeak = idea({
  id: 'arrow-peak',
  title: 'The path points up',
  says: 'The head of the arrow is a mountain; its shaft is the path to the top.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'peak', 'hill', 'path', 'arrow', 'north'] }, { things: ['arrow', 'boot', 'path', 'signpost', 'compass'], trades: ['hiking', 'climbing', 'travel', 'coaching', 'consulting', 'outdoor-gear', 'running', 'investment'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp'], colors: 2, stem: 0.1, traits: ['gradient'] },
    ridge: { manner: 'print', vibes: ['tech_sharp', 'bold_abstract', 'brutalist_bold'], colors: 2, stem: 0.12 },
  },
  params: { trail: { label: 'Width of the trail', min: 0.97, max: 1.25, usual: 1 } },
  draw: (d, { look, params }) => {
    const peak = d.polygon([[-440, 70], [0, -500], [440, 70]]).round(10, 0);
    const cap = peak.intersect(d.polygon([[-300, -260], [-140, -260], [-60, -170], [10, -260], [70, -200], [140, -260], [300, -260], [0, -800]]));
    const arrow = peak.union(d.rect(-170, 0, 340, 490)).round(0, 10);
    const path = d.line('M-20 620C110 470 90 380 0 310C-100 230 -110 150 0 70C70 20 80 -30 20 -110').brush([104, 84, 64, 44, 26, 8].map((width) => width * params['trail']!));
    if (look === 'ridge') {
      const split = d.line('M-20 620C110 470 90 380 0 310C-100 230 -110 150 0 70C70 20 80 -30 20 -110C-30 -190 -60 -330 0 -560').brush([104, 84, 64, 46, 34, 26, 20].map((width) => width * params['trail']!));
      const sides = arrow.subtract(split).withoutSlivers(300).pieces().toSorted((one, other) => one.bounds.left - other.bounds.left);
      return [d.layer('sunny side', sides[0]!.round(6, 0), 'main', { mono: 'ink' }), d.layer('shady side', d.union(...sides.slice(1)).round(6, 0), 'second', { mono: 'ink' })];
    }
    const slopes = arrow.subtract(path).withoutSlivers(300);
    if (look === 'gradient') return [d.layer('arrow', slopes, { gradient: ['main', 'second'], from: [0, 490], to: [0, -500] })];
    return [d.layer('arrow', slopes.gapFrom(cap, 18), 'main'), d.layer('snow', cap, 'second', { mono: 'ink' })];
  },
});
