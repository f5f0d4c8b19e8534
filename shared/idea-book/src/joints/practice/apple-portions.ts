import { idea } from '../../idea.ts';

/** An apple divided as a balanced plate. */
export const applePortions = idea({
  id: 'apple-portions',
  title: 'The balanced apple',
  says: 'The apple is divided as a good plate is: a half, a quarter, a quarter.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['nutrition'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 3, stem: 0.1 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 44, usual: 32 }, turn: { label: 'Turn', min: -24, max: 24, usual: 0 } },
  draw: (d, { look, params }) => {
    const [gap, turn] = [params['gap']!, params['turn']!];
    const apple = d.mirror(d.path('M0 -250C70 -310 160 -336 250 -310C390 -268 450 -130 436 30C420 260 260 450 0 450Z')).round(20, 50);
    const leaf = d.leaf([-30, -420], [-300, -450], 0.24, 0.3).round(8, 0).union(d.line('M0 -310C0 -400 20 -460 60 -520').stroke(56, { cap: 'round' }));
    const at: [number, number] = [0, 60];
    const knives = d.union(d.rect(-gap / 2, -800, gap, 1600), d.rect(0, 60 - gap / 2, 900, gap)).rotate(turn, at);
    const [half, ...quarters] = apple.subtract(knives).pieces().map((piece) => piece.round(20, 0));
    const [one, two] = quarters.toSorted((a, b) => a.bounds.cy - b.bounds.cy);
    if (look === 'line') return [d.layer('half', half!.rim(34, 'round'), 'main'), d.layer('quarters', d.union(one!, two!).rim(34, 'round'), 'main'), d.layer('leaf', leaf, 'second', { mono: 'ink' })];
    if (look === 'one') return [d.layer('apple', d.union(half!, one!, two!, leaf), 'main')];
    return [d.layer('half', half!, 'main', { mono: 'ink' }), d.layer('quarter', one!, 'second', { mono: 'ink' }), d.layer('other quarter', two!, 'third', { mono: 'ink' }), d.layer('leaf', leaf, 'main', { mono: 'ink' })];
  },
});
