import { idea } from '../../idea.ts';

/** A leaf whose midrib is a spine. */
export const leafSpine = idea({
  id: 'leaf-spine',
  title: 'The spine in the leaf',
  says: 'The midrib of the leaf is a spine, and its veins are the ribs.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['physiotherapy', 'massage'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.08 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { bones: { label: 'Vertebrae', min: 5, max: 7, usual: 6 }, width: { label: 'Leaf width', min: 0.88, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const count = Math.round(params['bones']!);
    const leaf = d.mirror(d.path('M0 -580C180 -450 350 -260 350 -10C350 200 200 340 0 420Z')).scale(params['width']!, 1).round(10, 0);
    const step = 780 / count;
    const bones = Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1);
      const [w, h] = [44 + 76 * t, step - 26];
      const y = -300 + i * step;
      return d.path(`M${-w / 2} ${y}Q0 ${y + 20} ${w / 2} ${y}L${w * 0.42} ${y + h}Q0 ${y + h - 16} ${-w * 0.42} ${y + h}Z`).round(14, 0);
    });
    const ribs = bones.slice(1, count - 1).map((bone, i) => {
      const t = (i + 1) / (count - 2);
      const { right, cy } = bone.bounds;
      return d.mirror(d.line(`M${right - 10} ${cy}Q${right + 56 + 44 * t} ${cy - 4} ${right + 96 + 74 * t} ${cy - 70 - 40 * t}`).stroke(look === 'line' ? 30 : 32, { cap: 'round' }));
    });
    const spine = d.union(...bones);
    if (look === 'line') return [d.layer('leaf', leaf.rim(34, 'round').gapFrom(spine, 22).union(...ribs.map((rib) => rib.gapFrom(spine, 14))), 'main'), d.layer('spine', spine, 'second', { mono: 'ink' })].map((layer) => ({ ...layer, shape: layer.shape.rotate(24) }));
    const blade = leaf.subtract(spine.grow(22), ...ribs).withoutSlivers(300);
    if (look === 'bold') return [d.layer('leaf', leaf.subtract(...bones.slice(0, -1).map((bone) => bone.scale(1.34, 1, [0, 0]))).gapFrom(bones.at(-1)!.scale(1.34, 1), 24).union(bones.at(-1)!.scale(1.34, 1)).rotate(24), 'main')];
    return [d.layer('leaf', blade, 'main'), d.layer('spine', spine, 'second', { mono: 'ink' })].map((layer) => ({ ...layer, shape: layer.shape.rotate(24) }));
  },
});
