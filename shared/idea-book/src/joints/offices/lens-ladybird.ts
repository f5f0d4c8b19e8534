import { idea } from '../../idea.ts';

/** A magnifying glass that is a ladybird. */
export const lensLadybird = idea({
  id: 'lens-ladybird',
  title: 'Every spot in view',
  says: 'The glass that looks at every spot of the skin is a ladybird.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['dermatology'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'modern_flat'], colors: 2, stem: 0.07 },
  },
  params: { spots: { label: 'Size of the spots', min: 52, max: 74, usual: 63 }, turn: { label: 'Turn', min: 25, max: 50, usual: 38 } },
  draw: (d, { look, params }) => {
    const [spot, turn] = [params['spots']!, params['turn']!];
    const [cy, r, gap] = [-110, 340, 28];
    const wings = d.circle(0, cy, r);
    const ring = d.ring(0, cy, r, r - 72);
    const seam = d.rect(-gap / 2, cy - r - 40, gap, 2 * r + 40);
    const spots = d.mirror(d.union(d.circle(130, cy - 150, spot), d.circle(210, cy + 40, spot), d.circle(94, cy + 190, spot)));
    const head = d.circle(0, cy - r - 10, 170).subtract(wings.grow(gap));
    const horns = d.mirror(d.line(`M60 ${cy - r - 140}C80 ${cy - r - 220} 120 ${cy - r - 250} 180 ${cy - r - 250}`).stroke(40, { cap: 'round' }));
    const handle = d.rect(-62, cy + r + gap - 8, 124, 330, [20, 20, 62, 62]).subtract(wings.grow(gap));
    const spin = (shape: ReturnType<typeof d.circle>) => shape.rotate(-turn, [0, 0]);
    const top = head.union(horns);
    if (look === 'line') return [d.layer('glass', spin(d.union(ring, handle, top)), 'main', { mono: 'ink' }), d.layer('spots', spin(spots.subtract(ring.grow(gap)).withoutSlivers(900)), 'second', { mono: 'ink' })];
    const back = wings.subtract(seam, spots);
    if (look === 'cut') return [d.layer('ladybird', spin(d.union(back, handle, top)), 'main', { mono: 'ink' })];
    return [d.layer('wings', spin(back), 'second', { mono: 'ink' }), d.layer('head and handle', spin(top.union(handle)), 'main', { mono: 'ink' })];
  },
});
