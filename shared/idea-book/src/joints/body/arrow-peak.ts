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
  },
  draw: (d, { look }) => {
    const peak = d.polygon([[-440, 70], [0, -500], [440, 70]]).round(10, 0);
    const cap = peak.intersect(d.polygon([[-300, -260], [-140, -260], [-60, -170], [10, -260], [70, -200], [140, -260], [300, -260], [0, -800]]));
    const arrow = peak.union(d.rect(-170, 0, 340, 490)).round(0, 10);
    const path = d.line('M-20 620C110 470 90 380 0 310C-100 230 -110 150 0 70C70 20 80 -30 20 -110').brush([104, 84, 64, 44, 26, 8]);
    const slopes = arrow.subtract(path).withoutSlivers(300);
    if (look === 'gradient') return [d.layer('arrow', slopes, { gradient: ['main', 'second'], from: [0, 490], to: [0, -500] })];
    return [d.layer('arrow', slopes.gapFrom(cap, 18), 'main'), d.layer('snow', cap, 'second', { mono: 'ink' })];
  },
});
