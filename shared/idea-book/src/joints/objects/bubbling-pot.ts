import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A cauldron and what bubbles in it, all circles. */
export const bubblingPot = idea({
  id: 'bubbling-pot',
  title: 'Something brews',
  says: 'A cauldron is one big circle, and what bubbles out of it are smaller ones.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['cauldron'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
    moon: { manner: 'cut', vibes: ['bold_abstract', 'illustrative'], colors: 2, stem: 0.16 },
  },
  params: { bubbles: { label: 'Size of the bubbles', min: 84, max: 116, usual: 100 } },
  draw: (d, { look, params }) => {
    const size = params['bubbles']! / 100;
    const [gap, pen] = [26, 44];
    const rim = d.rect(-420, -140, 840, 96, 48);
    const belly = d.circle(0, 140, 390).intersect(d.rect(-600, -44 + gap, 1200, 900));
    const legs = d.mirror(d.polyline([[-220, 400], [-290, 540]]).stroke(look === 'line' ? 60 : 90, { cap: 'round' }));
    const pot = belly.union(legs).round(0, 16).round(10, 0);
    const bubbles = d.union(d.circle(-150, -140, 150 * size), d.circle(130, -150, 118 * size), d.circle(10, -330, 92 * size), d.circle(180, -420, 62 * size), d.circle(-150, -430, 48 * size)).subtract(d.rect(-600, -140 - gap, 1200, 600));
    const shine = d.arc(0, 140, 282, 168, 118).stroke(46, { cap: 'round' });
    if (look === 'line') return [d.layer('cauldron', d.union(contour(belly, pen), legs.subtract(belly), contour(rim, pen)), 'main'), d.layer('bubbles', d.union(...bubbles.pieces().map((bubble) => (bubble.area > 20_000 ? contour(bubble, pen) : bubble))), 'second', { mono: 'ink' })];
    if (look === 'moon') {
      const moon = d.circle(0, -60, 560);
      const all = d.union(pot, rim, bubbles).scale(0.78, 0.78, [0, -60]).move(0, 20);
      return [d.layer('moon', moon.subtract(all), 'main')];
    }
    return [d.layer('cauldron', d.union(pot, rim).subtract(shine), 'main', { mono: 'ink' }), d.layer('bubbles', bubbles, 'second', { mono: 'ink' })];
  },
});
