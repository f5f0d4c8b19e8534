import { idea } from '../../idea.ts';

/** A planet whose ring is a smile. */
export const planetSmile = idea({
  id: 'planet-smile',
  title: 'The smiling planet',
  says: 'The ring around the planet is a smile.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['planet', 'saturn', 'orbit', 'galaxy', 'earth', 'globe', 'astronaut', 'joy'], trades: ['space'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
    print: { manner: 'print', vibes: ['gradient_modern', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
  },
  params: { eyes: { label: 'Eyes', min: 34, max: 56, usual: 44 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const disc = d.circle(0, -20, 340);
    const ring = d.line('M-330 -96C-460 -60 -530 -10 -520 40C-500 130 -260 200 0 200C260 200 500 130 520 40C530 -10 460 -60 330 -96').stroke(line ? 46 : 62, { cap: 'round' });
    const eyes = d.mirror(d.circle(-116, -110, params['eyes']!));
    if (look === 'print') return d.overprint([{ shape: disc.scale(1.06, 1.06, [0, -20]).subtract(eyes), ink: 'main' }, { shape: ring, ink: 'second' }], { trap: 3 }).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: i === 2 ? 'gap' : 'ink' }));
    if (line) return [d.layer('planet', d.union(d.arc(0, -20, 317, 196, 344).stroke(46, { cap: 'round' }), d.arc(0, -20, 317, 52, 128).stroke(46, { cap: 'round' }), eyes).gapFrom(ring, 18), 'main'), d.layer('ring', ring, 'second')];
    return [d.layer('planet', disc.gapFrom(ring, 20).subtract(eyes).withoutSlivers(600), 'main'), d.layer('ring', ring, 'second', { mono: 'ink' })];
  },
});
