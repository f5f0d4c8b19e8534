import { idea } from '../../idea.ts';

/** A pacifier that is the face of a bear. */
export const pacifierBear = idea({
  id: 'pacifier-bear',
  title: 'The bear in the pacifier',
  says: 'The pacifier is a bear: the air holes are its eyes, the button its nose, and the ring its mouth.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['baby-products'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.12 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
  },
  params: { ring: { label: 'Size of the ring', min: 0.85, max: 1.12, usual: 1 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [params['gap']!, params['ring']!];
    const face = d.ellipse(0, -60, 420, 340).union(d.mirror(d.circle(300, -300, 140))).round(0, 40);
    const eyes = d.mirror(d.circle(176, -96, 46));
    const button = d.ellipse(0, 40, 112, 92);
    const ring = d.ring(0, 190, 240 * size, 156 * size);
    const inner = d.mirror(d.circle(304, -304, 62));
    if (look === 'line') {
      const loop = d.ring(0, 190, 232 * size, 190 * size);
      return [d.layer('face', face.rim(42, 'round').gapFrom(d.circle(0, 190, 232 * size), gap).union(eyes), 'main'), d.layer('ring', loop.gapFrom(button, gap).union(button), 'second')];
    }
    const cut = d.union(ring, button).grow(gap);
    if (look === 'bold') return [d.layer('face', face.subtract(cut, eyes.grow(6)).withoutSlivers(400).union(button, ring.gapFrom(button, gap)), 'main')];
    return [d.layer('face', face.subtract(cut, eyes, inner).withoutSlivers(400), 'main', { mono: 'ink' }), d.layer('ring', ring.gapFrom(button, gap).union(button), 'second', { mono: 'ink' })];
  },
});
