import { idea } from '../../idea.ts';

/** A monk in his hood: one pointed arch inside another. */
export const hoodedMonk = idea({
  id: 'hooded-monk',
  title: 'The quiet brother',
  says: 'A monk, drawn as one pointed arch inside another.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['monk'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.16 },
  },
  params: { hood: { label: 'Width of the hood', min: 88, max: 112, usual: 100 } },
  draw: (d, { look, params }) => {
    const wide = params['hood']! / 100;
    const [gap, pen] = [26, 46];
    const hood = d.mirror(d.path('M0 -520C-120 -420 -260 -320 -260 -120C-260 0 -170 90 0 90Z')).scale(wide, 1, [0, 0]).round(6, 0);
    const face = d.mirror(d.path('M0 -350C-70 -280 -150 -220 -150 -110C-150 -20 -90 30 0 30Z')).scale(wide, 1, [0, 0]).round(6, 0);
    const robe = d.mirror(d.path('M0 60H-160C-340 110 -430 260 -450 520H0Z')).round(16, 0);
    const beard = d.mirror(d.path('M0 -30H-100C-100 60 -50 130 0 170Z')).round(10, 0);
    const body = robe.gapFrom(hood, gap).pieces()[0]!;
    const cord = d.mirror(d.polyline([[0, 330], [-26, 700]]).stroke(gap));
    if (look === 'line') return [d.layer('hood', hood.rim(pen, 'round'), 'main'), d.layer('face', face.shrink(10), 'second', { mono: 'ink' }), d.layer('robe', d.union(body.rim(pen, 'round'), d.polyline([[0, 200], [0, 520]]).stroke(pen).intersect(body)), 'main')];
    const open = face.subtract(beard.intersect(face));
    if (look === 'cut') return [d.layer('arch', d.mirror(d.path('M0 -680C-180 -560 -540 -420 -540 -60V520H0Z')).subtract(d.union(hood.subtract(face), robe.gapFrom(hood, gap).subtract(cord)).scale(0.86, 0.86, [0, 540]).intersect(d.rect(-900, -900, 1800, 1440))), 'main')];
    return [d.layer('hood', hood.subtract(open).subtract(beard.grow(gap * 0.7).intersect(hood)), 'main', { mono: 'ink' }), d.layer('beard', beard, 'second', { mono: 'ink' }), d.layer('robe', body.gapFrom(beard, gap).subtract(cord).withoutSlivers(900), 'main', { mono: 'ink' })];
  },
});
