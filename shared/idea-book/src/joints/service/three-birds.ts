import { idea } from '../../idea.ts';

/** Three birds in a ring of recycling arrows. */
export const threeBirds = idea({
  id: 'three-birds',
  title: 'Birds that go around',
  says: 'Three birds follow each other; their wings are the arrows of the recycling sign.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['bird', 'swallow', 'dove', 'song-bird', 'wing', 'renewal', 'swift'] }, { trades: ['recycling', 'environment', 'second-hand', 'nonprofit'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
    one: { manner: 'module', vibes: ['geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.08 },
    three: { manner: 'module', vibes: ['playful_rounded', 'illustrative'], colors: 3, stem: 0.08 },
  },
  params: { turn: { label: 'Turn', min: -40, max: 40, usual: 0 }, eye: { label: 'Eye size', min: 12, max: 22, usual: 15 } },
  draw: (d, { look, params }) => {
    const bird = d.path('M-330 -190C-230 -330 -60 -390 90 -350C130 -400 200 -410 240 -370L330 -340L250 -300C240 -200 150 -130 40 -150C90 -190 100 -220 90 -250C-40 -290 -200 -250 -330 -190Z').round(8, 8);
    const birds = d.radial(bird, { count: 3, turn: params['turn']! });
    const paints = look === 'one' ? (['main', 'main', 'main'] as const) : look === 'three' ? (['main', 'second', 'third'] as const) : (['main', 'main', 'second'] as const);
    const eyes = d.radial(d.circle(196, -348, params['eye']!), { count: 3, turn: params['turn']! });
    return birds.map((shape, i) => d.layer(`bird ${i + 1}`, shape.subtract(eyes[i]!), paints[i]!, { mono: 'ink' }));
  },
});
