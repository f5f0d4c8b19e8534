import { idea } from '../../idea.ts';
import { heart } from './parts.ts';

/** A ladybug whose two wing cases are a heart. */
export const ladybugHeart = idea({
  id: 'ladybug-heart',
  title: 'Luck and love',
  says: 'The ladybug’s two wing cases make a heart.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['ladybug'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    open: { manner: 'print', vibes: ['bold_abstract', 'organic_flowing'], colors: 2, stem: 0.14 },
  },
  params: { spots: { label: 'Size of the spots', min: 54, max: 80, usual: 68 } },
  draw: (d, { look, params }) => {
    const r = params['spots']!;
    const [gap, pen] = [24, 42];
    const line = look === 'line';
    const wings = heart(d, 860).round(40, 0).place({ cx: 0, bottom: 430 });
    const head = d.circle(0, -250, 170);
    const spots = d.mirror(d.union(d.circle(-250, -130, r), d.circle(-140, 90, r)));
    const feelers = d.mirror(d.line('M-70 -370C-80 -440 -120 -480 -190 -490').stroke(pen, { cap: 'round' }));
    const split = d.rect(-gap / 2, -400, gap, 1000);
    if (line) {
      const seam = d.rect(-pen / 2, -300, pen, 1000).intersect(wings);
      return [d.layer('head', d.union(head, feelers).gapFrom(wings, gap), 'second'), d.layer('wings', wings.rim(pen, 'round').union(seam, spots.scale(0.9, 0.9, [0, 0])), 'main')];
    }
    if (look === 'open') {
      const half = wings.intersect(d.rect(-600, -700, 600, 1300)).subtract(spots).rotate(17, [0, -190]).move(-gap / 2, 0);
      const body = d.leaf([0, -330], [0, 330], 0.2).round(30, 0);
      return [d.layer('body', d.union(body, head.scale(0.9, 0.9, [0, -250]), feelers).gapFrom(d.mirror(half), gap), 'second'), d.layer('wings', d.mirror(half), 'main')];
    }
    return [d.layer('head', d.union(head, feelers).gapFrom(wings, gap), 'second'), d.layer('wings', wings.subtract(split, spots), 'main')];
  },
});
