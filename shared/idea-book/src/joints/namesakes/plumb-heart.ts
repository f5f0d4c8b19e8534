import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A plumb line whose bob is a heart. */
export const plumbHeart = idea({
  id: 'plumb-heart',
  title: 'A heart hangs true',
  says: 'The weight on the plumb line is a heart, and its tip shows what is true.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['plumb-line'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.12 },
  },
  params: { line: { label: 'Line', min: 220, max: 380, usual: 300 }, width: { label: 'Weight', min: 270, max: 330, usual: 300 } },
  draw: (d, { look, params }) => {
    const [long, w, gap, pen] = [params['line']!, params['width']!, 28, 42];
    const bob = d.mirror(d.path(`M0 -110C20 -180 70 -230 140 -230C${w * 0.8} -230 ${w} -140 ${w} -40C${w} 170 130 280 0 540Z`)).round(6, 0);
    const tip = bob.intersect(d.rect(-400, 300, 800, 400));
    // The neck sits in the notch of the heart, as the screwed neck of a bob does.
    const neck = d.polygon([[-72, -330], [72, -330], [72, -250], [0, -150], [-72, -250]]).round(12, 0);
    const cord = d.rect(-22, -330 - long, 44, long + 20);
    const loop = d.ring(0, -330 - long - 60, 82, 40);
    const top = d.union(neck, cord, loop);
    if (look === 'line') return [d.layer('line', d.union(contour(neck, 34), d.rect(-18, -330 - long, 36, long + 6), d.ring(0, -330 - long - 60, 78, 42)), 'main'), d.layer('weight', contour(bob, pen).gapFrom(neck, 16), 'second')];
    const heart = bob.gapFrom(neck, gap);
    if (look === 'cut') return [d.layer('plumb line', top.union(heart.subtract(d.rect(-400, 270, 800, gap))), 'main')];
    return [d.layer('line', top.union(tip), 'main'), d.layer('weight', heart.subtract(tip.grow(gap)), 'second')];
  },
});
