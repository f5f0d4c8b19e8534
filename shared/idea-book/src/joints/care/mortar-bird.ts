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
  },
  draw: (d, { look }) => {
    const bowl = d.path('M-470 -60L-310 -130H330C330 120 210 260 0 260C-190 260 -300 150 -326 -4Z').round(14, 0);
    const pestle = d.line('M150 -60L392 -430').brush([84, 96, 140], { ends: 'round' });
    const foot = d.path('M-110 284H110L160 390H-160Z').round(18, 0);
    const eye = d.circle(-214, -34, 30);
    if (look === 'line') return [d.layer('bowl', bowl.rim(44).union(eye, foot), 'main', { mono: 'ink' }), d.layer('pestle', pestle.rim(44).gapFrom(bowl, 20), 'second', { mono: 'ink' })];
    return [d.layer('bowl', bowl.subtract(eye).union(foot), 'main', { mono: 'ink' }), d.layer('pestle', pestle.gapFrom(bowl, 24), 'second', { mono: 'ink' })];
  },
});
