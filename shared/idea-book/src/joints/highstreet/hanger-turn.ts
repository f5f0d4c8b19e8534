import { idea } from '../../idea.ts';

/** A hanger whose hook is an arrow that turns back. */
export const hangerTurn = idea({
  id: 'hanger-turn',
  title: 'Round again',
  says: 'The hook of the hanger is an arrow that turns back: clothes go round again.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['second-hand'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { pen: { label: 'Weight', min: 70, max: 104, usual: 86 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 46 : params['pen']!;
    const cap = look === 'cut' ? 'butt' : 'round';
    const join = look === 'cut' ? 'miter' : 'round';
    const bar = d.polygon([[0, -40], [470, 300], [-470, 300]]).outline(pen, join).intersect(d.rect(-900, -900, 1800, 1800));
    const [cx, cy, r] = [0, -250, 150];
    const hook = d.arc(cx, cy, r, 90, 350).stroke(pen, { cap: 'butt' });
    const [tx, ty] = [cx + r * Math.cos((350 * Math.PI) / 180), cy + r * Math.sin((350 * Math.PI) / 180)];
    const size = pen * 1.25;
    const head = d.polygon([[-size, -10], [size, -10], [0, size * 1.3]], look === 'cut' ? 0 : 12).rotate(-8).move(tx, ty);
    const neck = d.line(`M0 ${cy + r}V-30`).stroke(pen, { cap });
    const arrow = d.union(hook, head);
    if (look === 'cut') return [d.layer('hanger', d.union(bar, arrow, neck), 'main')];
    return [d.layer('hanger', bar, 'main', { mono: 'join' }), d.layer('arrow', d.union(arrow, neck).gapFrom(bar, 0), 'second', { mono: 'join' })];
  },
});
