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
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 1, stem: 0.14 },
  },
  params: { eyes: { label: 'Eyes', min: 46, max: 70, usual: 58 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const disc = line ? d.circle(0, 0, 470).rim(44) : d.circle(0, 0, 470).subtract(d.circle(0, 0, 372).outline(26));
    const eyes = d.mirror(d.circle(-120, -110, params['eyes']!));
    const holes = d.mirror(d.circle(-190, 76, 58));
    const thread = d.line('M-190 76C-150 270 150 270 190 76').stroke(50, { cap: 'round' });
    if (look === 'cut') return [d.layer('button', d.circle(0, 0, 470).subtract(d.mirror(d.circle(-150, -120, params['eyes']! * 1.2)), d.mirror(d.circle(-220, 90, 62)), d.line('M-220 90C-170 310 170 310 220 90').stroke(62)), 'main')];
    if (line) return [d.layer('button', disc.union(d.circle(0, 0, 372).outline(24)), 'main'), d.layer('eyes', eyes, 'main'), d.layer('thread', thread, 'second')];
    return [d.layer('button', disc.subtract(eyes, holes), 'main'), d.layer('thread', thread, 'second')];
  },
});
