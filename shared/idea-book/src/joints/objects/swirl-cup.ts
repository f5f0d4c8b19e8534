import { idea } from '../../idea.ts';
import { contour, heart } from './parts.ts';

/** A cupcake of one swirl in three sizes, a heart on top. */
export const swirlCup = idea({
  id: 'swirl-cup',
  title: 'The sweetest top',
  says: 'One swirl in three sizes fills the cup, and a heart tops it.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['cupcake'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    cloud: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 2, stem: 0.16 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const pen = 42;
    const tall = 150;
    const swirls = [720, 540, 350].map((wide, i) => d.rect(-wide / 2, 40 - (i + 1) * (tall + gap), wide, tall, tall / 2));
    const top = heart(d, 210).place({ cx: 0, bottom: 40 - 3 * (tall + gap) - gap + 20 });
    const sweet = top.gapFrom(swirls[2]!, gap);
    const cup = d.polygon([[-310, 40], [310, 40], [230, 460], [-230, 460]]).round(30, 0);
    const pleats = d.union(d.rect(-gap / 2, 0, gap, 600), d.mirror(d.polyline([[-156, 0], [-112, 500]]).stroke(gap)));
    if (look === 'line') return [d.layer('cream', d.union(...swirls.map((swirl) => contour(swirl, pen))), 'main'), d.layer('cup', contour(cup, pen).union(d.polyline([[-100, 40], [-72, 460]]).stroke(pen).intersect(cup), d.polyline([[100, 40], [72, 460]]).stroke(pen).intersect(cup)), 'second', { mono: 'ink' }), d.layer('heart', sweet, 'second', { mono: 'ink' })];
    if (look === 'cloud') {
      const puffs = d.union(d.circle(0, -250, 210), d.mirror(d.circle(-190, -130, 180)), d.mirror(d.circle(-300, -20, 130)), d.rect(-300, -120, 600, 230)).intersect(d.rect(-600, -600, 1200, 640 - gap / 2));
      const love = heart(d, 250).place({ cx: 0, cy: -150 });
      return [d.layer('cream', puffs.subtract(love).round(14, 0), 'main', { mono: 'ink' }), d.layer('cup', cup.subtract(pleats, d.rect(-600, 0, 1200, 40 + gap / 2)), 'second', { mono: 'ink' })];
    }
    return [d.layer('cream', d.union(...swirls), 'second', { mono: 'ink' }), d.layer('cup', cup.subtract(pleats).round(8, 0), 'main', { mono: 'ink' }), d.layer('heart', sweet, 'main', { mono: 'ink' })];
  },
});
