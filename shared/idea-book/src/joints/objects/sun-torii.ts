import { idea } from '../../idea.ts';

/** A torii with the sun in its gate. */
export const sunTorii = idea({
  id: 'sun-torii',
  title: 'The sun at the gate',
  says: 'A torii that holds the rising sun between its pillars.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['torii-gate'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { sweep: { label: 'Sweep of the roof', min: 60, max: 110, usual: 76 } },
  draw: (d, { look, params }) => {
    const sweep = params['sweep']!;
    const [gap, pen] = [26, 44];
    const line = look === 'line';
    const beam = line ? pen : 84;
    const lintel = d.path(`M-520 ${-400 - sweep}C-300 -390 300 -390 520 ${-400 - sweep}L${500} ${-400 - sweep + 1.6 * beam}C300 ${-390 + 1.3 * beam} -300 ${-390 + 1.3 * beam} -500 ${-400 - sweep + 1.6 * beam}Z`).round(6, 0);
    const tie = d.rect(-400, -190, 800, beam);
    const strut = d.rect(-beam / 2, -370, beam, 210);
    const post = d.polygon([[-244 - beam / 2, -340], [-244 + beam / 2, -340], [-290 + beam / 2, 450], [-290 - beam / 2, 450]]);
    const gate = d.union(lintel, tie, strut, d.mirror(post)).round(0, 8);
    const sun = d.circle(0, 170, 170);
    if (line) return [d.layer('gate', gate, 'main'), d.layer('sun', sun.rim(pen), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('sun', d.circle(0, 0, 500).subtract(d.union(gate, d.mirror(post.scale(1, 2, [0, -340]))).scale(0.8).move(0, 70)).withoutSlivers(400).round(4, 0), 'main')];
    return [d.layer('gate', gate, 'main'), d.layer('sun', sun.gapFrom(gate, gap), 'second', { mono: 'ink' })];
  },
});
