import { idea } from '../../idea.ts';

/** A leaf laid in parquet. */
export const leafParquet = idea({
  id: 'leaf-parquet',
  title: 'A leaf of parquet',
  says: 'The leaf is laid like a chevron floor; its veins are the seams.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['leaf', 'tree', 'oak', 'beech', 'ash', 'forest', 'garden'] }, { things: ['tile', 'beam'], trades: ['flooring', 'interior-design', 'carpentry', 'woodworking', 'furniture'] }],
  looks: {
    planks: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal'], colors: 2, stem: 0.08 },
    tones: { manner: 'module', vibes: ['organic_flowing', 'illustrative'], colors: 1, stem: 0.08 },
    bold: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { width: { label: 'Leaf width', min: 0.3, max: 0.44, usual: 0.36 }, gap: { label: 'Gap', min: 12, max: 30, usual: 18 } },
  draw: (d, { look, params }) => {
    const isBold = look === 'bold';
    const [pitch, gap] = [isBold ? 216 : 138, params['gap']! + (isBold ? 8 : 0)];
    const leaf = d.leaf([0, 400], [0, -500], params['width']!);
    const spine = d.rect(-gap / 2, -600, gap, 1200);
    const right = d.rect(0, -600, 500, 1200);
    const plank = (i: number) => d.polygon([[0, 480 - i * pitch], [500, -20 - i * pitch], [500, -20 - (i - 1) * pitch - gap * 1.41], [0, 480 - (i - 1) * pitch - gap * 1.41]]);
    const half = Array.from({ length: 9 }, (_, i) => plank(i).intersect(leaf, right).subtract(spine).withoutSlivers(1500)).filter((shape) => !shape.isEmpty);
    if (isBold) return [d.layer('leaf', d.mirror(d.union(...half)).union(d.rect(-26, 384, 52, 150, 8).gapFrom(leaf, gap)), 'main')];
    const stem = d.rect(-19, 400, 38, 110, 8);
    const tone = (i: number, side: number) => {
      const k = (i * 2 + side * 3) % 5;
      if (look === 'tones') return k === 0 ? ('main' as const) : ({ tint: 'main', by: [0, 0.28, -0.26, 0.5, 0.12][k]! } as const);
      return (i + side) % 2 === 0 ? ('main' as const) : ('second' as const);
    };
    return [...half.flatMap((shape, i) => [d.layer(`right plank ${i + 1}`, shape, tone(i, 0), { mono: 'ink' }), d.layer(`left plank ${i + 1}`, shape.flipX(0), tone(i, 1), { mono: 'ink' })]), d.layer('stem', stem, 'main', { mono: 'ink' })];
  },
});
