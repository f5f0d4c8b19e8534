import { idea } from '../../idea.ts';

/** A key whose bow is a pineapple. */
export const pineappleKey = idea({
  id: 'pineapple-key',
  title: 'The key of welcome',
  says: 'The bow of the key is a pineapple, the old sign of hospitality.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['hotel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.1 },
    ring: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.08 },
  },
  params: { fruit: { label: 'Width of the fruit', min: 200, max: 226, usual: 214 }, gap: { label: 'Gap', min: 20, max: 30, usual: 24 } },
  draw: (d, { look, params }) => {
    const [w, gap] = [params['fruit']!, params['gap']!];
    const fruit = d.superellipse(0, -120, w, 260, 2.5);
    const leaf = (turn: number, length: number, bulge = 0.2) => d.leaf([0, -320], [0, -320 - length], bulge).rotate(turn, [0, -320]);
    const crown = d.union(leaf(0, 250), leaf(-36, 230, 0.24), leaf(36, 230, 0.24), leaf(-68, 200, 0.26), leaf(68, 200, 0.26)).subtract(fruit.grow(gap));
    const mesh = d.union(...[-2, -1, 0, 1, 2].map((i) => d.mirror(d.line(`M${i * 150 - 400} -520L${i * 150 + 400} 280`).stroke(gap - 4)))).intersect(fruit);
    const shaft = d.rect(-48, 80, 96, 500, [0, 0, 20, 20]);
    const collar = d.rect(-100, 140 + gap, 200, 60, 20);
    const bit = d.rect(20, 370, 190, 76, 8).union(d.rect(20, 500, 150, 80, 8));
    const stem = d.union(shaft, collar, bit).subtract(fruit.grow(gap));
    const flesh = fruit.subtract(mesh).withoutSlivers(300).rotate(40);
    const metal = d.union(crown, stem).rotate(40);
    if (look === 'ring') return [d.layer('crown and key', metal, 'main', { mono: 'ink' }), d.layer('fruit', fruit.rim(80, 'round').rotate(40), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('key', metal.union(flesh), 'main', { mono: 'ink' })];
    return [d.layer('crown and key', metal, 'main', { mono: 'ink' }), d.layer('fruit', flesh, 'second', { mono: 'ink' })];
  },
});
