import { idea } from '../../idea.ts';

/** A chess queen; the shape of a pawn is cut out of her robe. */
export const queenPawn = idea({
  id: 'queen-pawn',
  title: 'Every pawn is a queen',
  says: 'A pawn stands inside the queen that it can become.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['chess'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'elegant_serif'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 32, usual: 22 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const crown = d.mirror(d.polygon([[0, -230], [210, -230], [330, -440], [210, -352], [150, -480], [64, -372], [0, -500]])).round(14, 6);
    const robe = d.mirror(d.path('M0 -200H236V-120H206C208 120 226 290 296 390H340V500H0Z')).round(16, 20);
    const pawn = d.union(d.circle(0, 78, 104), d.mirror(d.path('M0 150H118V196H78C84 290 110 350 178 400V600H0Z')).round(10, 12));
    if (look === 'line') {
      const pen = 38;
      const inner = robe.shrink(pen);
      return [d.layer('crown', crown.rim(pen, 'round'), 'main', { mono: 'ink' }), d.layer('robe', robe.subtract(inner, pawn.grow(gap)), 'main', { mono: 'ink' }), d.layer('pawn', pawn.subtract(d.rect(-500, 500, 1000, 200)), 'second', { mono: 'ink' })];
    }
    const floor = d.rect(-500, -900, 1000, 1400);
    const body = crown.union(robe.gapFrom(crown, gap)).subtract(look === 'cut' ? pawn : pawn.grow(gap));
    if (look === 'cut') return [d.layer('queen', body, 'main')];
    return [d.layer('queen', body, 'main'), d.layer('pawn', pawn.intersect(floor), 'second', { mono: 'ink' })];
  },
});
