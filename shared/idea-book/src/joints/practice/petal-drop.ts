import { idea } from '../../idea.ts';

/** A drop of three petals. */
export const petalDrop = idea({
  id: 'petal-drop',
  title: 'The drop in bud',
  says: 'The drop of cream is a bud: one soft petal lies over the next.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['dermatology', 'cosmetics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.1 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, traits: ['gradient'], stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 40, usual: 30 }, overlap: { label: 'Overlap of the petals', min: -60, max: 60, usual: 0 } },
  draw: (d, { look, params }) => {
    const [gap, overlap] = [params['gap']!, params['overlap']!];
    const drop = d.path('M0 -580C60 -380 380 -140 380 150A380 380 0 0 1 -380 150C-380 -140 -60 -380 0 -580Z').round(14, 0);
    const edge = d.path(`M-600 -40C-340 -60 -20 60 ${60 + overlap} 700H-900V-40Z`);
    const other = d.path(`M600 -190C330 -190 60 -60 ${-110 - overlap * 0.4} 330L-60 900H900V-190Z`);
    const left = drop.intersect(edge);
    const right = drop.intersect(other);
    const near = left.round(16, 0);
    const far = right.gapFrom(left, gap).round(16, 0);
    const bud = drop.gapFrom(d.union(left, right), gap).withoutSlivers(2000).round(12, 0);
    if (look === 'line') return [d.layer('petals', near.rim(34, 'round').union(far.rim(34, 'round')), 'main'), d.layer('bud', bud.rim(34, 'round'), 'second', { mono: 'ink' })];
    if (look === 'one') return [d.layer('drop', d.union(near, far, bud), 'main')];
    if (look === 'gradient') return [d.layer('drop', d.union(near, far, bud), { gradient: ['second', 'main'], from: [0, -560], to: [0, 520] })];
    return [d.layer('petals', near.union(far), 'main'), d.layer('bud', bud, 'second', { mono: 'ink' })];
  },
});
