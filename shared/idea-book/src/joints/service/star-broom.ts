import { idea } from '../../idea.ts';

/** A broom that is a shooting star. */
export const starBroom = idea({
  id: 'star-broom',
  title: 'A star that sweeps',
  says: 'A shooting star is the broom; its tail does the sweeping.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['star', 'comet', 'spark', 'north-star', 'meteor', 'magic'] }, { things: ['broom', 'mop', 'brush'], trades: ['cleaning', 'car-wash', 'property-management'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.07 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
  },
  params: { star: { label: 'Star size', min: 0.84, max: 1.04, usual: 1 }, bristles: { label: 'Bristle width', min: 0.95, max: 1.08, usual: 1 } },
  draw: (d, { look, params }) => {
    const [size, wide] = [params['star']!, params['bristles']!];
    const star = d.star(5, 250, 118, { cx: 250, cy: -230, turn: 18 }).round(20, 0).scale(size, size, [250, -230]);
    if (look === 'line') {
      const pen = 42 * wide;
      const sweep = [-1.5, -0.5, 0.5, 1.5].map((k, i) => d.curve([250, -230], [100, -150 + k * 40], [-120 + k * 60, -20 + k * 90], [-300 + k * 120, 300 + k * 120 - [0, 40, 40, 0][i]!]).part([0.46, 0.4, 0.4, 0.46][i]!, 1).stroke(pen, { cap: 'round' }));
      return [d.layer('star', star.rim(42, 'round'), 'second'), d.layer('bristles', d.union(...sweep), 'main', { mono: 'ink' })];
    }
    const tails = [-1.5, -0.5, 0.5, 1.5].map((k, i) => d.curve([250, -230], [100, -150 + k * 40], [-120 + k * 60, -20 + k * 90], [-300 + k * 120, 300 + k * 120 - [0, 40, 40, 0][i]!]).brush([30 * wide, 60 * wide, 84 * wide, 96 * wide], { samples: 30 }));
    const band = d.ring(250, -230, 372, 350);
    const cut = d.circle(250, -230, 262).union(band);
    const swept = tails.map((tail) => tail.subtract(cut));
    const tail = d.union(...swept).round(0, 7);
    if (look === 'gradient') return [d.layer('star', star, 'second'), d.layer('bristles', tail, { gradient: ['second', 'main'], from: [120, -100], to: [-300, 400] }, { mono: 'ink' })];
    return [d.layer('star', star, 'second'), d.layer('bristles', tail, 'main')];
  },
});
