import { idea } from '../../idea.ts';

/** A gift from above, whose bow is a four-leaf clover. */
export const giftClover = idea({
  id: 'gift-clover',
  title: 'A little luck, wrapped',
  says: 'Seen from above, the bow on the gift is a four-leaf clover.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['gift'], trades: ['gift-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
  },
  params: { gap: { label: 'Gap', min: 26, max: 46, usual: 36 }, bow: { label: 'Bow', min: 86, max: 112, usual: 100 } },
  draw: (d, { look, params }) => {
    const [gap, k] = [params['gap']!, params['bow']! / 100];
    const box = d.rect(-480, -480, 960, 960, 80);
    const leaf = d.path('M0 -40C-60 -110 -180 -180 -180 -280C-180 -350 -130 -390 -80 -390C-40 -390 -14 -370 0 -340C14 -370 40 -390 80 -390C130 -390 180 -350 180 -280C180 -180 60 -110 0 -40Z').scale(k);
    const leaves = d.union(...d.radial(leaf, { count: 4, turn: 45 }));
    const bars = d.rect(-56, -480, 112, 960).union(d.rect(-480, -56, 960, 112));
    const ribbon = bars.subtract(leaves.grow(gap)).withoutSlivers(900);
    if (look === 'line') {
      const lines = d.rect(-22, -480, 44, 960).union(d.rect(-480, -22, 960, 44)).subtract(leaves.grow(gap)).withoutSlivers(900);
      return [d.layer('box', box.rim(44, 'round').union(lines), 'main'), d.layer('bow', leaves, 'second', { mono: 'ink' })];
    }
    const clear = box.subtract(d.rect(-56 - gap, -600, 112 + 2 * gap, 1200).union(d.rect(-600, -56 - gap, 1200, 112 + 2 * gap)), leaves.grow(gap)).withoutSlivers(900).round(12, 0);
    if (look === 'cut') return [d.layer('box', box.subtract(bars, leaves.grow(gap)).union(leaves).round(8, 0), 'main')];
    return [d.layer('box', clear, 'main'), d.layer('ribbon', ribbon.union(leaves), 'second', { mono: 'ink' })];
  },
});
