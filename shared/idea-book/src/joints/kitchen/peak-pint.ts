import type { Point } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** A pint whose beer is a mountain, its foam the clouds above. */
export const peakPint = idea({
  id: 'peak-pint',
  title: 'Head in the clouds',
  says: 'The beer in the mug is a mountain, a bubble is the sun, and the foam is the cloud above.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'peak', 'hill', 'volcano', 'valley', 'cliff'] }, { things: ['beer-glass', 'foam'], trades: ['brewery', 'pub'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'bold_abstract'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp'], colors: 1, stem: 0.09 },
  },
  params: { peak: { label: 'Height of the peak', min: -150, max: -30, usual: -90 } },
  draw: (d, { look, params }) => {
    const gap = 24;
    const peak = params['peak']!;
    const isLine = look === 'line';
    const pen = isLine ? 40 : 64;
    const mug = d.rect(-400, -330, 620, 800, [0, 0, 80, 80]);
    const handle = d.rect(120, -150, 330, 440, 150).rim(pen, 'round').subtract(mug);
    const foam = d.union(d.circle(-330, -350, 120), d.circle(-150, -420, 150), d.circle(70, -400, 130), d.circle(174, -344, 110), d.rect(-450, -350, 734, 120, [0, 0, 80, 80])).round(40, 14);
    const ridge: Point[] = [[-560, peak + 470], [-130, peak], [10, peak + 160], [76, peak + 90], [500, peak + 560]];
    const sun = d.circle(58, -130, 58);
    if (isLine) {
      const range = d.polyline(ridge).stroke(pen, { join: 'round' }).intersect(mug);
      return [d.layer('mug', d.union(mug.rim(pen, 'round'), range, handle).gapFrom(foam, gap), 'main'), d.layer('foam', foam.rim(pen, 'round'), 'second', { mono: 'ink' }), d.layer('sun', sun, 'second', { mono: 'ink' })];
    }
    const sky = d.polygon([...ridge, [500, -900], [-700, -900]]);
    if (look === 'cut') {
      const glass = mug.union(handle).gapFrom(foam, gap);
      const line = d.polyline(ridge).stroke(gap, { join: 'miter' });
      return [d.layer('mug', glass.subtract(line.intersect(mug), sun), 'main'), d.layer('foam', foam, 'main')];
    }
    const window = mug.shrink(pen, 'round').intersect(sky).round(20, 0);
    return [d.layer('mug', mug.union(handle).subtract(window).gapFrom(foam, gap), 'main'), d.layer('sun', sun, 'second', { mono: 'ink' }), d.layer('foam', foam, 'second', { mono: 'ink' })];
  },
});
