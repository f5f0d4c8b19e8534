import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A kiwi whose round body is a slice of kiwi fruit. */
export const kiwiKiwi = idea({
  id: 'kiwi-kiwi',
  title: 'The kiwi is a kiwi',
  says: 'The round body of the kiwi bird is a slice of the fruit.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['kiwi', 'kiwifruit'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { seeds: { label: 'Seeds', min: 90, max: 120, usual: 104 }, bill: { label: 'Bill', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const [core, k, gap] = [params['seeds']!, params['bill']!, 26];
    const [cx, cy, r] = [110, -20, 360];
    const skull = d.ellipse(-300, -250, 150, 136);
    const bill = d.line(`M-380 -220C-450 -130 -490 -20 ${-500 - 40 * (k - 1)} ${160 + 300 * (k - 1)}`).brush([92, 62, 46, 20], { ends: 'round' });
    const legs = d.union(d.polyline([[30, 280], [30, 500], [-80, 500]]).stroke(56, { cap: 'round' }), d.polyline([[240, 270], [240, 500], [130, 500]]).stroke(56, { cap: 'round' })).round(0, 14);
    const skin = d.circle(cx, cy, r);
    const flesh = d.circle(cx, cy, r - 66);
    const heartwood = d.ellipse(cx, cy, core * 0.72, core);
    const seeds = Array.from({ length: 12 }, (_, i) => d.leaf([0, -core * 0.5 - 66], [0, -core * 0.5 - 156], 0.26).rotate(i * 30 + 15).move(cx, cy));
    const eye = d.circle(-330, -280, 28);
    const bird = d.union(skin, skull, bill).round(0, 50);
    if (look === 'line') return [d.layer('bird', contour(bird, 42).union(eye, legs.gapFrom(skin, 0).intersect(d.rect(-600, 200, 1200, 500))), 'main'), d.layer('fruit', d.union(heartwood.outline(34), ...seeds), 'second')];
    if (look === 'cut') return [d.layer('kiwi', bird.union(legs).subtract(eye, flesh).union(flesh.shrink(gap).subtract(heartwood, ...seeds)), 'main')];
    return [d.layer('bird', bird.union(legs).subtract(eye, flesh), 'main'), d.layer('fruit', flesh.shrink(gap * 0.9).subtract(heartwood, ...seeds), 'second')];
  },
});
