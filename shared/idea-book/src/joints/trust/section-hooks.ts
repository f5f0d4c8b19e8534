import { idea } from '../../idea.ts';

/** The two hooks of a section sign hold each other. */
export const sectionHooks = idea({
  id: 'section-hooks',
  title: 'Two sides of the law',
  says: 'Two hooks of two colors hold each other, and together they are a section sign.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['hook', 'balance', 'gavel'], trades: ['law', 'notary', 'mediation'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
  },
  draw: (d, { look }) => {
    const pen = look === 'line' ? 56 : 104;
    const hook = d.line('M190 -330A190 150 0 0 0 -190 -330C-190 -170 190 -140 190 40A150 130 0 0 1 96 160');
    const one = hook.stroke(pen, { cap: 'round', join: 'round' });
    const other = hook.rotate(180).stroke(pen, { cap: 'round', join: 'round' });
    const rightSide = d.rect(0, -900, 900, 1800);
    const over = one.intersect(rightSide);
    const under = other.intersect(rightSide).gapFrom(over, 20).union(other.subtract(rightSide));
    const cut = one.intersect(rightSide).union(one.subtract(rightSide).gapFrom(other.subtract(rightSide), 20));
    return [d.layer('one hook', cut, 'main', { mono: 'ink' }), d.layer('other hook', under, 'second', { mono: 'ink' })];
  },
});
