import { idea } from '../../idea.ts';

/** A dog in a collar of petals. */
export const collarFlower = idea({
  id: 'collar-flower',
  title: 'The cheerful cone',
  says: 'The dog’s protective cone is a flower.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['flower', 'petal', 'garden', 'springtime'] }, { things: ['dog'], trades: ['veterinary', 'dog-grooming', 'pet-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['hand_drawn', 'geometric_minimal'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'geometric_minimal'], colors: 1, traits: ['playful'], stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 38, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const petal = d.fitSector(d.path('M-190 0L-190 -330A190 160 0 0 1 190 -330V0Z'), { count: 8, gap: gap - 2 }).round(30, 0);
    const petals = d.union(...d.radial(petal, { count: 8 }));
    const head = d.path('M-130 -150C-60 -190 60 -190 130 -150C180 -110 170 40 120 120C80 190 -80 190 -120 120C-170 40 -180 -110 -130 -150Z');
    const ear = d.path('M110 -160C190 -180 260 -110 250 0C244 70 210 110 180 90C150 70 170 -60 110 -160Z');
    const dog = d.union(head, d.mirror(ear)).round(0, 10);
    const face = d.union(d.mirror(d.circle(66, -30, 26)), d.path('M-54 50H54C54 90 30 110 0 110C-30 110 -54 90 -54 50Z').round(12, 0));
    if (look === 'cut') {
      const bloom = petals.union(d.circle(0, 0, 330));
      const hound = dog.scale(1.2, 1.2, [0, -10]);
      return [d.layer('flower', bloom.subtract(hound.subtract(face.scale(1.2, 1.2, [0, -10]))), 'main')];
    }
    return [d.layer('petals', look === 'line' ? petals.rim(44, 'round').gapFrom(dog, gap).withoutSlivers(900) : petals.gapFrom(dog, gap), 'second', { mono: 'ink' }), d.layer('dog', dog.subtract(face), 'main', { mono: 'ink' })];
  },
});
