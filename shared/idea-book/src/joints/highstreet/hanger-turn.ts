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
    const join = look === 'cut' ? 'miter' : 'round';
    const bar = d.polygon([[0, -40], [470, 300], [-470, 300]]).outline(pen, join).intersect(d.rect(-900, -900, 1800, 1800));
    const hook = d.line('M0 -20V-64C0 -160 158 -170 158 -306C158 -394 88 -462 0 -462C-88 -462 -158 -394 -158 -306').stroke(pen);
    const size = pen * 1.2;
    const head = d.polygon([[-size, 0], [size, 0], [0, size * 1.3]], look === 'cut' ? 0 : 12).move(-158, -310);
    const arrow = d.union(hook, head);
    if (look === 'cut') return [d.layer('hanger', d.union(bar, arrow), 'main')];
    return [d.layer('hanger', bar, 'main', { mono: 'join' }), d.layer('arrow', arrow.gapFrom(bar, -4), 'second', { mono: 'join' })];
  },
});
