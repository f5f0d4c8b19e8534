import { idea } from '../../idea.ts';

/** A mortar that is a bird: its spout is the beak, the pestle the tail. */
export const mortarBird = idea({
  id: 'mortar-bird',
  title: 'The little apothecary',
  says: 'The mortar is a bird: its spout is the beak, and the pestle is the tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bird', 'robin', 'wren', 'finch', 'sparrow'] }, { things: ['mortar'], trades: ['pharmacy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.045 },
    print: { manner: 'print', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.08 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 36, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const bowl = d.path('M-470 -60L-310 -130H330C330 120 210 260 0 260C-190 260 -300 150 -326 -4Z').round(14, 0);
    const pestle = d.line('M150 -60L392 -430').brush([84, 96, 140], { ends: 'round' });
    const foot = d.path('M-110 284H110L160 390H-160Z').round(18, 0).move(0, gap - 24);
    const eye = d.circle(-214, -34, 30);
    if (look === 'print') {
      const stick = d.line('M-30 130L392 -430').brush([150, 104, 90, 96, 140], { ends: 'round' });
      return d.overprint([{ shape: bowl.union(foot), ink: 'main' }, { shape: stick, ink: 'second' }], { trap: 3 }).map(({ shape, paint }, i) => d.layer(['bowl', 'pestle', 'pestle in the bowl'][i]!, i === 0 ? shape.subtract(eye) : shape, paint, { mono: i === 2 ? 'gap' : 'ink' }));
    }
    if (look === 'line') return [d.layer('bowl', bowl.rim(44).union(eye, foot), 'main', { mono: 'ink' }), d.layer('pestle', pestle.rim(44).gapFrom(bowl, gap - 4), 'second', { mono: 'ink' })];
    return [d.layer('bowl', bowl.subtract(eye).union(foot), 'main', { mono: 'ink' }), d.layer('pestle', pestle.gapFrom(bowl, gap), 'second', { mono: 'ink' })];
  },
});
