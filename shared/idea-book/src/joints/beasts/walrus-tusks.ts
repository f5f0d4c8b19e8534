import { idea } from '../../idea.ts';

/** A walrus: a dome, a moustache of two circles and two tusks. */
export const walrusTusks = idea({
  id: 'walrus-tusks',
  title: 'Two tusks and a moustache',
  says: 'A dome, a moustache of two circles and two tusks are the whole walrus.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['walrus'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.14 },
  },
  params: { tusks: { label: 'Length of the tusks', min: 250, max: 400, usual: 330 } },
  draw: (d, { look, params }) => {
    const long = params['tusks']!;
    const [gap, pen] = [26, 44];
    const head = d.path('M-300 130V-130C-300 -320 -170 -450 0 -450C170 -450 300 -320 300 -130V130Z');
    const lobes = d.mirror(d.circle(-168, 60, 176)).round(0, 20);
    const nose = d.ellipse(0, -72, 76, 50);
    const eyes = d.mirror(d.circle(-150, -220, 32));
    const tusk = d.path(`M-216 60H-96L-104 ${190 + long * 0.4}C-106 ${180 + long * 0.8} -110 ${190 + long} -124 ${200 + long}C-190 ${190 + long * 0.6} -216 ${150 + long * 0.4} -216 60Z`).round(10, 0);
    const tusks = d.mirror(tusk).gapFrom(lobes, gap);
    if (look === 'line') {
      const muzzle = lobes.rim(pen, 'round');
      return [d.layer('walrus', d.union(head.rim(pen).subtract(lobes), muzzle, eyes.grow(4), nose.subtract(lobes.shrink(20))), 'main'), d.layer('tusks', tusks, 'second')];
    }
    if (look === 'cut') {
      const body = d.path('M-300 -130C-300 -320 -170 -450 0 -450C170 -450 300 -320 300 -130C300 40 470 190 470 620H-470C-470 190 -300 40 -300 -130Z').round(40, 0);
      const muzzle = lobes.union(nose).round(0, 16);
      return [d.layer('walrus', body.gapFrom(muzzle, gap).subtract(eyes, tusks.grow(6)).union(muzzle.subtract(d.rect(-gap / 2, 0, gap, 300))).withoutSlivers(400), 'main')];
    }
    return [d.layer('head', head.gapFrom(lobes.union(nose), gap).subtract(eyes), 'main'), d.layer('moustache', lobes.union(nose).round(0, 16), { tint: 'main', by: -0.3 }, { mono: 'ink' }), d.layer('tusks', tusks, 'second')];
  },
});
