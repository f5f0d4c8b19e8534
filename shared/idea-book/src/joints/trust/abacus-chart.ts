import { idea } from '../../idea.ts';

/** The beads of an abacus add up to a rising chart. */
export const abacusChart = idea({
  id: 'abacus-chart',
  title: 'It all adds up',
  says: 'The beads of the abacus add up to a rising chart.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['abacus', 'calculator', 'bar-chart'], trades: ['accounting', 'banking', 'investment', 'tutoring'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.065 },
    frame: { manner: 'line', vibes: ['geometric_minimal', 'illustrative', 'classic_ornate'], colors: 2, stem: 0.05 },
    tile: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 2, stem: 0.08 },
  },
  params: { bead: { label: 'Bead width', min: 124, max: 170, usual: 150 }, gap: { label: 'Gap', min: 12, max: 26, usual: 18 } },
  draw: (d, { look, params }) => {
    const [bead, tall, gap, pitch] = [params['bead']!, 112, params['gap']!, 190];
    const floor = 380;
    const columns = [0, 1, 2, 3].map((i) => ({ x: (i - 1.5) * pitch, count: i + 1 }));
    const beads = columns.map(({ x, count }) => Array.from({ length: count }, (_, k) => d.rect(x - bead / 2, floor - (k + 1) * (tall + gap) + gap, bead, tall, tall / 2)));
    const rods = columns.map(({ x, count }) => d.rect(x - 15, -330, 30, floor - count * (tall + gap) + 330));
    const frame = d.rect(-450, -380, 900, 60, 30).union(d.rect(-450, floor + gap, 900, 60, 30), ...(look === 'frame' ? [d.mirror(d.rect(390, -380, 60, floor + 458 + gap, 30))] : []));
    const tops = d.union(...beads.map((column) => column.at(-1)!));
    const rest = d.union(...beads.flatMap((column) => column.slice(0, -1)));
    if (look === 'tile') {
      const tile = d.rect(-480, -470, 960, 960, 150).subtract(...rods, rest);
      return [d.layer('abacus', tile.intersect(d.rect(-480, -470, 960, 960, 150)), 'main'), d.layer('top beads', tops, 'second', { mono: 'gap' })];
    }
    return [d.layer('frame', frame.union(...rods), 'main', { mono: 'ink' }), d.layer('beads', rest, 'main'), d.layer('top beads', tops, 'second', { mono: 'ink' })];
  },
});
