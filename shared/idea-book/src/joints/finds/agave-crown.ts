import { idea } from '../../idea.ts';
import { blade, contour } from './parts.ts';

/** An agave: leaves of one form rise from one point. */
export const agaveCrown = idea({
  id: 'agave-crown',
  title: 'The rosette',
  says: 'Leaves of one form rise from one point.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['agave', 'aloe'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp', 'brutalist_bold'], colors: 1, stem: 0.13 },
  },
  params: { leaves: { label: 'Width of the leaves', min: 0.1, max: 0.125, usual: 0.11 } },
  draw: (d, { look, params }) => {
    const bulge = params['leaves']!;
    const foot: [number, number] = [0, 340];
    const leaf = (lean: number, length: number) => blade(d, foot, length, look === 'line' ? bulge * 1.3 : bulge, lean);
    const gap = look === 'line' ? 26 : 20;
    if (look === 'line') {
      const front = leaf(0, 820);
      const inner = d.union(leaf(-32, 760), leaf(32, 760)).gapFrom(front, gap);
      const outer = d.union(leaf(-64, 640), leaf(64, 640)).gapFrom(d.union(front, leaf(-32, 760), leaf(32, 760)), gap);
      return [d.layer('leaves', d.union(contour(front, 42), ...inner.pieces().map((piece) => contour(piece, 42))), 'main'), d.layer('outer leaves', d.union(...outer.pieces().map((piece) => contour(piece, 42))), 'second')];
    }
    if (look === 'cut') {
      const sheaf = d.union(...[-78, -52, -26, 0, 26, 52, 78].map((lean) => blade(d, foot, 800 - Math.abs(lean) * 2.6, bulge * 0.9, lean)));
      const heart = d.ellipse(0, 350, 210, 170);
      return [d.layer('agave', sheaf.union(heart).round(4, 12).intersect(d.rect(-700, -700, 1400, 1170)), 'main')];
    }
    const leans = [0, 21, 42, 63, 84];
    const drawn = leans.reduce<{ done: ReturnType<typeof leaf>; layers: ReturnType<typeof leaf>[] }>(({ done, layers }, lean) => {
      const pair = lean === 0 ? leaf(0, 820) : d.union(leaf(-lean, 820 - lean * 2.2), leaf(lean, 820 - lean * 2.2));
      return { done: done.union(pair), layers: [...layers, lean === 0 ? pair : pair.gapFrom(done, gap).withoutSlivers(600).round(3, 0)] };
    }, { done: leaf(0, 820), layers: [] });
    return [d.layer('leaves', d.union(drawn.layers[0]!, drawn.layers[2]!, drawn.layers[4]!), 'main'), d.layer('other leaves', d.union(drawn.layers[1]!, drawn.layers[3]!), 'second', { mono: 'ink' })];
  },
});
