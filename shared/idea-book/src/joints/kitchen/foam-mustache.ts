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
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { mustache: { label: 'Mustache width', min: 0.85, max: 1.1, usual: 1 }, foot: { label: 'Foot width', min: 170, max: 236, usual: 206 } },
  draw: (d, { look, params }) => {
    const half = d.path('M0 -262C40 -318 132 -338 206 -300C262 -272 300 -236 352 -236C396 -236 414 -274 396 -306C462 -284 482 -206 436 -144C380 -68 262 -52 172 -74C92 -94 34 -140 0 -186Z');
    const mustache = d.mirror(half).round(10, 6).scale(params['mustache']!, 1);
    const foot = params['foot']!;
    const glass = d.mirror(d.path(`M0 -230H268L${foot} 470H0Z`)).round(46, 0);
    if (look === 'cut') {
      const pint = d.mirror(d.path(`M0 -470H340L${foot + 30} 480H0Z`)).round(46, 0);
      return [d.layer('pint', pint.subtract(mustache.scale(0.56, 0.7, [0, -200]).move(0, 60), d.rect(-400, 372, 800, 26)), 'main')];
    }
    if (look === 'line') {
      const empty = glass.rim(38, 'round').subtract(mustache.grow(24), d.rect(-400, -400, 800, 200));
      return [d.layer('glass', empty, 'main'), d.layer('foam', mustache, 'second')];
    }
    const base = d.rect(-400, 372, 800, 20);
    return [d.layer('glass', glass.subtract(base).gapFrom(mustache, 20), 'second'), d.layer('foam', mustache, 'main')];
  },
});
