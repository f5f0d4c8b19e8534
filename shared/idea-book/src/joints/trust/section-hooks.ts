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
    print: { manner: 'print', vibes: ['bold_abstract', 'brutalist_bold', 'illustrative'], colors: 2, stem: 0.12 },
  },
  params: { weight: { label: 'Weight', min: 0.84, max: 1.14, usual: 1 }, gap: { label: 'Gap', min: 12, max: 32, usual: 20 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 56 : look === 'print' ? 128 : 104) * params['weight']!;
    const gap = params['gap']!;
    const hook = d.line('M190 -330A190 150 0 0 0 -190 -330C-190 -170 190 -140 190 40A150 130 0 0 1 96 160');
    const one = hook.stroke(pen, { cap: 'round', join: 'round' });
    const other = hook.rotate(180).stroke(pen, { cap: 'round', join: 'round' });
    if (look === 'print') return d.overprint([{ shape: one, ink: 'main' }, { shape: other, ink: 'second' }]).map(({ shape, paint }, i) => d.layer(['one hook', 'other hook', 'overlap'][i]!, shape, paint, { mono: 'join' }));
    const rightSide = d.rect(0, -900, 900, 1800);
    const over = one.intersect(rightSide);
    const under = other.intersect(rightSide).gapFrom(over, gap).union(other.subtract(rightSide));
    const cut = one.intersect(rightSide).union(one.subtract(rightSide).gapFrom(other.subtract(rightSide), gap));
    return [d.layer('one hook', cut, 'main', { mono: 'ink' }), d.layer('other hook', under, 'second', { mono: 'ink' })];
  },
});
