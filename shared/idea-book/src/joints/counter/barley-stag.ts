import { idea } from '../../idea.ts';

/** A stag whose antlers are ears of barley. */
export const barleyStag = idea({
  id: 'barley-stag',
  title: 'The stag in the barley',
  says: 'The antlers of the stag are two ears of barley.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['distillery', 'brewery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'classic_ornate'], colors: 2, stem: 0.1 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'classic_ornate'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  params: { grains: { label: 'Size of the grains', min: 0.88, max: 1.12, usual: 1 }, gap: { label: 'Gap', min: 16, max: 30, usual: 22 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [params['gap']!, params['grains']!];
    const line = look === 'line';
    const head = d.mirror(d.path('M0 40C60 20 130 30 170 70C160 190 110 280 96 400C92 480 60 560 0 560Z')).round(16, 0);
    const ear = d.leaf([190, 90], [480, 30], 0.24, 0.2).round(12, 0);
    const stem = d.line('M70 30C100 -120 240 -200 320 -330C370 -410 380 -500 360 -600');
    const grain = d.leaf([0, 0], [204 * size, 0], 0.25).round(10, 0);
    const side = (turn: number) => [0.4, 0.58, 0.76, 0.93].map((t) => grain.move(22, 0).rotate(stem.angleAt(t) + turn).move(...stem.pointAt(t)));
    const apart = (grains: readonly (typeof grain)[]) => grains.map((one, i) => (i + 1 < grains.length ? one.gapFrom(grains[i + 1]!, gap * 0.6) : one));
    const tip = grain.rotate(stem.angleAt(1)).move(...stem.pointAt(0.99));
    const stalk = stem.stroke(line ? 36 : 44);
    const barley = d.union(...[...apart(side(-40)), ...apart(side(40))].map((one) => one.gapFrom(tip, gap * 0.6)), tip);
    const nose = d.path('M-62 470H62C62 520 36 560 0 560C-36 560 -62 520 -62 470Z');
    const eyes = d.mirror(d.circle(92, 170, 28));
    const antler = d.mirror(barley.gapFrom(stalk, gap * 0.7).union(stalk));
    if (line) return [d.layer('head', head.gapFrom(d.mirror(stalk), 0).rim(40, 'round').union(d.mirror(ear.rim(36, 'round')), eyes), 'main'), d.layer('antlers', antler.gapFrom(head.union(d.mirror(ear)), gap), 'second')];
    if (look === 'bold') return [d.layer('stag', head.subtract(eyes.grow(4), nose.outline(gap)).union(d.mirror(ear.gapFrom(head, gap)), antler.gapFrom(head.union(d.mirror(ear)), gap)), 'main')];
    return [d.layer('head', head.subtract(eyes, nose.outline(gap)).union(d.mirror(ear.gapFrom(head, gap))), 'main', { mono: 'ink' }), d.layer('antlers', antler.gapFrom(head.union(d.mirror(ear)), gap), 'second', { mono: 'ink' })];
  },
});
