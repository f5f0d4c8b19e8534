import { idea } from '../../idea.ts';

/** A button whose thread is a smile. */
export const buttonSmile = idea({
  id: 'button-smile',
  title: 'The smiling button',
  says: 'Two holes are eyes, and the thread in the others is a smile.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['button', 'smile', 'joy', 'thread'], trades: ['tailoring', 'kids-fashion', 'toys', 'fashion'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
  },
  draw: (d, { look }) => {
    const line = look === 'line';
    const disc = line ? d.circle(0, 0, 470).rim(44) : d.circle(0, 0, 470).subtract(d.circle(0, 0, 372).outline(26));
    const eyes = d.mirror(d.circle(-120, -110, 58));
    const holes = d.mirror(d.circle(-190, 76, 58));
    const thread = d.line('M-190 76C-150 270 150 270 190 76').stroke(50, { cap: 'round' });
    if (line) return [d.layer('button', disc.union(d.circle(0, 0, 372).outline(24)), 'main'), d.layer('eyes', eyes, 'main'), d.layer('thread', thread, 'second')];
    return [d.layer('button', disc.subtract(eyes, holes), 'main'), d.layer('thread', thread, 'second')];
  },
});
