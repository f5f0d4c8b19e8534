import { idea } from '../../idea.ts';

/** An octopus whose arms are waves. */
export const octopusWaves = idea({
  id: 'octopus-waves',
  title: ({ things }) => `The ${things[0]} and its waves`,
  says: ({ things }) => `The arms of the ${things[0]} are waves that roll away to both sides.`,
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['octopus'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.11 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.11 },
    duo: { manner: 'module', vibes: ['illustrative', 'modern_flat'], colors: 2, stem: 0.11 },
  },
  params: { arms: { label: 'Arms', min: 78, max: 104, usual: 92 }, eyes: { label: 'Eyes', min: 36, max: 52, usual: 44 } },
  draw: (d, { look, params }) => {
    const [pen, eye] = [params['arms']!, params['eyes']!];
    const head = d.mirror(d.path('M0 -500C170 -500 260 -390 250 -260C240 -150 190 -90 180 0C170 90 110 130 0 130Z')).round(10, 20);
    const arm = (line: string) => d.line(line).brush([pen * 1.2, pen * 1.15, pen, pen * 0.9, pen * 0.7, pen * 0.44], { ends: 'round', samples: 60 });
    const outer = arm('M120 -10C190 110 330 130 420 40C490 -40 450 -160 350 -150C280 -140 270 -60 320 -30');
    const middle = arm('M110 60C150 230 330 300 440 250C530 200 500 90 420 110');
    const inner = arm('M60 80C60 260 140 440 270 450C390 450 400 330 320 310');
    const arms = [outer, middle, inner];
    const eyes = d.mirror(d.circle(104, -110, eye));
    const limbs = d.mirror(d.union(...arms));
    const whole = head.union(limbs).round(0, 12).subtract(eyes);
    if (look === 'cut') return [d.layer('octopus', whole, 'main')];
    if (look === 'duo') return [d.layer('octopus', head.subtract(eyes), 'main'), d.layer('waves', limbs.gapFrom(head, 22).withoutSlivers(600), 'second', { mono: 'ink' })];
    const pupils = eyes;
    return [d.layer('octopus', whole.union(eyes).subtract(eyes.shrink(5)), 'main'), d.layer('eyes', pupils, 'second', { mono: 'none' })];
  },
});
