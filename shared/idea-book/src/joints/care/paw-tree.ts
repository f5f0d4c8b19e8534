import { idea } from '../../idea.ts';

/** A paw print whose pads are the crown of a tree. */
export const pawTree = idea({
  id: 'paw-tree',
  title: 'A paw in leaf',
  says: 'The pads of the paw are the crown of a tree.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['tree', 'forest', 'orchard', 'garden', 'field'] }, { things: ['paw', 'dog', 'cat'], trades: ['veterinary', 'pet-shop', 'dog-grooming'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'playful_rounded'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  draw: (d, { look }) => {
    const pad = d.mirror(d.path('M0 -130C110 -130 180 -40 230 30C280 100 250 190 160 190C100 190 60 170 0 170Z'));
    const toes = d.mirror(d.union(d.ellipse(0, 0, 84, 116).rotate(10).move(112, -290), d.ellipse(0, 0, 78, 106).rotate(28).move(306, -110)));
    const trunk = d.mirror(d.path('M0 40H20C22 200 40 360 90 480H0Z'));
    const boughs = d.mirror(d.line('M0 160C30 110 70 90 110 80').brush([40, 34, 26], { ends: 'round' }));
    const wood = d.union(trunk, boughs);
    if (look === 'line') return [d.layer('pads', d.union(pad, toes).rim(44).gapFrom(wood, 22), 'main', { mono: 'ink' }), d.layer('trunk', wood, 'second', { mono: 'ink' })];
    return [d.layer('pads', d.union(pad, toes).gapFrom(wood, 22), 'main', { mono: 'ink' }), d.layer('trunk', wood, 'second', { mono: 'ink' })];
  },
});
