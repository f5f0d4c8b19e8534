import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A kettle drawn from one circle: its lower half is the pot, its upper half the handle. */
export const roundKettle = idea({
  id: 'round-kettle',
  title: 'Full circle',
  says: 'One circle is the whole kettle: below it is the pot, above it the handle.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['kettle'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.14 },
  },
  params: { handle: { label: 'Weight of the handle', min: 54, max: 84, usual: 68 } },
  draw: (d, { look, params }) => {
    const [gap, pen, r] = [26, 46, 420];
    const weight = look === 'line' ? pen : params['handle']!;
    const box = d.rect(-900, -900, 1800, 900 + r - 50);
    const disc = d.circle(0, 0, r).intersect(box).round(26, 0);
    const rim = 30;
    const pot = disc.subtract(d.rect(-900, -900, 1800, 900 + rim));
    const handle = d.ring(0, 0, r, r - weight).intersect(d.rect(-900, -900, 1800, 900 + rim + 40));
    const spout = d.path('M-330 260L-470 80C-510 40 -540 20 -590 0L-520 -110C-440 -80 -390 -30 -360 40L-300 110Z').round(8, 0);
    const lid = d.ellipse(0, rim - gap, 270, 130).intersect(d.rect(-400, -400, 800, 400 + rim - gap)).union(d.circle(0, rim - gap - 150, 52)).round(0, 16);
    const body = pot.union(spout).round(0, 20);
    if (look === 'line') return [d.layer('kettle', d.union(contour(body, pen), handle), 'main'), d.layer('lid', d.ellipse(0, rim, 250, 120).outline(pen).intersect(d.rect(-400, -400, 800, 400 + rim - gap)).union(d.circle(0, -150, 52)), 'second', { mono: 'ink' })];
    if (look === 'cut') {
      const kettle = d.union(body, handle, lid).scale(0.72);
      return [d.layer('stove', d.rect(-500, -500, 1000, 1000, 220).subtract(kettle.place({ cx: -24, cy: 0 })), 'main')];
    }
    return [d.layer('kettle', body.union(handle), 'main', { mono: 'ink' }), d.layer('lid', lid, 'second', { mono: 'ink' })];
  },
});
