import { idea } from '../../idea.ts';

/** A coin splits like a seed and a plant grows from it. */
export const coinSeedling = idea({
  id: 'coin-seedling',
  title: 'A coin that sprouts',
  says: 'The two halves of a coin are the first two leaves of a plant.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['seedling', 'seed', 'leaf', 'growth', 'springtime', 'garden', 'plant', 'acorn'], trades: ['investment', 'banking'] }, { things: ['coin'], trades: ['investment', 'banking', 'accounting', 'insurance', 'nonprofit'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.08 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, traits: ['gradient'], stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.042 },
  },
  params: { spread: { label: 'Spread', min: 18, max: 34, usual: 27 }, stem: { label: 'Stem weight', min: 50, max: 84, usual: 66 } },
  draw: (d, { look, params }) => {
    const [r, foot] = [270, 130];
    const half = d.sector(0, foot - r, r, -90, 90).move(14, 0);
    const inner = d.sector(0, foot - r, r - 62, -90, 90).move(14, 0);
    const groove = inner.subtract(d.sector(0, foot - r, r - 62 - 24, -90, 90).move(14, 0));
    const turn = <T extends { rotate: (degrees: number, about: [number, number]) => T }>(shape: T): T => shape.rotate(params['spread']!, [14, foot]);
    const pen = look === 'line' ? params['stem']! * 0.64 : params['stem']!;
    const stem = d.rect(-pen / 2, foot - 30, pen, 350, pen / 2);
    const leaf = turn(half.subtract(groove)).round(10, 0);
    if (look === 'line') {
      const rim = turn(half).round(10, 0).rim(42, 'round').union(turn(d.sector(0, foot - r, r - 108, -90, 90).move(14, 0).intersect(half.shrink(100))));
      return [d.layer('coin', d.mirror(rim.gapFrom(stem, 20)).withoutSlivers(900), 'main'), d.layer('stem', stem, 'second', { mono: 'ink' })];
    }
    const leaves = [leaf.flipX(0), leaf];
    const clear = stem.grow(20);
    const [left, right] = leaves.map((half) => half.subtract(clear)) as [typeof leaf, typeof leaf];
    if (look === 'gradient') return [d.layer('coin', left.union(right), { gradient: ['second', 'main'], from: [0, -380], to: [0, foot] }), d.layer('stem', stem, 'main')];
    return [d.layer('left half', left, 'main'), d.layer('right half', right, 'second', { mono: 'ink' }), d.layer('stem', stem, 'main')];
  },
});
