import { idea } from '../../idea.ts';

/** A belted gi that is a mountain, the sun for a head. */
export const giPeak = idea({
  id: 'gi-peak',
  title: 'Still as a mountain',
  says: 'The belted gi is a mountain, and the sun above it is the head.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['black-belt'], trades: ['martial-arts'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    seal: { manner: 'cut', vibes: ['classic_ornate', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 20, max: 38, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const gi = d.mirror(d.path('M-1 -160H96C150 40 300 240 520 400V480H-1Z')).round(14, 0);
    const sun = d.circle(0, -330, 140);
    const over = d.line('M-150 -300C-80 -60 20 60 190 200');
    const under = d.line('M150 -300C110 -150 60 -40 14 30');
    const [low, high] = [200, 310];
    const belt = d.rect(-700, low, 1400, high - low);
    const knot = d.polygon([[-70, low - 14], [70, low - 14], [52, high + 14], [-52, high + 14]], 12);
    const tails = d.mirror(d.polygon([[-10, high - 30], [70, high - 40], [170, 440], [90, 470]], 6));
    if (look === 'line') {
      const pen = 44;
      const lapels = over.stroke(pen).union(under.stroke(pen)).intersect(gi, d.rect(-900, -900, 1800, 900 + low));
      const band = d.rect(-700, low, 1400, pen).union(d.rect(-700, high - pen / 2, 1400, pen)).intersect(gi).subtract(knot);
      return [d.layer('gi', gi.rim(pen, 'round').union(lapels, band, knot.rim(pen, 'round')), 'main'), d.layer('sun', sun.rim(pen, 'round'), 'second', { mono: 'ink' })];
    }
    const cut = over.stroke(gap).union(under.stroke(gap)).intersect(d.rect(-900, -900, 1800, 900 + low));
    const bow = knot.union(tails);
    const cloth = gi.subtract(belt.grow(gap, 'miter'), cut, bow.grow(gap)).withoutSlivers(1500);
    const band = gi.intersect(belt).gapFrom(bow, gap);
    const knotted = tails.gapFrom(knot, gap * 0.7).union(knot);
    if (look === 'seal') return [d.layer('seal', d.rect(-540, -560, 1080, 1080, 90).subtract(d.union(cloth, band, knotted, sun).fit({ cx: 0, cy: 0, width: 900, height: 900 })), 'main')];
    return [d.layer('gi', cloth, 'main'), d.layer('belt', band.union(knotted), 'second', { mono: 'ink' }), d.layer('sun', sun, 'second', { mono: 'ink' })];
  },
});
