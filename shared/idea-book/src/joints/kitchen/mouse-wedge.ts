import type { Point } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** A wedge of cheese that is a mouse. */
export const mouseWedge = idea({
  id: 'mouse-wedge',
  title: 'The cheese is the mouse',
  says: 'The wedge of cheese is a mouse: its tip is the nose, and its rind runs between two ears.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['cheese'], trades: ['cheesemonger'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
  },
  draw: (d, { look }) => {
    const gap = 20;
    const [tip, reach]: [Point, number] = [[0, 480], 860];
    const head = d.sector(...tip, reach, 246, 294);
    const wedge = d.sector(...tip, reach - 96, 246, 294);
    const ear = d.circle(300, -330, 150).gapFrom(head, gap);
    const eye = d.circle(92, 20, 42);
    const nose = d.circle(0, 404, 62);
    const below = d.rect(-200, 404, 400, 200);
    const line = d.arc(...tip, reach - 112, 240, 300).stroke(36).intersect(head).union(d.ring(128, -160, 54, 22));
    if (look === 'line') return [d.layer('mouse', d.union(head.rim(36, 'round'), line, d.mirror(d.ring(300, -330, 150, 114).gapFrom(head, gap)), d.mirror(eye)).subtract(nose, below), 'main'), d.layer('nose', nose, 'second')];
    const holes = d.union(d.circle(-232, -84, 78), d.circle(90, -196, 52), d.circle(132, 196, 50));
    const rind = d.sector(...tip, reach, 246, 294, reach - 96 + gap);
    return [d.layer('cheese', wedge.subtract(holes, below).gapFrom(nose, gap), 'second'), d.layer('rind', rind, 'main'), d.layer('ears', d.mirror(ear), 'main'), d.layer('face', d.mirror(eye).union(nose), 'main')];
  },
});
