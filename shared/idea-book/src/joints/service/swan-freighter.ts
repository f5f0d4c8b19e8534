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
  },
  draw: (d, { look }) => {
    const hull = d.path('M-360 120H480L400 330C390 360 370 380 330 380H-120C-270 380 -360 260 -360 120Z').round(16, 0);
    const neck = d.line('M-220 220C-320 110 -170 -30 -170 -210A110 110 0 0 0 -390 -210V-196').brush([150, 122, 100, 92, 104, 108], { ends: 'round', samples: 60 });
    const swan = d.weld(hull, neck, 50);
    const [x, y] = [-390, -190];
    const bill = d.polygon([[x - 50, y + 10], [x + 44, y + 44], [x - 70, y + 160]], 8).gapFrom(neck, -6);
    const eye = d.circle(x + 6, y - 26, 15);
    const box = (column: number, row: number) => d.rect(-90 + column * 190, 98 - (row + 1) * 128, 172, 110, 10);
    const stack = [[0, 0], [1, 0], [2, 0], [1, 1], [2, 1], [2, 2]] as const;
    const boxes = stack.map(([column, row]) => box(column, row).gapFrom(neck, 22));
    const paints = ['second', 'third', 'fourth', 'fourth', 'second', 'third'] as const;
    return [d.layer('swan', swan.subtract(eye), 'main'), d.layer('bill', bill.subtract(swan), look === 'many' ? 'third' : 'second'), ...boxes.map((shape, i) => d.layer(`container ${i + 1}`, shape, look === 'many' ? paints[i]! : 'second', { mono: 'ink' }))];
  },
});
