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
    holes: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.1 },
  },
  params: { ears: { label: 'Ear size', min: 126, max: 176, usual: 150 }, nose: { label: 'Nose size', min: 50, max: 76, usual: 62 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [20, params['ears']!];
    const [tip, reach]: [Point, number] = [[0, 480], 860];
    const head = d.sector(...tip, reach, 246, 294);
    const wedge = d.sector(...tip, reach - 96, 246, 294);
    const ear = d.circle(300, -330, size).gapFrom(head, gap);
    const eye = d.circle(92, 20, 42);
    const nose = d.circle(0, 404, params['nose']!);
    const below = d.rect(-200, 404, 400, 200);
    const line = d.arc(...tip, reach - 112, 240, 300).stroke(36).intersect(head).union(d.ring(128, -160, 54, 22));
    if (look === 'holes') {
      const bites = d.union(d.mirror(d.circle(104, 10, 54)), d.circle(176, -208, 74), d.circle(-60, -196, 44), d.circle(-30, 190, 36));
      const snout = d.circle(...tip, params['nose']! + 66);
      const whole = d.sector(...tip, reach, 246, 294).round(18, 0);
      const button = whole.intersect(snout).round(14, 0);
      return [d.layer('cheese', whole.subtract(bites, snout.grow(gap * 1.3)).round(8, 0), 'main'), d.layer('ears', d.mirror(d.circle(300, -330, size).gapFrom(head, gap * 1.3)), 'main'), d.layer('nose', button, 'main')];
    }
    if (look === 'line') return [d.layer('mouse', d.union(head.rim(36, 'round'), line, d.mirror(d.ring(300, -330, size, size - 36).gapFrom(head, gap)), d.mirror(eye)).subtract(nose, below), 'main'), d.layer('nose', nose, 'second')];
    const holes = d.union(d.circle(-232, -84, 78), d.circle(90, -196, 52), d.circle(132, 196, 50));
    const rind = d.sector(...tip, reach, 246, 294, reach - 96 + gap);
    return [d.layer('cheese', wedge.subtract(holes, below).gapFrom(nose, gap), 'second'), d.layer('rind', rind, 'main'), d.layer('ears', d.mirror(ear), 'main'), d.layer('face', d.mirror(eye).union(nose), 'main')];
  },
});
