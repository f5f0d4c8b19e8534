import type { Point } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** A football whose patches are the face of a panda. */
export const pandaBall = idea({
  id: 'panda-ball',
  title: 'The panda in the ball',
  says: 'The dark patches of the football are the eyes and the nose of a panda.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['soccer-ball'], trades: ['football'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.046 },
  },
  params: { seam: { label: 'Seams', min: 30, max: 48, usual: 38 }, ears: { label: 'Ears', min: 136, max: 172, usual: 154 } },
  draw: (d, { look, params }) => {
    const [seam, size] = [params['seam']!, params['ears']!];
    const line = look === 'line';
    const [r, cy] = [430, 40];
    const at = (radius: number, angle: number): Point => [radius * Math.cos((angle * Math.PI) / 180), cy + radius * Math.sin((angle * Math.PI) / 180)];
    const ball = d.circle(0, cy, r);
    const edge = ball.rim(line ? 46 : 54);
    const ears = d.mirror(d.circle(318, cy - 350, size)).gapFrom(ball, line ? 0 : 30);
    const pentagon = (radius: number, [cx, y]: Point, turn: number) => d.regular(5, radius, { cx, cy: y, turn });
    const nose = pentagon(124, [0, cy + 50], 180).round(10, 0);
    const noseAt = (angle: number): Point => [110 * Math.cos((angle * Math.PI) / 180), cy + 50 + 110 * Math.sin((angle * Math.PI) / 180)];
    const eyePatch = d.mirror(d.regular(5, 132, { cx: 196, cy: cy - 150, turn: 140 }).round(30, 0));
    const eyes = d.mirror(d.circle(190, cy - 150, 40));
    const rim = d.union(...[90, 14, 166].map((angle) => pentagon(150, at(r + 36, angle), angle - 90)));
    const seams = d.union(...[90, 18, 162].map((angle) => d.polyline([noseAt(angle), at(r - 60, angle === 90 ? 90 : angle === 18 ? 14 : 166)]).stroke(seam)), ...[-54, -126].map((angle) => d.polyline([noseAt(angle), [angle === -54 ? 150 : -150, cy - 110]]).stroke(seam)));
    if (line) return [d.layer('panda', d.union(edge, ears.rim(46).subtract(ball.shrink(20)), eyePatch.rim(40), eyes, nose, seams.subtract(eyePatch.shrink(20)).intersect(ball)), 'main')];
    const face = d.union(edge, eyePatch, seams.intersect(ball), rim.intersect(ball)).subtract(eyes).union(look === 'cut' ? nose : nose.shrink(1));
    if (look === 'cut') return [d.layer('panda', face.union(ears), 'main')];
    return [d.layer('panda', d.union(d.union(edge, eyePatch, seams.intersect(ball), rim.intersect(ball)).subtract(eyes).gapFrom(nose, 18), ears), 'main'), d.layer('nose', nose, 'second', { mono: 'ink' })];
  },
});
