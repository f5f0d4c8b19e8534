import { idea } from '../../idea.ts';

/** A shield with ears is the face of a fox. */
export const foxShield = idea({
  id: 'fox-shield',
  title: 'The clever shield',
  says: 'Give a shield two ears and it is the face of a fox.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['fox'] }, { things: ['shield', 'protection'], trades: ['security', 'cybersecurity', 'insurance', 'law', 'property-management'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.08 },
    halves: { manner: 'cut', vibes: ['geometric_minimal', 'tech_sharp', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.035 },
  },
  params: { ears: { label: 'Ear height', min: 390, max: 520, usual: 450 }, gap: { label: 'Gap', min: 12, max: 34, usual: 20 } },
  draw: (d, { look, params }) => {
    const half = d.path(`M0 -210H150L372 ${-params['ears']!}V-20C372 210 210 370 0 470Z`);
    const cheek = half.intersect(d.path('M372 -10C230 -10 104 90 72 300V600H600V-10Z'));
    const eye = d.path('M110 -10C150 -60 210 -70 240 -62C224 -14 180 20 110 -10Z');
    if (look === 'halves') {
      const gap = params['gap']!;
      const right = half.subtract(d.rect(-gap / 2, -600, gap, 1200));
      const muzzle = cheek.gapFrom(d.rect(-gap / 2 - 1, -600, gap + 2, 1200), 0);
      const brow = right.gapFrom(cheek, gap).subtract(eye);
      return [d.layer('face', d.union(brow, brow.flipX(0)), 'main', { mono: 'ink' }), d.layer('cheeks', d.union(muzzle, muzzle.flipX(0)), 'second', { mono: 'ink' })];
    }
    if (look === 'line') {
      const edge = d.mirror(half).round(14, 14).rim(36, 'round');
      const mask = d.line('M372 -10C230 -10 104 90 72 300V500').stroke(34).intersect(half);
      return [d.layer('shield', edge.union(d.mirror(eye)), 'main'), d.layer('cheeks', d.mirror(mask).gapFrom(edge, 0), 'second', { mono: 'join' })];
    }
    const face = d.mirror(half).subtract(d.mirror(cheek), d.mirror(eye)).withoutSlivers(300);
    return [d.layer('face', face, 'main'), d.layer('cheeks', d.mirror(cheek), 'second')];
  },
});
