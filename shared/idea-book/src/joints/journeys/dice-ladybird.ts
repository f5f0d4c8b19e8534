import { idea } from '../../idea.ts';

/** A die that is a ladybird. */
export const diceLadybird = idea({
  id: 'dice-ladybird',
  title: 'The lucky six',
  says: 'The die is a ladybug: the six on its face are the spots on her wings.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['games'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    open: { manner: 'print', vibes: ['illustrative', 'playful_rounded', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  params: { pip: { label: 'Spot size', min: 56, max: 76, usual: 66 }, gap: { label: 'Gap', min: 24, max: 40, usual: 32 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const r = params['pip']!;
    const side = 380;
    const pips = d.union(...[-215, 0, 215].map((y) => d.circle(200, 60 + y, r)));
    const wing = d.rect(gap / 2, 60 - side, side - gap / 2, 2 * side, [24, 110, 110, 24]).subtract(pips);
    const opened = look === 'open' ? wing.rotate(-15, [0, 60 - side]).move(0, 16) : wing;
    const head = d.circle(0, 60 - side - gap + 20, 215).intersect(d.rect(-400, -1000, 800, 1000 + 60 - side - gap));
    const feelers = d.mirror(d.line(`M90 ${60 - side - 170}C110 ${60 - side - 250} 150 ${60 - side - 290} 220 ${60 - side - 300}`).stroke(48, { cap: 'round' }));
    const body = look === 'open' ? d.leaf([0, 60 - side + 120], [0, 60 + side - 10], 0.3).subtract(d.mirror(d.rect(gap / 2, 60 - side, side - gap / 2, 2 * side, [24, 110, 110, 24]).rotate(-15, [0, 60 - side]).move(0, 16)).grow(gap)).withoutSlivers(800) : undefined;
    const front = head.union(feelers);
    const wings = d.mirror(opened).gapFrom(front, look === 'open' ? gap : 1);
    return [d.layer('wings', wings, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('head', body ? front.union(body) : front, 'main', { mono: 'ink' })];
  },
});
