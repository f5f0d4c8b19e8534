import { type Draw, type Layer, type Point, type Shape } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** Trees in a name, at most. */
const MOST = 3;
/** A stem is a trunk where it is this share of the word's height or more. */
const TALL = 0.55;

/** The tall strokes of the name are the trunks of palms. */
export const palmStems = idea({
  id: 'palm-stems',
  title: 'Palms in the name',
  says: 'The tall strokes of the name grow into palm trees.',
  kind: 'wordmark',
  technique: 'cap',
  needs: [{ things: ['palm', 'coconut', 'date', 'oasis', 'island'] }],
  fits: ({ full, isJoined }) => ([...full].length > 18 ? undefined : isJoined ? '' : [...'lhbdk'].find((letter) => full.toLowerCase().includes(letter))),
  looks: {
    fronds: { manner: 'solid', vibes: ['illustrative', 'organic_flowing', 'modern_flat'], colors: 2, stem: 0.05 },
    fan: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.05 },
  },
  params: { crown: { label: 'Crown size', min: 0.8, max: 1.2, usual: 1 }, trunk: { label: 'Trunk height', min: 0.7, max: 1.3, usual: 1 } },
  draw: (d, { name, lettering, letters, look, params }) => {
    const word = d.write(letters === '' ? name : name.toLowerCase(), lettering, 200);
    const trunks = trunksOf(d, word.shape);
    if (trunks.length === 0) d.refuse(`No stroke of "${name}" is as tall as a palm.`);
    const { xHeight } = word.measures;
    const trees = trunks.map(({ top, width }, i) => {
      const rise = xHeight * [0.62, 0.3, 0.46][i]! * params['trunk']!;
      const trunk = d.polygon([[top[0] - width / 2, top[1] + 4], [top[0] - width * 0.36, top[1] - rise], [top[0] + width * 0.36, top[1] - rise], [top[0] + width / 2, top[1] + 4]]);
      return { trunk, crown: crown(d, [top[0], top[1] - rise], xHeight * [0.95, 0.66, 0.8][i]! * params['crown']!, look) };
    });
    const crowns = d.union(...trees.map((tree) => tree.crown));
    const layers: Layer[] = [d.layer('letters', word.shape.union(...trees.map(({ trunk }) => trunk)).gapFrom(crowns, xHeight * 0.02), 'main', { role: 'word' })];
    return [...layers, d.layer('crowns', crowns, 'second', { role: 'mark', mono: 'ink' })];
  },
});

/** The tallest upright strokes, apart from each other. */
function trunksOf(d: Draw, word: Shape) {
  const { top, height } = word.bounds;
  const tall = d.stems(word).filter((stem) => Math.abs(stem.top[0] - stem.bottom[0]) < stem.width && stem.top[1] < top + height * (1 - TALL) * 0.6 && stem.bottom[1] - stem.top[1] > TALL * height * 0.7);
  const apart: typeof tall = [];
  for (const stem of tall.toSorted((one, other) => one.top[1] - other.top[1])) if (apart.length < MOST && apart.every((other) => Math.abs(other.top[0] - stem.top[0]) > height * 1.15)) apart.push(stem);
  return apart;
}

/** A crown around its heart: five hanging fronds, or a fan of leaves. */
function crown(d: Draw, [x, y]: Point, radius: number, look: string): Shape {
  if (look === 'fan') {
    const leaf = d.leaf([0, -radius * 0.1], [0, -radius], 0.2);
    return d.union(...[-100, -60, -20, 20, 60, 100].map((turn) => leaf.rotate(turn, [0, 0]))).move(x, y);
  }
  const low = d.path('M0 0C0.12 -0.5 0.86 -0.6 1 0.34C0.78 0.02 0.4 -0.1 0 0.08Z');
  const high = d.path('M-0.04 0.04C-0.06 -0.6 0.46 -0.98 0.98 -0.42C0.6 -0.5 0.3 -0.3 0.08 0.04Z');
  return d.mirror(low.union(high)).scale(radius, radius, [0, 0]).move(x, y);
}
