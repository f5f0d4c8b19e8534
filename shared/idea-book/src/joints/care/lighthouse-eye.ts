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
  },
  draw: (d, { look }) => {
    const eye = d.leaf([-480, -200], [480, -200], 0.22);
    const iris = d.circle(0, -200, 150);
    const lamp = d.circle(0, -200, 92);
    const tower = d.path('M-82 -30H82L140 480H-140Z').round(16, 0);
    const stripes = [110, 300].map((y) => d.rect(-300, y, 600, 70));
    const beam = eye.gapFrom(iris, 0).gapFrom(tower, 28);
    if (look === 'line') return [d.layer('beam', eye.rim(44).gapFrom(tower, 24), 'second', { mono: 'ink' }), d.layer('lamp', lamp, 'main', { mono: 'ink' }), d.layer('tower', tower.rim(44), 'main', { mono: 'ink' })];
    return [d.layer('beam', beam, 'second', { mono: 'ink' }), d.layer('lamp', lamp, 'main', { mono: 'ink' }), d.layer('tower', tower.subtract(...stripes), 'main', { mono: 'ink' })];
  },
});
