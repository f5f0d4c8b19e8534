import { idea } from '../../idea.ts';

/** Books that stand in a row like a chart that rises. */
export const shelfChart = idea({
  id: 'shelf-chart',
  title: 'The books add up',
  says: 'The account books on the shelf stand like a bar chart that rises.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bar-chart', 'book', 'book-spine', 'shelf'], trades: ['accounting', 'investment', 'consulting', 'tutoring', 'publishing', 'banking', 'data'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'tech_sharp'], colors: 2, stem: 0.05 },
    leaning: { manner: 'cut', vibes: ['playful_rounded', 'illustrative', 'hand_drawn'], colors: 3, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 48, usual: 30 }, band: { label: 'Band height', min: 22, max: 50, usual: 34 } },
  draw: (d, { look, params }) => {
    const heights = [360, 520, 680, 880];
    const [gap, band] = [params['gap']!, params['band']!];
    const width = 220 - gap;
    const books = heights.map((height, i) => {
      const x = -425 + i * (width + gap);
      const spine = d.rect(x, 440 - height, width, height, [30, 30, 8, 8]);
      const bands = d.rect(x - 5, 440 - height + 74, width + 10, band).union(d.rect(x - 5, 440 - 140, width + 10, band));
      return { spine: spine, bands: bands.intersect(spine) };
    });
    if (look === 'leaning') {
      // The last book leans on the upper corner of the one before it.
      const lean = 13;
      const [third, last] = [books[2]!.spine.bounds, books[3]!.spine.bounds];
      const foot = third.right + third.height * Math.tan((lean * Math.PI) / 180) + gap / Math.cos((lean * Math.PI) / 180);
      const tilted = (shape: (typeof books)[number]['spine']) => shape.rotate(-lean, [last.left, last.bottom]).move(foot - last.left, 0);
      const cut = books.map(({ spine, bands }) => spine.subtract(bands));
      return [...cut.slice(0, 3).map((book, i) => d.layer(`book ${i + 1}`, book, (['main', 'third', 'main'] as const)[i]!, { mono: 'ink' })), d.layer('book 4', tilted(cut[3]!), 'second', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('books', d.union(...books.slice(0, 3).map(({ spine, bands }) => spine.rim(40).union(bands))), 'main'), d.layer('last book', books[3]!.spine.rim(40).union(books[3]!.bands), 'second', { mono: 'ink' })];
    const paints = ['main', 'main', 'main', 'second'] as const;
    return books.map(({ spine, bands }, i) => d.layer(`book ${i + 1}`, spine.subtract(bands), paints[i]!, { mono: 'ink' }));
  },
});
