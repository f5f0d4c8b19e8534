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
  },
  draw: (d, { look }) => {
    const cup = d.mirror(d.path('M0 10C150 10 252 -80 252 -240C252 -340 236 -430 204 -510C160 -470 130 -430 112 -380C84 -440 46 -490 0 -530Z'));
    const slots = d.mirror(d.path('M90 -700V-210A22 22 0 0 0 134 -210V-700Z'));
    const stalk = d.mirror(d.path('M0 -40H130C70 0 29 30 29 100V490A29 29 0 0 1 0 519Z'));
    const leaf = d.path('M0 480C10 300 110 170 270 130C300 310 190 450 0 480Z');
    if (look === 'line') return [d.layer('flower', cup.rim(30, 'round').union(d.rect(-15, 0, 30, 520), d.mirror(d.line('M112 -384V-190').stroke(30, { cap: 'round' }))), 'main'), d.layer('leaf', leaf.move(20, 0).rim(30, 'round').gapFrom(d.rect(-15, 0, 30, 600), 16), 'second')];
    return [d.layer('fork', cup.subtract(slots).union(stalk), 'main'), d.layer('leaf', leaf.gapFrom(stalk, 18), 'second')];
  },
});
