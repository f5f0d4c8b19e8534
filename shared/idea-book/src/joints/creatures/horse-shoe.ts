import { idea } from '../../idea.ts';

/** A horseshoe is the face of a horse. */
export const horseShoe = idea({
  id: 'horse-shoe',
  title: 'Lucky horse',
  says: 'A horseshoe is the horse’s face: its ends are the ears, and the opening is the blaze.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['horse', 'pony', 'donkey', 'horseshoe', 'hoof'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 1, stem: 0.16 },
    duo: { manner: 'cut', vibes: ['modern_flat', 'illustrative'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.046 },
  },
  params: { eyes: { label: 'Eyes', min: 0.8, max: 1.25, usual: 1 } },
  draw: (d, { look, params }) => {
    const shoe = d.mirror(d.path('M0 480C140 480 230 420 244 310C262 190 372 70 378 -120C380 -200 356 -250 340 -290C330 -340 330 -390 300 -440C230 -410 170 -340 156 -260C144 -180 130 -40 118 100C112 190 70 236 0 236Z')).round(8, 0).scale(0.88, 1.06);
    const size = params['eyes']!;
    const eyes = d.mirror(d.leaf([174, -158], [268, -114], 0.32).scale(size, size, [221, -136]));
    const nails = d.mirror(d.rect(-18, -44, 36, 88, 18).rotate(18).move(196, 90));
    const nostrils = d.mirror(d.ellipse(0, 0, 24, 38).rotate(24).move(106, 382));
    const holes = d.union(eyes, nails, nostrils);
    if (look === 'line') return [d.layer('horse', shoe.rim(40, 'round').union(d.mirror(d.circle(221, -136, 26 * size)), nostrils), 'main')];
    const muzzle = d.path('M-600 250C-200 316 200 316 600 236V700H-600Z');
    if (look === 'duo') return [d.layer('head', shoe.subtract(holes, muzzle.grow(16)), 'main'), d.layer('muzzle', shoe.intersect(muzzle).subtract(nostrils), 'second')];
    return [d.layer('horse', shoe.subtract(holes), 'main')];
  },
});
