import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A telescope of three draws, aimed at a star. */
export const threeDraws = idea({
  id: 'three-draws',
  title: 'An eye on the star',
  says: 'A telescope whose three draws grow by the same step towards a star.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['telescope'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
    night: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.14 },
  },
  params: { tilt: { label: 'Tilt', min: 22, max: 40, usual: 30 } },
  draw: (d, { look, params }) => {
    const tilt = -params['tilt']!;
    const [gap, pen] = [26, 44];
    const aim = (shape: ReturnType<typeof d.circle>) => shape.rotate(tilt, [0, 0]);
    const widths = [190, 280, 370];
    const longs = [200, 230, 260];
    const tubes = widths.map((wide, i) => aim(d.rect(-380 + longs.slice(0, i).reduce((sum, long) => sum + long + gap, 0), -wide / 2, longs[i]!, wide, 22)));
    const legs = d.polyline([[-220, 560], [-30, 60], [160, 560]]).stroke(look === 'line' ? pen : 74, { cap: 'round' }).gapFrom(d.union(...tubes), gap);
    const star = d.star(4, 150, 46, { cx: 480, cy: -500 }).round(6, 0);
    if (look === 'line') return [d.layer('telescope', d.union(...tubes.map((tube) => contour(tube, pen)), legs), 'main'), d.layer('star', star, 'second', { mono: 'ink' })];
    if (look === 'night') return [d.layer('night', d.circle(40, -20, 640).subtract(d.union(...tubes, legs, star).scale(0.84, 0.84, [40, -20]).move(-10, 10)), 'main')];
    return [d.layer('draws', d.union(tubes[0]!, tubes[2]!), 'main', { mono: 'ink' }), d.layer('middle draw', tubes[1]!, { tint: 'main', by: 0.3 }, { mono: 'ink' }), d.layer('legs', legs, 'main', { mono: 'ink' }), d.layer('star', star, 'second', { mono: 'ink' })];
  },
});
