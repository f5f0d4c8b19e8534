import { idea } from '../../idea.ts';

/** A koala whose nose is a eucalyptus leaf. */
export const koalaLeaf = idea({
  id: 'koala-leaf',
  title: 'A nose for leaves',
  says: 'The koala’s nose is a eucalyptus leaf.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['koala'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    print: { manner: 'print', vibes: ['playful_rounded', 'bold_abstract'], colors: 2, stem: 0.14 },
  },
  params: { ears: { label: 'Size of the ears', min: 150, max: 200, usual: 180 } },
  draw: (d, { look, params }) => {
    const r = params['ears']!;
    const [gap, pen] = [24, 42];
    const line = look === 'line';
    const head = d.superellipse(0, 40, 320, 310, 2.5);
    const ears = d.mirror(d.circle(-318, -170, r));
    const inner = d.mirror(d.circle(-330, -170, r * 0.5));
    const eyes = d.mirror(d.circle(-176, -10, 38));
    const leaf = d.leaf([0, -120], [0, 250], 0.28);
    const rib = d.polyline([[0, -10], [0, 400]]).stroke(line ? 30 : 22, { cap: 'round' });
    const nose = leaf.subtract(rib);
    if (line) return [d.layer('koala', d.union(head.rim(pen), ears.rim(pen).gapFrom(head.shrink(pen), 0).subtract(head.shrink(2)), eyes), 'main'), d.layer('leaf', nose, 'second', { mono: 'ink' })];
    if (look === 'print') {
      const big = d.mirror(d.circle(-262, -170, r * 1.2));
      const plates = d.overprint([{ shape: head.subtract(eyes, leaf), ink: 'main' }, { shape: big.subtract(eyes), ink: 'second' }]);
      return [...plates.map(({ shape, paint }, i) => d.layer(['head', 'ears', 'overlap'][i] ?? 'overlap', shape, paint, { mono: i > 1 ? 'gap' : 'ink' })), d.layer('leaf', leaf.shrink(10).subtract(rib), 'main')];
    }
    return [d.layer('ears', ears.subtract(inner).gapFrom(head, gap), 'main'), d.layer('head', head.subtract(eyes), 'main'), d.layer('leaf', nose, 'second')];
  },
});
