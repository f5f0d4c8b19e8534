import { idea } from '../../idea.ts';

/** A sheep whose fleece is one spiral. */
export const sheepSpiral = idea({
  id: 'sheep-spiral',
  title: ({ things }) => `The ${things[0]} in one turn`,
  says: ({ things }) => `The fleece of the ${things[0]} is one thread, wound to a spiral.`,
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['sheep', 'lamb'] }],
  looks: {
    solid: { manner: 'brush', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'playful_rounded'], colors: 1, stem: 0.1 },
    disc: { manner: 'solid', vibes: ['illustrative', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.14 },
  },
  params: { turns: { label: 'Turns', min: 1.6, max: 2.2, usual: 2.1 }, thread: { label: 'Thread', min: 74, max: 92, usual: 88 } },
  draw: (d, { look, params }) => {
    const [turns, pen] = [params['turns']!, params['thread']!];
    const [cx, cy, R] = [70, -30, 330];
    const gap = 26;
    const coil = d.spiral({ cx, cy, from: 34, to: R, turns, start: 196 - turns * 360 });
    const fleece = look === 'disc' ? d.circle(cx, cy, R + pen / 2).subtract(d.spiral({ cx, cy, from: 10, to: R - 40, turns: turns * 0.8, start: 30 }).stroke(gap * 1.2, { cap: 'round' })) : coil.stroke(pen, { cap: 'round' });
    const head = d.path('M-250 -190C-330 -210 -400 -170 -430 -100C-470 -20 -490 50 -450 90C-400 130 -320 100 -270 50C-210 -10 -190 -150 -250 -190Z').round(16, 0).union(d.leaf([-280, -150], [-90, -190], 0.22).round(14, 0));
    const eye = d.circle(-346, -58, 25);
    const legs = d.union(d.rect(-90, 200, 90, 260, [0, 0, 20, 20]), d.rect(150, 200, 90, 260, [0, 0, 20, 20]));
    const outer = d.circle(cx, cy, R + pen / 2);
    const standing = legs.gapFrom(outer, gap);
    const wool = fleece.gapFrom(head, gap);
    if (look === 'cut') return [d.layer('sheep', d.union(wool, head.subtract(eye), legs.subtract(outer.shrink(12))), 'main')];
    return [d.layer('fleece', wool, 'main'), d.layer('head and legs', head.subtract(eye).union(standing), 'second', { mono: 'ink' })];
  },
});
