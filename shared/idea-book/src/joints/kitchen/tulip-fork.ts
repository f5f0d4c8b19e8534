import { idea } from '../../idea.ts';

/** A fork in flower. */
export const tulipFork = idea({
  id: 'tulip-fork',
  title: 'The fork in flower',
  says: 'The fork is a tulip: its tines are the petals, and its handle is the stem.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['tulip', 'garden', 'springtime'] }, { things: ['fork'], trades: ['restaurant', 'catering', 'meal-delivery', 'food-truck'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.03 },
    plate: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.07 },
  },
  params: { stem: { label: 'Stem length', min: 420, max: 600, usual: 490 }, slot: { label: 'Gap of the petals', min: 34, max: 58, usual: 44 } },
  draw: (d, { look, params }) => {
    const [stem, r] = [params['stem']!, params['slot']! / 2];
    const cup = d.mirror(d.path('M0 10C150 10 252 -80 252 -240C252 -340 236 -430 204 -510C160 -470 130 -430 112 -380C84 -440 46 -490 0 -530Z'));
    const slots = d.mirror(d.path(`M${112 - r} -700V-210A${r} ${r} 0 0 0 ${112 + r} -210V-700Z`));
    const stalk = d.mirror(d.path(`M0 -40H130C70 0 29 30 29 100V${stem}A29 29 0 0 1 0 ${stem + 29}Z`));
    const leaf = d.path('M0 480C10 300 110 170 270 130C300 310 190 450 0 480Z').move(0, stem - 490);
    if (look === 'line') return [d.layer('flower', cup.rim(30, 'round').union(d.rect(-15, 0, 30, stem + 30), d.mirror(d.line('M112 -384V-190').stroke(30, { cap: 'round' }))), 'main'), d.layer('leaf', leaf.move(20, 0).rim(30, 'round').gapFrom(d.rect(-15, 0, 30, stem + 110), 16), 'second')];
    if (look === 'plate') {
      const small = (shape: typeof cup) => shape.scale(0.8).move(0, 4);
      const sprout = leaf.gapFrom(stalk, 18);
      return [d.layer('plate', d.circle(0, 0, 560).subtract(small(cup.subtract(slots).union(stalk)), small(sprout)), 'main'), d.layer('leaf', small(sprout), 'second', { mono: 'none' })];
    }
    return [d.layer('fork', cup.subtract(slots).union(stalk), 'main'), d.layer('leaf', leaf.gapFrom(stalk, 18), 'second')];
  },
});
