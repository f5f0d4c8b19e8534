import { idea } from '../../idea.ts';

/** An open book whose spine is the binder's needle. */
export const needleBook = idea({
  id: 'needle-book',
  title: 'Sewn at the spine',
  says: 'The needle that sews the book stands between the pages as the spine of the book.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['bookbinding'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'bold_abstract'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.046 },
  },
  params: { needle: { label: 'Needle width', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['needle']!;
    const straight = look === 'cut';
    const page = straight ? d.polygon([[-6, -190], [-440, -300], [-440, 230], [-6, 340]]) : d.path('M-6 -200C-120 -300 -280 -330 -460 -290V240C-280 200 -120 230 -6 330Z').round(14, 0);
    const needle = d.path('M0 -500C34 -500 48 -460 48 -400C48 -250 38 180 0 500C-38 180 -48 -250 -48 -400C-48 -460 -34 -500 0 -500Z').scale(k, 1);
    const eye = d.ellipse(0, -412, 18 * k, 50);
    if (look === 'line') {
      const pen = 46;
      const left = d.line('M-60 -170C-170 -270 -300 -300 -440 -270V230C-300 200 -150 230 -60 300').stroke(pen, { cap: 'round' });
      return [d.layer('book', d.mirror(left), 'main', { mono: 'ink' }), d.layer('needle', needle.subtract(eye), 'second', { mono: 'ink' })];
    }
    const book = d.mirror(page).gapFrom(needle, 26);
    const lines = d.mirror(d.union(...[-60, 60].map((y) => d.line(`M-120 ${y}C-200 ${y - 50} -280 ${y - 62} -360 ${y - 56}`).stroke(34, { cap: 'round' }))));
    if (straight) return [d.layer('book', d.union(book, needle.subtract(eye)), 'main')];
    return [d.layer('book', book.subtract(lines), 'main', { mono: 'ink' }), d.layer('needle', needle.subtract(eye), 'second', { mono: 'ink' })];
  },
});
