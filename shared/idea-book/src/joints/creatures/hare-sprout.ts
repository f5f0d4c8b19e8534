import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A seedling that is a hare: its two leaves are the ears. */
export const hareSprout = idea({
  id: 'hare-sprout',
  title: 'Ears in leaf',
  says: 'The long ears are the two leaves of a seedling.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['rabbit'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'playful_rounded'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'organic_flowing'], colors: 1, stem: 0.14 },
  },
  params: { ears: { label: 'Width of the ears', min: 17, max: 22, usual: 20 } },
  draw: (d, { look, params }) => {
    const [gap, pen] = [22, 42];
    const bulge = params['ears']! / 100;
    const head = d.path('M0 480C-110 480 -240 330 -240 210C-240 90 -130 20 0 20C130 20 240 90 240 210C240 330 110 480 0 480Z');
    const ear = d.leaf([-30, 60], [-270, -540], bulge, bulge * 1.1).round(6, 0);
    const rib = d.line('M-60 60L-196 -300').stroke(gap, { cap: 'round' });
    const eyes = d.mirror(d.circle(-128, 200, 36));
    if (look === 'line') return [d.layer('hare', contour(head, pen).union(eyes), 'main'), d.layer('leaves', d.mirror(contour(ear.gapFrom(head, gap), pen)), 'second')];
    const leaves = d.mirror(ear.subtract(rib).gapFrom(head, gap));
    if (look === 'cut') return [d.layer('ground', d.rect(-500, -600, 1000, 1200, [500, 500, 90, 90]).subtract(d.union(head.subtract(eyes), leaves).scale(0.86).move(0, 30)), 'main')];
    return [d.layer('hare', head.subtract(eyes), 'main'), d.layer('leaves', leaves, 'second')];
  },
});
