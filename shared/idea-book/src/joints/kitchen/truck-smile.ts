import { idea } from '../../idea.ts';

/** The front of a van that smiles under its awning. */
export const truckSmile = idea({
  id: 'truck-smile',
  title: 'The smiling van',
  says: 'The van looks at you with its lights and smiles with its grille, an awning for a fringe.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['smile', 'face', 'heart'] }, { things: ['truck'], trades: ['food-truck', 'meal-delivery', 'moving'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.08, traits: ['playful'] },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn', 'playful_rounded'], colors: 2, stem: 0.045, traits: ['playful'] },
    colors: { manner: 'print', vibes: ['illustrative', 'bold_abstract', 'playful_rounded'], colors: 3, stem: 0.08, traits: ['playful'] },
  },
  params: { smile: { label: 'Smile width', min: 120, max: 176, usual: 150 }, lights: { label: 'Headlights', min: 50, max: 76, usual: 64 } },
  draw: (d, { look, params }) => {
    const isLine = look === 'line';
    const body = d.rect(-420, -440, 840, 800, [150, 150, 90, 90]);
    const screen = d.rect(-320, -250, 640, 270, 50);
    const lights = [-270, 270].map((x) => d.circle(x, 150, params['lights']!));
    const grin = d.arc(0, 96, params['smile']!, 22, 158).stroke(isLine ? 44 : 56, { cap: 'round' });
    const wheels = d.union(d.rect(-350, 330, 170, 150, [0, 0, 44, 44]), d.rect(180, 330, 170, 150, [0, 0, 44, 44])).subtract(body);
    const scallop = (i: number) => d.rect(-480 + 192 * i, -360, 192, 210, [i === 0 ? 40 : 0, i === 4 ? 40 : 0, 96, 96]);
    const stripes = [0, 1, 2, 3, 4].map((i) => scallop(i).shrink(9));
    const awning = d.union(...stripes);
    const front = (isLine ? body.rim(44, 'round').union(screen.rim(40, 'round')) : body.subtract(screen)).subtract(...(isLine ? [] : [...lights, grin]), awning.grow(22));
    const face = isLine ? [d.layer('face', d.union(grin, ...lights), 'main')] : [];
    const stripe = (i: number) => (look === 'colors' && i % 2 === 1 ? 'third' : 'second') as 'third' | 'second';
    return [d.layer('van', front.union(wheels).withoutSlivers(2_000), 'main'), ...face, ...stripes.map((shape, i) => d.layer(`awning ${i + 1}`, shape, stripe(i), { mono: 'ink' }))];
  },
});
