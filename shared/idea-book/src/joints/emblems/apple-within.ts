import { idea } from '../../idea.ts';

/** An apple in whose core its tree stands. */
export const appleWithin = idea({
  id: 'apple-within',
  title: 'The tree in the apple',
  says: 'The core of the apple is the tree that it came from and that it will be.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['apple', 'apple-tree', 'orchard'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.14 },
    halves: { manner: 'cut', vibes: ['illustrative', 'playful_rounded', 'tech_sharp'], colors: 2, stem: 0.14 },
  },
  params: { tree: { label: 'Tree', min: 0.88, max: 1.1, usual: 1 }, leaf: { label: 'Leaf', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const size = params['tree']!;
    const apple = d.mirror(d.path('M0 -230C60 -290 180 -330 280 -290C430 -230 450 -60 400 120C350 310 240 470 120 470C70 470 40 446 0 446Z')).round(16, 16);
    const crown = d.union(d.circle(0, -66, 104), d.circle(-104, 30, 96), d.circle(104, 30, 96), d.circle(0, 50, 100)).round(0, 10);
    const trunk = d.path('M-24 80H24C26 220 50 300 92 350C60 362 -60 362 -92 350C-50 300 -26 220 -24 80Z').union(d.line('M0 210C40 190 76 150 84 90').stroke(26), d.line('M0 240C-40 220 -70 180 -78 120').stroke(26));
    const tree = crown.union(trunk).scale(size, size, [0, 110]);
    const leaf = d.leaf([16, -300], [270, -500], 0.28, 0.2).round(8, 0).scale(params['leaf']!, params['leaf']!, [16, -300]);
    if (look === 'cut') return [d.layer('apple', apple.subtract(tree).union(leaf.gapFrom(apple, 24)), 'main')];
    if (look === 'halves') {
      const right = d.rect(0, -1000, 1000, 2000);
      const halved = apple.subtract(tree, d.rect(-12, -1000, 24, 2000).subtract(d.rect(-100, -60, 200, 400))).withoutSlivers(300);
      return [d.layer('left half', halved.subtract(right).withoutSlivers(300), 'main'), d.layer('right half', halved.intersect(right).union(leaf.gapFrom(apple, 24)).withoutSlivers(300), 'second', { mono: 'ink' })];
    }
    return [d.layer('apple', apple.subtract(tree), 'main'), d.layer('leaf', leaf.gapFrom(apple, 24), 'second', { mono: 'ink' })];
  },
});
