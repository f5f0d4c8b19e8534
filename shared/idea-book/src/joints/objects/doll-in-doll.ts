import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A matryoshka that shows the dolls inside it, all of one form and on one ground. */
export const dollInDoll = idea({
  id: 'doll-in-doll',
  title: 'One in another',
  says: 'The apron of each doll is the next, smaller doll.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['matryoshka'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { size: { label: 'Size of the next doll', min: 52, max: 60, usual: 57 } },
  draw: (d, { look, params }) => {
    const share = params['size']! / 100;
    const [gap, pen] = [26, 42];
    const form = d.mirror(d.path('M0 -500C-124 -500 -206 -414 -206 -304C-206 -220 -236 -190 -278 -124C-336 -32 -352 90 -336 220C-320 350 -262 480 -180 500H0Z')).round(20, 0);
    const oval = d.circle(0, -296, 124);
    const face = oval.subtract(d.mirror(d.circle(-100, -408, 104))).round(8, 0);
    const inset = look === 'line' ? pen + 34 : 56;
    const next = (shape: typeof form, by: number, lift: number) => shape.scale(by, by, [0, 500]).move(0, -lift);
    const second = (shape: typeof form) => next(shape, share, inset);
    const third = (shape: typeof form) => next(shape, share * share, look === 'line' ? 1.55 * inset : inset + 40);
    if (look === 'line') return [d.layer('doll', contour(form, pen).union(contour(face, pen)), 'main'), d.layer('second doll', contour(second(form), pen).subtract(third(form).grow(22)).union(second(face).gapFrom(third(form), 22).withoutSlivers(400)), 'second'), d.layer('third doll', third(form), 'main')];
    if (look === 'cut') return [d.layer('dolls', form.subtract(face, second(form)).union(second(face), third(form).subtract(third(oval))), 'main')];
    return [
      d.layer('doll', form.subtract(face, second(form).grow(gap)), 'main'),
      d.layer('second doll', second(form).subtract(second(face), third(form).grow(gap * 0.7)), 'second'),
      d.layer('third doll', third(form).subtract(third(oval)), 'main'),
    ];
  },
});
