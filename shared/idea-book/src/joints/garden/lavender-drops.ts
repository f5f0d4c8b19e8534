import { idea } from '../../idea.ts';

/** Lavender whose florets are drops of oil. */
export const lavenderDrops = idea({
  id: 'lavender-drops',
  title: 'Drops of lavender',
  says: 'Each floret of the lavender is a drop of its oil.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lavender', 'hyacinth', 'lilac', 'heather', 'sage', 'bluebell'], trades: ['perfumery', 'soap', 'spa'] }],
  looks: {
    solid: { manner: 'module', vibes: ['organic_flowing', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.036 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'organic_flowing'], colors: 1, stem: 0.1 },
  },
  params: { drops: { label: 'Drops', min: 0.85, max: 1.1, usual: 1 }, gap: { label: 'Gap', min: 18, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const [wide, gap] = [params['drops']!, params['gap']!];
    // A floret is a drop whose point is at the stalk; rows grow toward the foot, so that the head is a drop as well.
    const drop = d.path('M0 0C-40 -50 -82 -90 -82 -146A82 82 0 0 1 82 -146C82 -90 40 -50 0 0Z');
    const isLine = look === 'line';
    const pen = isLine ? 36 : 40;
    const rows = [-230, -70, 100, 270].map((y, i) => drop.scale((0.84 + i * 0.12) * wide, 0.9 + i * 0.1, [0, 0]).rotate(50 - i * 3, [0, 0]).move(gap / 2 + (isLine ? 0 : 4), y));
    const right = rows.map((row, i) => (i > 0 ? row.gapFrom(rows[i - 1]!, gap) : row)).map((row) => row.intersect(d.rect(gap / 2, -900, 900, 1800)).round(8, 0));
    const tip = drop.scale(0.84 * wide, 1.1, [0, 0]).move(0, -300).gapFrom(d.mirror(right[0]!), gap);
    const florets = [tip, ...right.map((row) => d.mirror(row))];
    const stalk = d.line('M0 320V600').stroke(pen, { cap: 'round' });
    const leaf = d.leaf([0, 590], [250, 380], 0.22, 0.26);
    const head = d.union(...florets);
    if (isLine) {
      const open = d.union(tip.rim(pen, 'round'), ...right.map((row) => d.mirror(row.rim(pen, 'round'))));
      return [d.layer('stem', stalk.gapFrom(head, gap).union(d.mirror(d.line('M0 570C110 560 200 500 230 410').stroke(pen, { cap: 'round' }))), 'main'), d.layer('florets', open, 'second', { mono: 'ink' })];
    }
    const green = stalk.gapFrom(head, gap).union(d.mirror(leaf));
    if (look === 'seal') return [d.layer('seal', d.superellipse(0, 30, 500, 780, 2.6).subtract(head, green), 'main')];
    return [d.layer('stem', green, 'main'), d.layer('florets', head, 'second', { mono: 'ink' })];
  },
});
