import { idea } from '../../idea.ts';

/** One of the books on the shelf is a cat. */
export const shelfCat = idea({
  id: 'shelf-cat',
  title: 'The cat among the books',
  says: 'One of the books on the shelf has ears, and its bookmark is a tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cat', 'big-cat'] }, { things: ['shelf', 'book'], trades: ['bookshop', 'library', 'publishing', 'bookbinding', 'stationery'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, traits: ['playful'], stem: 0.1 },
    colors: { manner: 'module', vibes: ['playful_rounded', 'bold_abstract'], colors: 4, traits: ['playful'], stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, traits: ['playful'], stem: 0.14 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 30, usual: 18 } },
  draw: (d, { look, params }) => {
    const isMany = look === 'colors';
    const [floor, gap] = [230, params['gap']!];
    const spine = (x: number, width: number, height: number) => d.rect(x, floor - height, width, height, 12);
    const band = (x: number, width: number, y: number) => d.rect(x - 10, y, width + 20, 22);
    const left = [spine(-470, 130, 560).subtract(band(-470, 130, -250), band(-470, 130, 130)), spine(-470 + 130 + gap, 110, 470).subtract(band(-330, 130, 100))];
    const x = -470 + 130 + gap + 110 + gap;
    const cat = d.path(`M${x} ${floor}V-460L${x + 84} -380H${x + 156}L${x + 240} -460V${floor}Z`).round(14, 6).subtract(d.ellipse(x + 74, -270, 20, 34), d.ellipse(x + 166, -270, 20, 34), d.polygon([[x + 98, -206], [x + 142, -206], [x + 120, -176]], 4));
    const right = [spine(x + 240 + gap, 120, 520).subtract(band(x + 240 + gap, 120, -210)), spine(x + 360 + 2 * gap, 140, 600).subtract(band(x + 372 + gap, 160, -290), band(x + 372 + gap, 160, -244))];
    const tail = d.line(`M${x + 120} ${floor + 70}V330C${x + 120} 440 ${x + 250} 440 ${x + 250} 350`).stroke(58, { cap: 'round' });
    const shelf = d.rect(-500, floor + gap, 1000, 58, 12);
    if (look === 'cut') {
      const plank = d.rect(-460, floor + gap, 920, 76, 16);
      const tome = (at: number, height: number) => d.rect(at, floor - height, 180, height, 16);
      const face = d.union(...[-58, 58].map((at) => d.ellipse(at, -250, 26, 42)), d.polygon([[-28, -170], [28, -170], [0, -130]], 6));
      const tom = d.path(`M-150 ${floor}V-470L-50 -380H50L150 -470V${floor}Z`).round(18, 6).subtract(face);
      const swish = d.line(`M0 ${floor + 70}V370C0 500 150 500 150 400`).stroke(76, { cap: 'round' });
      const lean = tome(0, 600).rotate(11).place({ left: 150 + gap + 6, bottom: floor }).gapFrom(tom, gap);
      return [d.layer('books', tome(-330 - gap, 560).subtract(d.rect(-340 - gap, -230, 200, gap + 8)).union(lean, plank), 'main'), d.layer('cat', tom.union(swish.gapFrom(plank, gap).intersect(d.rect(-600, floor + 76, 1200, 600))), 'main')];
    }
    const inks = isMany ? (['third', 'main', 'main', 'fourth'] as const) : (['main', 'main', 'main', 'main'] as const);
    return [
      ...[...left, ...right].map((book, i) => d.layer(`book ${i + 1}`, book, inks[i]!, { mono: 'ink' })),
      d.layer('shelf', shelf, 'main', { mono: 'ink' }),
      d.layer('cat', cat, 'second', { mono: 'ink' }),
      d.layer('tail', tail.subtract(d.rect(-600, 0, 1200, floor + gap + 58 + gap)), 'second', { mono: 'ink' }),
    ];
  },
});
