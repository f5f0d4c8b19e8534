import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** Mint: equal leaves in pairs. */
export const mintPairs = idea({
  id: 'mint-pairs',
  title: 'Leaf pairs',
  says: 'The leaves of the herb grow in pairs, and every one of them is the same form.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['mint', 'basil', 'herb'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'geometric_minimal'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.044 },
    cross: { manner: 'module', vibes: ['bold_abstract', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.18 },
  },
  params: { small: { label: 'Small leaves', min: 0.5, max: 0.64, usual: 0.57 } },
  draw: (d, { look, params }) => {
    const share = params['small']!;
    const leaf = d.mirror(d.path('M4 -30C-90 -60 -240 -160 -240 -310C-240 -430 -110 -500 4 -580Z')).round(8, 0);
    const vein = d.line('M0 -60V-420').stroke(28, { cap: 'round' });
    const teeth = d.line('M0 -170L-90 -250M0 -170L90 -250M0 -290L-80 -362M0 -290L80 -362').stroke(28, { cap: 'round' });
    const turn = (shape: typeof leaf, from: number) => [0, 90, 180, 270].map((angle) => shape.rotate(from + angle, [0, 0]));
    if (look === 'line') {
      const spray = leaf.move(0, 20);
      const side = d.mirror(leaf.scale(0.74, 0.74, [0, 0]).rotate(-72, [0, 0]).move(-10, 150)).gapFrom(spray, 22);
      return [d.layer('leaf', contour(spray, 44).union(d.rect(-22, -300, 44, 800, 22)), 'main'), d.layer('pair', d.union(...side.gapFrom(d.rect(-22, -300, 44, 800), 20).pieces().map((each) => contour(each, 44))), 'second')];
    }
    const veined = leaf.subtract(vein.union(teeth));
    if (look === 'cross') {
      const narrow = leaf.scale(share * 0.78, share, [0, 0]);
      const inner = d.union(...turn(narrow.subtract(d.circle(0, 0, 40)), 45));
      const big = turn(leaf, 0).map((each) => each.gapFrom(inner, 26).withoutSlivers(9000));
      return [d.layer('leaves', d.union(...big), 'main'), d.layer('small leaves', inner, 'second', { mono: 'ink' })];
    }
    const lower = d.mirror(veined.scale(share * 1.4, share * 1.4, [0, 0]).rotate(-66, [0, 0]).move(-16, 230));
    return [d.layer('leaf', veined.move(0, 40).gapFrom(lower, 24).withoutSlivers(900).union(d.rect(-28, 250, 56, 280, [0, 0, 28, 28])), 'main'), d.layer('pair', lower.gapFrom(d.rect(-28, 250, 56, 280), 18), 'second', { mono: 'ink' })];
  },
});
