import { idea } from '../../idea.ts';

/** A kite whose sticks are a medical cross. */
export const kiteCross = idea({
  id: 'kite-cross',
  title: 'The kite with the cross',
  says: 'The sticks of the kite cross as a medical cross.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['pediatrics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.09 },
    colors: { manner: 'module', vibes: ['playful_rounded', 'modern_flat'], colors: 4, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
  },
  params: { cross: { label: 'Cross width', min: 70, max: 110, usual: 88 }, tail: { label: 'Tail length', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const [cross, size] = [params['cross']!, params['tail']!];
    const kite = d.polygon([[0, -480], [330, -130], [0, 380], [-330, -130]], 40);
    const plus = d.union(d.rect(-cross / 2, -130 - cross * 1.5, cross, cross * 3, 12), d.rect(-cross * 1.5, -130 - cross / 2, cross * 3, cross, 12));
    const seam = d.union(d.rect(-11, -700, 22, 1400), d.rect(-700, -141, 1400, 22));
    const tail = d.line('M0 400C0 520 130 540 130 650C130 740 60 790 -40 780').scale(size, size, [0, 372]);
    const bits = d.along(tail, d.polygon([[-84, 0], [0, -60], [84, 0], [0, 60]], 12), { count: 3, from: 0.16, size: (t) => 1.1 - 0.24 * t });
    const turned = (layers: ReturnType<typeof d.layer>[]) => layers.map((layer) => ({ ...layer, shape: layer.shape.rotate(10) }));
    if (look === 'cut') return turned([d.layer('kite', kite.subtract(plus).union(...bits), 'main')]);
    if (look === 'line') return turned([d.layer('kite', kite.rim(36, 'round'), 'main'), d.layer('cross', plus, 'second', { mono: 'ink' }), d.layer('tail', d.union(...bits), 'second', { mono: 'ink' })]);
    const panels = kite.subtract(plus, seam).round(10, 0).pieces().toSorted((one, other) => one.bounds.cy - other.bounds.cy || one.bounds.cx - other.bounds.cx);
    if (look === 'colors') return turned([...panels.map((panel, i) => d.layer(`panel ${i + 1}`, panel, (['main', 'second', 'third', 'fourth'] as const)[i] ?? 'main', { mono: 'ink' })), ...bits.map((bit, i) => d.layer(`tail ${i + 1}`, bit, (['second', 'third', 'fourth'] as const)[i] ?? 'main', { mono: 'ink' }))]);
    return turned([d.layer('kite', kite.subtract(plus), 'main', { mono: 'ink' }), d.layer('tail', d.union(...bits), 'second', { mono: 'ink' })]);
  },
});
