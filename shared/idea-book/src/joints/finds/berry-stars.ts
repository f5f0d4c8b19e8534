import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** Three blueberries, each with its star. */
export const berryStars = idea({
  id: 'berry-stars',
  title: 'A star on every berry',
  says: 'Circles are blueberries here, for each one carries its star.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['blueberry'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.18 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 1, stem: 0.24 },
  },
  params: { star: { label: 'Star', min: 110, max: 150, usual: 130 } },
  draw: (d, { look, params }) => {
    const size = params['star']!;
    const star = (k: number) => d.star(5, size * k, size * k * 0.5).round(6, 8);
    if (look === 'cut') {
      const leaves = d.union(d.leaf([40, -420], [420, -560], 0.3));
      return [d.layer('berry', d.circle(0, 60, 440).subtract(star(1.8).move(0, 0).subtract(d.circle(0, 0, size * 0.34))).union(leaves.gapFrom(d.circle(0, 60, 440), 24)), 'main')];
    }
    const [r, gap] = [250, 26];
    const spots: readonly [number, number][] = [[0, -250], [-265, 210], [265, 210]];
    const front = d.circle(...spots[0]!, r);
    const [left, right] = [d.circle(...spots[1]!, r), d.circle(...spots[2]!, r)];
    const stars = [d.union(star(1).move(0, -270)), d.union(star(1).rotate(-14).move(-285, 230), star(1).rotate(14).move(285, 230))];
    const leftCut = left.gapFrom(front, gap);
    const rightCut = right.gapFrom(d.union(front, left), gap);
    if (look === 'line') return [d.layer('berries', d.union(contour(front, 46), contour(leftCut, 46), contour(rightCut, 46)), 'main'), d.layer('stars', d.union(star(0.84).move(0, -270), star(0.84).rotate(-14).move(-285, 230), star(0.84).rotate(14).move(285, 230)), 'second')];
    return [d.layer('front berry', front.subtract(stars[0]!), 'main'), d.layer('berries', d.union(leftCut, rightCut).subtract(stars[1]!), 'second', { mono: 'ink' })];
  },
});
