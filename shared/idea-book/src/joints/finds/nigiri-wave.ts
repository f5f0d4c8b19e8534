import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** Nigiri: the fish lies on the rice like a wave. */
export const nigiriWave = idea({
  id: 'nigiri-wave',
  title: 'Fish over rice',
  says: 'The slice of fish lies over the rice in one bend, with cuts at one angle.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['sushi'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
    rolls: { manner: 'module', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.2 },
  },
  params: { slant: { label: 'Slant of the cuts', min: 60, max: 130, usual: 96 } },
  draw: (d, { look, params }) => {
    const slant = params['slant']!;
    const fish = d.path('M-530 150C-520 -90 -330 -290 0 -290C330 -290 520 -90 530 150C536 206 480 216 450 170C390 80 220 20 0 20C-220 20 -390 80 -450 170C-480 216 -536 206 -530 150Z');
    const rice = d.rect(-400, 20, 800, 300, 130).gapFrom(fish, 26).withoutSlivers(900);
    const cuts = d.union(...[-250, 0, 250].map((x) => d.polyline([[x + slant, -330], [x - slant * 0.3, 80]]).stroke(34)));
    if (look === 'line') return [d.layer('fish', contour(fish, 46), 'main'), d.layer('rice', rice, 'second')];
    if (look === 'rolls') {
      const core = d.circle(0, 0, 92);
      const spots: readonly [number, number][] = [[0, -225], [-265, 235], [265, 235]];
      return [d.layer('rolls', d.union(...spots.map(([x, y]) => d.ring(0, 0, 250, 186).move(x, y))), 'main'), d.layer('fish', d.union(...spots.map(([x, y]) => core.move(x, y))), 'second', { mono: 'ink' })];
    }
    return [d.layer('fish', fish.subtract(cuts).withoutSlivers(900).round(8, 0), 'main'), d.layer('rice', rice, 'second', { mono: 'ink' })];
  },
});
