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
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'geometric_minimal'], colors: 1, traits: ['playful'], stem: 0.1 },
  },
  params: { fish: { label: 'Size of the fish', min: 0.85, max: 1.14, usual: 1 } },
  draw: (d, { look, params }) => {
    const head = d.union(d.circle(0, 60, 400), d.mirror(d.path('M-372 -60L-350 -420L-120 -300Z'))).round(26, 30).subtract(d.rect(-140, -500, 280, 150));
    const eyes = d.mirror(d.circle(150, 20, 62));
    const size = params['fish']!;
    const fish = d.union(d.leaf([-190, 230], [120, 230], 0.32), d.polygon([[90, 230], [210, 150], [210, 310]], 20)).round(14, 10).scale(size, size, [0, 230]);
    if (look === 'cut') {
      const lids = d.mirror(d.arc(156, 30, 66, 190, 350).stroke(44, { cap: 'round' }));
      return [d.layer('head', head.subtract(lids, fish.scale(1.12, 1.12, [0, 230])).union(d.circle(-124 * size, 208, 22 * size)), 'main')];
    }
    const cat = look === 'line' ? head.rim(44).union(eyes) : head.subtract(eyes);
    return [d.layer('head', look === 'line' ? cat : cat.subtract(fish.grow(26)), 'main', { mono: 'ink' }), d.layer('fish', fish.subtract(d.circle(-110, 210, 16).scale(size, size, [0, 230])), 'second', { mono: 'ink' })];
  },
});
