import { idea } from '../../idea.ts';

/** A rake whose tines are a ginkgo leaf. */
export const rakeLeaf = idea({
  id: 'rake-leaf',
  title: 'The rake and the leaf',
  says: 'The head of the rake is a ginkgo leaf, and its handle is the stalk.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['rake'], trades: ['landscaping'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'geometric_minimal'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'organic_flowing'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.046 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 40, usual: 32 }, cleft: { label: 'Cleft', min: 130, max: 300, usual: 220 } },
  draw: (d, { look, params }) => {
    const [gap, cleft] = [params['gap']!, params['cleft']!];
    const pen = look === 'line' ? 46 : 84;
    const half = d.path(`M0 180C-60 20 -300 -40 -520 -170C-590 -210 -600 -270 -560 -320C-470 -430 -330 -500 -180 -500C-100 -500 -30 -470 0 ${-470 + cleft}Z`);
    const leaf = d.mirror(half).round(26, look === 'cut' ? 10 : 20);
    const stalk = d.line('M0 130V620').stroke(pen, { cap: 'round' });
    const cuts = [-54, -36, -18, 0, 18, 36, 54].map((angle) => d.rect(-gap / 2, -1000, gap, 1030).rotate(angle, [0, 180]).subtract(d.circle(0, 180, 250)));
    if (look === 'line') {
      const tines = [-45, -27, -9, 9, 27, 45].map((angle) => d.polyline([[0, 180], [0, -900]]).stroke(pen).rotate(angle, [0, 180]));
      const inner = d.union(...tines).intersect(leaf.shrink(pen * 1.6)).subtract(d.circle(0, 180, 240));
      return [d.layer('leaf', leaf.rim(pen).union(stalk.subtract(leaf.shrink(20))), 'main'), d.layer('tines', inner, 'second', { mono: 'ink' })];
    }
    const head = leaf.subtract(...cuts).withoutSlivers(600).round(look === 'cut' ? 0 : 10, 0);
    if (look === 'cut') return [d.layer('rake', d.weld(head, stalk, 40), 'main')];
    return [d.layer('leaf', head.subtract(stalk.grow(gap)).withoutSlivers(600), 'main', { mono: 'ink' }), d.layer('handle', stalk, 'second', { mono: 'ink' })];
  },
});
