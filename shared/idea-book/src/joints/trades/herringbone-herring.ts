import { idea } from '../../idea.ts';

/** A herring of herringbone parquet. */
export const herringboneHerring = idea({
  id: 'herringbone-herring',
  title: 'The herring in the herringbone',
  says: 'Planks laid in a herringbone are the bones of a herring.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ trades: ['flooring'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp', 'brutalist_bold'], colors: 1, stem: 0.1 },
    grain: { manner: 'print', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 40, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const wide = 118;
    const round = look === 'cut' ? 0 : 12;
    const rib = (u: number, v: number, w: number, h: number) => d.rect(u + gap / 2, v + gap / 2, w - gap, h - gap, Math.min(round, (Math.min(w, h) - gap) / 2)).rotate(-45).move(-330, -wide * 0.354);
    const planks = [0, 1, 2, 3].map((i) => [rib(i * wide, i * wide, 460, wide), rib(i * wide, (i + 1) * wide, wide, 460)]);
    const outline = d.leaf([-640, 0], [420, 0], 0.3);
    const bend: [number, number] = [-330, -wide * 0.354];
    const front = d.polygon([[-1200, -800], [bend[0] + 800, bend[1] - 800], bend, [bend[0] + 800, bend[1] + 800], [-1200, bend[1] + 800]]);
    const seam = d.polyline([[bend[0] + 800, bend[1] - 800], bend, [bend[0] + 800, bend[1] + 800]]).stroke(gap);
    const eye = d.circle(-420, -56, 40);
    const tail = d.union(...[-1, 1].map((side) => d.rect(gap / 2, -59, 250, 118 - gap / 2, round).rotate(side * 45).move(372, side * 24)));
    const behind = d.polygon([[341 - gap * 1.42, 0], [1300, -960], [1300, 960]]);
    const head = outline.intersect(front).subtract(eye, seam).round(round ? 8 : 0, 0);
    const laid = (side: 0 | 1) => d.union(...planks.map((pair) => pair[side]!.intersect(outline).subtract(seam, behind).withoutSlivers(11_000))).round(round ? 8 : 0, 0);
    if (look === 'grain') return [d.layer('head', head, 'main'), d.layer('planks', laid(0), 'second', { mono: 'ink' }), d.layer('planks across', laid(1), { mix: ['main', 'second'] }, { mono: 'ink' }), d.layer('tail', tail, 'main')];
    return [d.layer('head', head, 'main'), d.layer('planks', laid(0).union(laid(1)), look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('tail', tail, 'main')];
  },
});
