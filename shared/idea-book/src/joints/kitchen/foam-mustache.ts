import { idea } from '../../idea.ts';

/** A pint whose foam spills over the rim as a mustache. */
export const foamMustache = idea({
  id: 'foam-mustache',
  title: 'A mustache of foam',
  says: 'The foam that spills over the pint is a mustache.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['beer-glass', 'foam'], trades: ['pub', 'brewery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
  },
  draw: (d, { look }) => {
    const half = d.path('M0 -262C40 -318 132 -338 206 -300C262 -272 300 -236 352 -236C396 -236 414 -274 396 -306C462 -284 482 -206 436 -144C380 -68 262 -52 172 -74C92 -94 34 -140 0 -186Z');
    const mustache = d.mirror(half).round(10, 6);
    const glass = d.mirror(d.path('M0 -230H268L206 470H0Z')).round(46, 0);
    if (look === 'line') {
      const empty = glass.rim(38, 'round').subtract(mustache.grow(24), d.rect(-400, -400, 800, 200));
      return [d.layer('glass', empty, 'main'), d.layer('foam', mustache, 'second')];
    }
    const base = d.rect(-400, 372, 800, 20);
    return [d.layer('glass', glass.subtract(base).gapFrom(mustache, 20), 'second'), d.layer('foam', mustache, 'main')];
  },
});
