import { idea } from '../../idea.ts';

/** A shopping bag whose upper corners are the ears of a cat. */
export const catBag = idea({
  id: 'cat-bag',
  title: 'Out of the bag',
  says: 'The shopping bag is a cat: its upper corners are the ears.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['pet-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, traits: ['playful'], stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, traits: ['playful'], stem: 0.042 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, traits: ['playful'], stem: 0.12 },
  },
  params: { ears: { label: 'Height of the ears', min: 0.8, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const top = -130;
    const gap = 22;
    const tip = top - 190 * params['ears']!;
    const bag = d.polygon([[-330, 430], [-370, tip], [-190, top], [190, top], [370, tip], [330, 430]]).round(34, 20);
    const pen = look === 'line' ? 42 : 66;
    const handle = d.line(`M-120 ${top}V-260A120 120 0 0 1 120 -260V${top}`).stroke(pen);
    const eyes = d.mirror(d.ellipse(150, 90, 40, 56));
    const nose = d.polygon([[-64, 170], [64, 170], [0, 236]], 18);
    if (look === 'line') return [d.layer('bag', bag.outline(2 * pen).intersect(bag).union(eyes), 'main', { mono: 'ink' }), d.layer('handle', handle.gapFrom(bag, gap).union(nose), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('cat', bag.subtract(eyes, nose).union(handle), 'main')];
    return [d.layer('bag', bag.subtract(eyes, nose.shrink(2)), 'main'), d.layer('handle', handle.gapFrom(bag, gap), 'second', { mono: 'ink' }), d.layer('nose', nose, 'second', { mono: 'gap' })];
  },
});
