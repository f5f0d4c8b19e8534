import { idea } from '../../idea.ts';

/** A cat whose mouth is a fish. */
export const fishSmileCat = idea({
  id: 'fish-smile-cat',
  title: 'A fish for a smile',
  says: 'The cat’s mouth is a fish.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cat'], trades: ['pet-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  draw: (d, { look }) => {
    const head = d.union(d.circle(0, 60, 400), d.mirror(d.path('M-372 -60L-350 -420L-120 -300Z'))).round(26, 30).subtract(d.rect(-140, -500, 280, 150));
    const eyes = d.mirror(d.circle(150, 20, 62));
    const fish = d.union(d.leaf([-190, 230], [120, 230], 0.32), d.polygon([[90, 230], [210, 150], [210, 310]], 20)).round(14, 10);
    const cat = look === 'line' ? head.rim(44).union(eyes) : head.subtract(eyes);
    return [d.layer('head', look === 'line' ? cat : cat.subtract(fish.grow(26)), 'main', { mono: 'ink' }), d.layer('fish', fish.subtract(d.circle(-110, 210, 16)), 'second', { mono: 'ink' })];
  },
});
