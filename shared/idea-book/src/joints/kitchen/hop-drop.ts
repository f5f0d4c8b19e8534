import { idea } from '../../idea.ts';
import { drop, shingled } from './parts.ts';

/** A hop cone whose scales are drops upside down; the last one has turned over and falls. */
export const hopDrop = idea({
  id: 'hop-drop',
  title: 'One drop from the hop',
  says: 'The scales of the hop are upside-down drops; the last one turns over and falls as beer.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['hop'], trades: ['brewery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing'], colors: 2, stem: 0.06 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.035 },
  },
  params: { gap: { label: 'Gap', min: 12, max: 26, usual: 18 }, drop: { label: 'Drop size', min: 56, max: 86, usual: 70 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [look === 'line' ? 18 : params['gap']!, params['drop']!];
    const [wide, high] = [108, 140];
    const scale = drop(d, wide, 200).flipY();
    const rows = [[-1, 1], [-2, 0, 2], [-1, 1], [0]].map((columns, row) => columns.map((x) => scale.move(x * (wide + gap / 2 + 2), row * high - 250)));
    const fallen = drop(d, size, size * 1.8).move(0, look === 'line' ? 530 : 506);
    const leaf = d.leaf([14, -404], [290, -330], 0.34, 0.14);
    const top = d.mirror(leaf).union(d.rect(-20, -486, 40, 120, 20));
    if (look === 'line') return [d.layer('hop', d.union(...shingled(rows, 0).map((part) => part.grow(14).subtract(part.shrink(14, 'round')))), 'main'), d.layer('drop', fallen, 'second')];
    const scales = d.mirror(d.union(...shingled([[top], ...rows], gap).slice(1)).intersect(d.rect(-900, -900, 900, 1800)));
    return [d.layer('hop', scales, 'main'), d.layer('leaves', top, 'main'), d.layer('drop', fallen, 'second')];
  },
});
