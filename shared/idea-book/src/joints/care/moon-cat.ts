import { idea } from '../../idea.ts';

/** A moon that leaves room for a cat. */
export const moonCat = idea({
  id: 'moon-cat',
  title: 'A cat in the moon',
  says: 'The cat covers the moon, and what is left is a crescent.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'night', 'dream'] }, { things: ['cat'], trades: ['pet-shop', 'veterinary'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['elegant_serif', 'hand_drawn', 'geometric_minimal'], colors: 2, stem: 0.042 },
  },
  params: { cat: { label: 'Size of the cat', min: 0.9, max: 1, usual: 0.94 } },
  draw: (d, { look, params }) => {
    const size = params['cat']!;
    const moon = d.circle(0, 0, 450);
    const ear = d.path('M-250 -60L-246 -352L-30 -206Z').round(14, 0);
    const head = d.union(d.ellipse(0, 0, 300, 262), d.mirror(ear)).scale(size).move(232, 176);
    const eyes = d.mirror(d.leaf([60, 0], [180, -46], 0.24)).scale(size).move(232, 176);
    const nose = d.polygon([[-36, 66], [36, 66], [0, 106]], 10).scale(size).move(232, 176);
    const crescent = moon.subtract(head);
    if (look === 'line') return [d.layer('moon', crescent.round(14, 0).rim(42, 'round'), 'main', { mono: 'ink' }), d.layer('eyes', d.union(eyes, nose), 'second', { mono: 'ink' })];
    if (look === 'cut') {
      // The night is a disc; the moon and the cat's eyes are what is cut out of it.
      return [d.layer('night', d.circle(0, 0, 560).subtract(crescent, eyes, nose), 'main')];
    }
    return [d.layer('moon', crescent, 'main', { mono: 'ink' }), d.layer('eyes', d.union(eyes, nose), 'second', { mono: 'ink' })];
  },
});
