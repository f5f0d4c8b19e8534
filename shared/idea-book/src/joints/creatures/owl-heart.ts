import { idea } from '../../idea.ts';

/** A barn owl whose face is a heart. */
export const owlHeart = idea({
  id: 'owl-heart',
  title: 'The heart-faced owl',
  says: 'A barn owl whose face is a heart.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['owl'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    fold: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp', 'geometric_minimal'], colors: 2, stem: 0.09 },
  },
  params: { eyes: { label: 'Eyes', min: 0.8, max: 1.25, usual: 1 } },
  draw: (d, { look, params }) => {
    const lobe = 150;
    const square = d.rect(-lobe, -lobe, 2 * lobe, 2 * lobe).rotate(45);
    const heart = square.union(d.mirror(d.circle(-lobe * Math.SQRT1_2, -lobe * Math.SQRT1_2, lobe))).round(24, 12).place({ cx: 0, top: -410 });
    const hood = heart.grow(74).round(0, 60);
    const left = d.path('M0 -200H-230C-320 -130 -352 -60 -352 30C-352 240 -190 400 0 510Z');
    const eyes = d.mirror(d.circle(-108, -262, 48 * params['eyes']!));
    const beak = d.leaf([0, -262], [0, -110], 0.26);
    if (look === 'line') {
      const contour = hood.union(d.mirror(left)).round(0, 90).round(26, 0);
      const fold = d.polyline([[0, 170], [0, 480]]).stroke(44, { cap: 'round' }).intersect(contour);
      const owl = contour.rim(44, 'round').union(fold);
      return [d.layer('owl', d.mirror(owl.intersect(d.rect(-600, -600, 600, 1200))), 'main'), d.layer('face', heart.rim(44, 'round'), 'main'), d.layer('eyes', d.mirror(d.circle(-100, -252, 38 * params['eyes']!)), 'main'), d.layer('beak', beak, 'second')];
    }
    const half = d.rect(-600, -600, 591, 1200);
    const wings = d.mirror(left.intersect(half).gapFrom(hood, 18).round(16, 0));
    if (look === 'fold') {
      const night = d.rect(0, -600, 600, 1200);
      const [face, day] = [hood.subtract(heart), wings.subtract(night)];
      return [d.layer('left', face.subtract(night).union(day), 'main'), d.layer('right', face.intersect(night).union(wings.intersect(night)), { tint: 'main', by: -0.45 }, { mono: 'join' }), d.layer('eyes', eyes, 'main'), d.layer('beak', beak, 'second')];
    }
    return [d.layer('hood', hood, 'main'), d.layer('face', heart, 'second'), d.layer('eyes', eyes, 'main'), d.layer('beak', beak, 'main'), d.layer('wings', wings, 'main')];
  },
});
