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
    woven: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'classic_ornate'], colors: 2, stem: 0.085 },
  },
  params: { distance: { label: 'Distance of the rings', min: 150, max: 186, usual: 180 }, weight: { label: 'Ring weight', min: 38, max: 54, usual: 50 } },
  draw: (d, { look, params }) => {
    const [r, x, pen] = [300, params['distance']!, params['weight']!];
    const [left, right] = [d.circle(-x, 0, r), d.circle(x, 0, r)];
    const vein = d.polyline([[0, 400], [0, -110]]).stroke(26, { cap: 'round' }).union(d.polyline([[-70, 10], [0, 80], [70, 10]]).stroke(24, { cap: 'round' }), d.polyline([[-70, -90], [0, -20], [70, -90]]).stroke(24, { cap: 'round' }));
    if (look === 'print') {
      const both = left.intersect(right);
      return [d.layer('one', left.subtract(both.grow(9)), 'main'), d.layer('other', right.subtract(both.grow(9)), 'second'), d.layer('leaf', both.shrink(9).subtract(vein), { mix: ['main', 'second'] }, { mono: 'ink' })];
    }
    if (look === 'woven') {
      const [near, far] = [left.move(30, 0), right.move(-30, 0)];
      const [one, other] = [near.rim(pen + 26), far.rim(pen + 26)];
      const upper = d.rect(-900, -900, 1800, 900);
      const under = other.subtract(one.intersect(upper).grow(20));
      const over = one.subtract(other.subtract(upper).grow(20));
      const leaf = near.shrink(pen + 46).intersect(far.shrink(pen + 46));
      return [d.layer('one ring', over.withoutSlivers(900), 'main', { mono: 'ink' }), d.layer('other ring', under.withoutSlivers(900), 'second', { mono: 'ink' }), d.layer('leaf', leaf, 'main', { mono: 'ink' })];
    }
    const lens = left.shrink(pen + 24).intersect(right.shrink(pen + 24));
    return [d.layer('rings', left.rim(pen).union(right.rim(pen)), 'main'), d.layer('leaf', lens.subtract(d.polyline([[0, 400], [0, -70]]).stroke(24, { cap: 'round' })), 'second')];
  },
});
