import { idea } from '../../idea.ts';

/** A torch whose bowl is an open book. */
export const torchBook = idea({
  id: 'torch-book',
  title: 'Light from the page',
  says: 'The bowl of the torch is an open book, and its flame rises from between the pages.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['university', 'publishing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'elegant_serif'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    pages: { manner: 'module', vibes: ['classic_ornate', 'elegant_serif', 'illustrative'], colors: 2, stem: 0.08 },
  },
  params: { flame: { label: 'Height of the flame', min: 360, max: 460, usual: 410 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [tall, gap] = [params['flame']!, params['gap']!];
    const page = d.path('M0 130C-90 30 -260 20 -430 60V-190C-260 -230 -90 -210 0 -100Z').round(10, 0).subtract(d.rect(-gap / 2, -400, gap, 800));
    const cover = d.line('M-430 128C-260 92 -90 100 0 206C90 100 260 92 430 128').stroke(52, { cap: 'butt' });
    const handle = d.path('M-96 60C-40 80 -20 100 0 140C20 100 40 80 96 60V150L46 560H-46L-96 150Z').round(10, 0);
    const flame = d.path(`M30 ${-160 - tall}C40 ${0 - tall} 200 -380 200 -250V-100H-200V-250C-200 -400 20 ${-60 - tall} 30 ${-160 - tall}Z`);
    const fire = flame.subtract(d.path('M-900 60V-190C-260 -230 -90 -210 0 -100C90 -210 260 -230 900 -190V60Z').grow(gap)).withoutSlivers(400).round(6, 0);
    const lines = d.union(...[0, 66].map((y) => d.mirror(d.line(`M-370 ${-124 + y}C-250 ${-150 + y} -140 ${-130 + y} -70 ${-66 + y}`).stroke(26))));
    const book = d.mirror(page);
    const torch = cover.union(handle.move(0, 60)).round(0, 8);
    if (look === 'cut') return [d.layer('book and torch', d.union(book, torch, fire), 'main', { mono: 'ink' })];
    if (look === 'pages') return [d.layer('book and torch', d.union(book.subtract(lines), torch), 'main', { mono: 'ink' }), d.layer('flame', fire, 'second', { mono: 'ink' })];
    return [d.layer('book and torch', book.union(torch), 'main', { mono: 'ink' }), d.layer('flame', fire, 'second', { mono: 'ink' })];
  },
});
