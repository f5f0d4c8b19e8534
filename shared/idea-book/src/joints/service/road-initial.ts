import { idea } from '../../idea.ts';
import { LETTER_LINES } from '../building/letter-lines.ts';

/** The initial as a road with a dashed center line. */
export const roadInitial = idea({
  id: 'road-initial',
  title: ({ letters }) => `The ${letters} road`,
  says: ({ letters }) => `The ${letters} is a road with a dashed line down the middle.`,
  kind: 'symbol',
  technique: 'trade-letter',
  isRetired: true,
  needs: [{ things: ['road', 'truck', 'journey', 'path'], trades: ['logistics', 'car-repair', 'car-dealer', 'moving', 'delivery', 'motorcycles', 'ev-charging'] }],
  fits: ({ initials: { first } }) => (LETTER_LINES[first] ? first : undefined),
  looks: {
    dashes: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 1, stem: 0.12 },
    marked: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.12 },
    lanes: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.05 },
  },
  draw: (d, { look, letters }) => {
    const lines = (LETTER_LINES[letters] ?? d.refuse(`No road for "${letters}".`)).map((data) => d.line(data));
    const wide = 150;
    const road = d.union(...lines.map((line) => line.stroke(wide)));
    const dash = d.rect(-34, -9, 68, 18, 3);
    const inner = road.shrink(50);
    const dashes = lines.flatMap((line) => {
      const count = Math.max(2, Math.round(line.length / 124));
      return d.along(line, dash, { count, from: 0.5 / count, to: 1 - 0.5 / count });
    });
    // Where roads meet, only the dashes of the first one are drawn.
    const apart = dashes.filter(({ bounds: one }, i) => !dashes.slice(0, i).some(({ bounds: other }) => Math.hypot(other.cx - one.cx, other.cy - one.cy) < 84));
    const marks = d.union(...apart);
    if (look === 'lanes') return [d.layer('edges', road.rim(30), 'main'), d.layer('marks', marks.subtract(road.subtract(inner)), 'second')];
    if (look === 'marked') return [d.layer('road', road, 'main'), d.layer('marks', marks, 'second')];
    return [d.layer('road', road.subtract(marks), 'main')];
  },
});
