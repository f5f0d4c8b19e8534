import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A bull whose horns are the crescent moon. */
export const bullMoon = idea({
  id: 'bull-moon',
  title: 'Horns of the moon',
  says: 'The bull’s horns are a crescent moon.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['bull', 'ox', 'buffalo'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    sign: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { horns: { label: 'Span of the horns', min: 380, max: 450, usual: 420 } },
  draw: (d, { look, params }) => {
    const r = params['horns']!;
    const gap = 24;
    const line = look === 'line';
    const pen = 42;
    const outer = d.circle(0, -r + 40, r);
    const moon = d.mirror(outer.subtract(d.circle(0, -r - 70, r * 0.85)).round(12, 0).intersect(d.rect(-600, -1000, 600, 1600)));
    const ears = d.mirror(d.leaf([-150, 110], [-430, 60], 0.1, 0.26).round(10, 0));
    const head = d.path('M-230 -200H230C230 40 190 150 150 260V330C150 420 90 480 0 480C-90 480 -150 420 -150 330V260C-190 150 -230 40 -230 -200Z');
    const skull = head.subtract(outer.grow(gap)).withoutSlivers();
    const nose = d.mirror(d.ellipse(-62, 392, 30, 22).rotate(24, [-62, 392]));
    const eyes = d.mirror(d.leaf([-168, 128], [-96, 180], 0.28));
    if (look === 'sign') {
      const muzzle = d.circle(0, 226, 252).gapFrom(outer, gap);
      return [d.layer('bull', muzzle.subtract(d.mirror(d.circle(-88, 300, 42))), 'main'), d.layer('moon', moon, 'main')];
    }
    if (line) {
      const face = contour(skull, pen);
      return [d.layer('bull', d.union(face, d.mirror(d.circle(-96, 210, 26)), contour(ears.gapFrom(skull, gap), 36)), 'main'), d.layer('moon', contour(moon, pen), 'second')];
    }
    const one = skull.subtract(nose, eyes).union(ears.gapFrom(skull, gap));
    return [d.layer('bull', one, 'main'), d.layer('moon', moon, 'second')];
  },
});
