import { idea } from '../../idea.ts';

/** A head of lavender in the shape of a drop. */
export const lavenderDrops = idea({
  id: 'lavender-drops',
  title: 'A drop of lavender',
  says: 'The head of the lavender is a drop of its oil.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lavender', 'hyacinth', 'lilac', 'heather', 'sage', 'bluebell'], trades: ['perfumery', 'soap', 'spa'] }],
  looks: {
    solid: { manner: 'module', vibes: ['organic_flowing', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.036 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'organic_flowing'], colors: 1, stem: 0.1 },
  },
  params: { drops: { label: 'Width of the drop', min: 0.85, max: 1.1, usual: 1 }, gap: { label: 'Gap', min: 18, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const [wide, gap] = [params['drops']!, params['gap']!];
    const head = d.path('M0 -500C70 -360 240 -200 240 0A240 240 0 0 1 -240 0C-240 -200 -70 -360 0 -500Z').scale(wide, 1, [0, 0]);
    const rows = [-230, -80, 70, 220];
    const chevrons = (pen: number) => d.union(...rows.map((y) => d.polyline([[-300, y - 190], [0, y], [300, y - 190]]).stroke(pen, { join: 'miter' })));
    const leaf = d.leaf([0, 520], [250, 300], 0.22, 0.26);
    if (look === 'line') {
      const pen = 36;
      const inner = chevrons(pen).union(d.line('M0 -230V230').stroke(pen)).intersect(head.shrink(pen - 8));
      const stalk = d.line('M0 230V540').stroke(pen, { cap: 'round' });
      return [d.layer('stem', stalk.gapFrom(head, 0).union(d.mirror(d.line('M0 500C110 490 200 420 230 330').stroke(pen, { cap: 'round' }))), 'main'), d.layer('florets', head.rim(pen, 'round').union(inner), 'second')];
    }
    const florets = head.subtract(chevrons(gap), d.rect(-gap / 2, -230, gap, 600)).withoutSlivers(500).round(10, 0);
    const stem = d.line('M0 200V540').stroke(40, { cap: 'round' }).gapFrom(head, gap);
    const green = stem.union(d.mirror(leaf.gapFrom(head, gap)));
    if (look === 'seal') {
      const sprig = florets.union(green);
      return [d.layer('seal', d.superellipse(0, 10, 480, 690, 2.6).subtract(sprig), 'main')];
    }
    return [d.layer('stem', green, 'main'), d.layer('florets', florets, 'second', { mono: 'ink' })];
  },
});
