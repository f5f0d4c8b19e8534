import { idea } from '../../idea.ts';

/** A lighthouse whose beam is an eye. */
export const lighthouseEye = idea({
  id: 'lighthouse-eye',
  title: 'A light for your eyes',
  says: 'The beam of the lighthouse is an eye, and the lamp is its pupil.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lighthouse', 'harbor', 'coast', 'light'] }, { things: ['eye'], trades: ['optician', 'eyewear'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
    print: { manner: 'print', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  params: { lamp: { label: 'Size of the lamp', min: 74, max: 112, usual: 92 } },
  draw: (d, { look, params }) => {
    const eye = d.leaf([-480, -200], [480, -200], 0.22);
    const size = params['lamp']!;
    const iris = d.circle(0, -200, size + 58);
    const lamp = d.circle(0, -200, size);
    const tower = d.path('M-82 -30H82L140 480H-140Z').round(16, 0);
    const stripes = [110, 300].map((y) => d.rect(-300, y, 600, 70));
    const beam = eye.gapFrom(iris, 0).gapFrom(tower, 28);
    if (look === 'print') {
      const house = tower.subtract(d.rect(-300, 130, 600, 64), d.rect(-300, 310, 600, 64)).union(d.path('M-82 0V-200H82V0Z'), d.circle(0, -200, size + 66));
      return d.overprint([{ shape: d.leaf([-500, -200], [500, -200], 0.27), ink: 'second' }, { shape: house, ink: 'main' }]).map(({ shape, paint }, i) => d.layer(['eye', 'tower', 'light'][i]!, shape.subtract(d.circle(0, -200, size * 0.72)), paint, { mono: i === 2 ? 'gap' : 'ink' }));
    }
    if (look === 'line') return [d.layer('beam', eye.rim(44).gapFrom(tower, 24), 'second', { mono: 'ink' }), d.layer('lamp', lamp, 'main', { mono: 'ink' }), d.layer('tower', tower.rim(44), 'main', { mono: 'ink' })];
    return [d.layer('beam', beam, 'second', { mono: 'ink' }), d.layer('lamp', lamp, 'main', { mono: 'ink' }), d.layer('tower', tower.subtract(...stripes), 'main', { mono: 'ink' })];
  },
});
