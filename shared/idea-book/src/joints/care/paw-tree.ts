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
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 34, usual: 22 } },
  draw: (d, { look, params }) => {
    const pad = d.mirror(d.path('M0 -130C110 -130 180 -40 230 30C280 100 250 190 160 190C100 190 60 170 0 170Z'));
    const toes = d.mirror(d.union(d.ellipse(0, 0, 84, 116).rotate(10).move(112, -290), d.ellipse(0, 0, 78, 106).rotate(28).move(306, -110)));
    const trunk = d.mirror(d.path('M0 40H20C22 200 40 360 90 480H0Z'));
    const boughs = d.mirror(d.line('M0 160C30 110 70 90 110 80').brush([40, 34, 26], { ends: 'round' }));
    const wood = d.union(trunk, boughs);
    const gap = params['gap']!;
    if (look === 'cut') {
      const palm = pad.scale(1.42, 1.5, [0, -130]).move(0, 20);
      const bole = d.path('M-4 -40H20C22 140 32 270 62 400H-4Z');
      const branches = d.union(...['M0 150C40 90 90 60 150 50', 'M0 70C20 20 50 -10 84 -24'].map((bough) => d.line(bough).stroke(34, { cap: 'round' })));
      const grown = d.mirror(d.union(bole, branches));
      return [d.layer('paw', palm.subtract(grown).union(toes.scale(1.16, 1.16, [0, -170]).move(0, -22).gapFrom(palm, gap + 4)), 'main')];
    }
    if (look === 'line') return [d.layer('pads', d.union(pad, toes).rim(44).gapFrom(wood, gap), 'main', { mono: 'ink' }), d.layer('trunk', wood, 'second', { mono: 'ink' })];
    return [d.layer('pads', d.union(pad, toes).gapFrom(wood, gap), 'main', { mono: 'ink' }), d.layer('trunk', wood, 'second', { mono: 'ink' })];
  },
});
