import { idea } from '../../idea.ts';
import { heart } from './parts.ts';

/** A puffin whose beak is a heart on its side. */
export const puffinHeart = idea({
  id: 'puffin-heart',
  title: 'Heart on its beak',
  says: 'The puffin’s great beak is a heart.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['puffin'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    pair: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.1 },
  },
  params: { beak: { label: 'Size of the beak', min: 300, max: 360, usual: 330 } },
  draw: (d, { look, params }) => {
    const gap = 18;
    const beak = heart(d, params['beak']!).rotate(-90).round(14, 0).place({ left: 120, cy: -140 });
    const body = d.circle(-60, -140, 320).union(d.path('M-380 -140V470H270C270 330 200 250 160 80L100 -140Z')).round(40, 60);
    const face = d.circle(20, -140, 216);
    const chest = d.path('M270 600H40C40 400 90 260 200 170L400 300Z').intersect(body);
    const eye = d.circle(10, -190, 44);
    if (look === 'line') {
      const pen = 40;
      const contour = body.rim(pen, 'round').gapFrom(beak, gap);
      return [d.layer('puffin', d.union(contour, face.rim(pen).intersect(body).gapFrom(beak, gap), eye), 'main'), d.layer('beak', beak.rim(pen, 'round'), 'second')];
    }
    const hood = body.subtract(face, chest).withoutSlivers().gapFrom(beak, gap);
    const one = hood.union(eye);
    if (look === 'pair') {
      const shift = -beak.bounds.right - 8;
      const k = 0.6;
      const [bird, heartBeak] = [one.move(shift, 0).scale(k), beak.move(shift, 0).scale(k)];
      return [d.layer('puffins', d.mirror(bird), 'main'), d.layer('beaks', d.mirror(heartBeak), 'second')];
    }
    return [d.layer('puffin', one, 'main'), d.layer('beak', beak, 'second')];
  },
});
