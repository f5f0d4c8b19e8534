import { idea } from '../../idea.ts';

/** A swan that carries containers. */
export const swanFreighter = idea({
  id: 'swan-freighter',
  title: 'A swan for a freighter',
  says: 'The freighter is a swan, and the containers are the feathers on its back.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['swan', 'goose', 'duck', 'water-bird', 'bird', 'lake', 'sea'] }, { things: ['container', 'ship'], trades: ['shipping', 'logistics', 'moving', 'delivery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative'], traits: ['playful'], colors: 2, stem: 0.08 },
    many: { manner: 'module', vibes: ['playful_rounded', 'modern_flat'], traits: ['playful'], colors: 4, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { tall: { label: 'Container height', min: 92, max: 130, usual: 110 }, round: { label: 'Roundness', min: 0, max: 28, usual: 10 } },
  draw: (d, { look, params }) => {
    const [tall, soft] = [params['tall']!, params['round']!];
    const hull = d.path('M-360 120H480L400 330C390 360 370 380 330 380H-120C-270 380 -360 260 -360 120Z').round(16, 0);
    const neck = d.line('M-220 220C-320 110 -170 -30 -170 -210A110 110 0 0 0 -390 -210V-196').brush([150, 122, 100, 92, 104, 108], { ends: 'round', samples: 60 });
    const swan = d.weld(hull, neck, 50);
    if (look === 'line') {
      const pen = 40;
      const outline = d.line('M-400 -150V-210A112 112 0 0 1 -176 -210C-176 -40 -360 20 -360 180C-360 300 -270 380 -120 380H330C370 380 390 360 400 330L470 130H-190').stroke(pen, { cap: 'round' });
      const beak = d.polygon([[-424, -236], [-424, -120], [-540, -130]], 12);
      const crate = (column: number, row: number) => d.rect(-130 + column * 200, 86 - (row + 1) * (tall + 54) + 22, 178, tall + 32, soft).rim(pen);
      return [d.layer('swan', outline, 'main'), d.layer('bill', beak, 'second', { mono: 'ink' }), d.layer('containers', d.union(...([[0, 0], [1, 0], [2, 0], [2, 1]] as const).map(([column, row]) => crate(column, row))), 'second', { mono: 'ink' })];
    }
    const [x, y] = [-390, -190];
    const bill = d.polygon([[x - 50, y + 10], [x + 44, y + 44], [x - 70, y + 160]], 8).gapFrom(neck, -6);
    const eye = d.circle(x + 6, y - 26, 15);
    const box = (column: number, row: number) => d.rect(-90 + column * 190, 98 - (row + 1) * (tall + 18), 172, tall, soft);
    const stack = [[0, 0], [1, 0], [2, 0], [1, 1], [2, 1], [2, 2]] as const;
    const boxes = stack.map(([column, row]) => box(column, row).gapFrom(neck, 22));
    const paints = ['second', 'third', 'fourth', 'fourth', 'second', 'third'] as const;
    return [d.layer('swan', swan.subtract(eye), 'main'), d.layer('bill', bill.subtract(swan), look === 'many' ? 'third' : 'second'), ...boxes.map((shape, i) => d.layer(`container ${i + 1}`, shape, look === 'many' ? paints[i]! : 'second', { mono: 'ink' }))];
  },
});
