import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A pear: two circles, one half solid and one half open. */
export const pearHalves = idea({
  id: 'pear-halves',
  title: 'Inside and out',
  says: 'One half shows the pear from outside, the other how it is cut.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['pear'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.2 },
  },
  params: { rind: { label: 'Rind', min: 44, max: 64, usual: 54 } },
  draw: (d, { look, params }) => {
    const rind = params['rind']!;
    const half = d.path('M6 -330C-110 -330 -180 -250 -190 -150C-204 -20 -340 40 -340 220C-340 390 -200 500 6 500Z');
    const pear = d.mirror(half);
    const seed = d.leaf([0, 90], [0, 330], 0.26);
    const leaf = d.leaf([26, -360], [300, -540], 0.3);
    const stalk = d.line('M0 -320C0 -400 -10 -450 -50 -510').stroke(48, { cap: 'round' });
    if (look === 'line') return [d.layer('pear', contour(pear, 44).union(stalk), 'main'), d.layer('leaf', leaf.gapFrom(stalk, 20), 'second')];
    if (look === 'cut') return [d.layer('pear', pear.subtract(d.mirror(d.leaf([-44, 120], [-44, 320], 0.24))).union(stalk, leaf.gapFrom(stalk, 20)), 'main')];
    const left = pear.intersect(d.rect(-600, -600, 600 - 12, 1300));
    const right = pear.subtract(pear.shrink(rind)).union(seed.grow(4)).intersect(d.rect(12, -600, 600, 1300)).withoutSlivers(600);
    return [d.layer('outside', left.round(8, 0), 'main'), d.layer('inside', right, 'main'), d.layer('leaf', leaf.gapFrom(stalk, 20).union(stalk.gapFrom(pear, 20)), 'second', { mono: 'ink' })];
  },
});
