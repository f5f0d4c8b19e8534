import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A panther in the dark, its eyes two leaves. */
export const pantherLeaves = idea({
  id: 'panther-leaves',
  title: 'Two leaves in the dark',
  says: ({ things }) => `The eyes of the ${things[0]} are two leaves in the dark.`,
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['panther', 'jaguar', 'puma', 'leopard'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.14 },
  },
  params: { eyes: { label: 'Eyes', min: 0.86, max: 1.12, usual: 1 }, ears: { label: 'Ears', min: 430, max: 510, usual: 470 } },
  draw: (d, { look, params }) => {
    const [k, ears, gap, pen] = [params['eyes']!, params['ears']!, 24, 42];
    const head = d.mirror(d.path(`M0 -330C60 -336 110 -346 160 -360C220 ${-ears + 20} 310 ${-ears - 10} 380 ${-ears}C430 -380 430 -290 400 -200C450 -80 440 90 350 210C300 280 250 300 230 360C200 440 110 470 0 470Z`)).round(10, 20);
    const leaf = d.leaf([70, 60], [330, -120], 0.26, 0.3).scale(k, k, [200, -30]);
    const vein = d.line('M70 60L260 -72').stroke(20).scale(k, k, [200, -30]);
    const eyes = d.mirror(leaf);
    const nose = d.mirror(d.path('M0 210H100C100 250 50 290 14 306V380H0Z')).round(8, 6);
    const mouth = d.mirror(d.line('M0 370C30 410 90 410 124 380').stroke(gap, { cap: 'round' }));
    if (look === 'line') return [d.layer('head', contour(head, pen).union(nose, d.mirror(d.line('M0 370C30 404 90 404 124 376').stroke(30, { cap: 'round' }))), 'main'), d.layer('eyes', d.mirror(contour(leaf, 32)), 'second')];
    if (look === 'cut') return [d.layer('head', head.subtract(d.mirror(leaf.subtract(vein)), nose, mouth), 'main')];
    return [d.layer('head', head.subtract(eyes.grow(gap * 0.8), nose, mouth), 'main'), d.layer('eyes', d.mirror(leaf.subtract(vein)), 'second')];
  },
});
