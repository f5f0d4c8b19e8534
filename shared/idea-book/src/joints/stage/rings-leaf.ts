import { idea } from '../../idea.ts';

/** Two rings that share a leaf. */
export const ringsLeaf = idea({
  id: 'rings-leaf',
  title: 'Where two rings meet',
  says: 'Where the two rings overlap, a leaf grows.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['ring', 'couple', 'two', 'union', 'love', 'holding-hands'], trades: ['weddings', 'jewelry', 'mediation', 'psychotherapy'] }],
  looks: {
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.05 },
    print: { manner: 'print', vibes: ['bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  draw: (d, { look }) => {
    const [r, x] = [300, 180];
    const [left, right] = [d.circle(-x, 0, r), d.circle(x, 0, r)];
    const vein = d.polyline([[0, 400], [0, -110]]).stroke(26, { cap: 'round' }).union(d.polyline([[-70, 10], [0, 80], [70, 10]]).stroke(24, { cap: 'round' }), d.polyline([[-70, -90], [0, -20], [70, -90]]).stroke(24, { cap: 'round' }));
    if (look === 'print') {
      const both = left.intersect(right);
      return [d.layer('one', left.subtract(both.grow(9)), 'main'), d.layer('other', right.subtract(both.grow(9)), 'second'), d.layer('leaf', both.shrink(9).subtract(vein), { mix: ['main', 'second'] }, { mono: 'ink' })];
    }
    const lens = left.shrink(74).intersect(right.shrink(74));
    return [d.layer('rings', left.rim(50).union(right.rim(50)), 'main'), d.layer('leaf', lens.subtract(d.polyline([[0, 400], [0, -70]]).stroke(24, { cap: 'round' })), 'second')];
  },
});
