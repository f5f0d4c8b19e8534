import { idea } from '../../idea.ts';

/** A pint whose beer is a mountain, its foam the clouds above. */
export const peakPint = idea({
  id: 'peak-pint',
  title: 'Head in the clouds',
  says: 'The beer in the glass is a mountain, a bubble is the sun, and the foam is the cloud above.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'peak', 'hill', 'volcano', 'valley', 'cliff', 'cloud'] }, { things: ['beer-glass', 'foam'], trades: ['brewery', 'pub'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'bold_abstract'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp'], colors: 1, stem: 0.09 },
  },
  params: { peak: { label: 'Height of the peak', min: -190, max: -60, usual: -130 } },
  draw: (d, { look, params }) => {
    const gap = 24;
    const peak = params['peak']!;
    const glass = d.mirror(d.path('M0 -330H330L250 500H0Z')).round(54, 0);
    const foam = d.union(d.circle(-250, -370, 120), d.circle(-70, -430, 160), d.circle(140, -400, 130), d.circle(280, -350, 100), d.rect(-370, -370, 750, 120, 60)).round(0, 14);
    const range = d.polygon([[-600, 330], [-60, peak], [70, peak + 160], [140, peak + 100], [600, 470], [600, 700], [-600, 700]]);
    const sun = d.circle(150, -70, 62);
    if (look === 'line') {
      const pen = 40;
      const ridge = d.polyline([[-600, 330], [-60, peak], [70, peak + 160], [140, peak + 100], [600, 470]]).stroke(pen, { join: 'round' }).intersect(glass);
      return [d.layer('glass', glass.rim(pen, 'round').union(ridge).gapFrom(foam, gap), 'main'), d.layer('foam', foam.rim(pen, 'round'), 'second', { mono: 'ink' }), d.layer('sun', sun, 'second', { mono: 'ink' })];
    }
    if (look === 'cut') {
      const inside = glass.gapFrom(foam, gap);
      const sky = inside.subtract(range.grow(gap / 2)).subtract(sun.grow(6));
      const beer = inside.intersect(range.grow(-gap / 2)).round(6, 0);
      return [d.layer('sky', sky.withoutSlivers(200), 'main'), d.layer('beer', beer, 'main'), d.layer('foam', foam, 'main')];
    }
    const wall = 44;
    const rim = glass.rim(wall, 'round').gapFrom(foam, gap);
    const beer = glass.shrink(wall + gap, 'round').intersect(range).round(10, 0);
    return [d.layer('glass', rim, 'main', { mono: 'ink' }), d.layer('beer', beer, 'main', { mono: 'ink' }), d.layer('sun', sun, 'second', { mono: 'ink' }), d.layer('foam', foam, 'second', { mono: 'ink' })];
  },
});
