import { idea } from '../../idea.ts';

/** An elephant whose ears are the pages of an open book, and whose trunk is the bookmark. */
export const bookElephant = idea({
  id: 'book-elephant',
  title: 'Never forgets a page',
  says: 'The ears of the elephant are the pages of an open book, and its trunk is the bookmark.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['bookshop', 'publishing', 'library'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.12 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
    pages: { manner: 'cut', vibes: ['illustrative', 'modern_flat', 'classic_ornate'], colors: 2, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 36, usual: 28 }, ribbon: { label: 'Length of the ribbon', min: 360, max: 500, usual: 430 } },
  draw: (d, { look, params }) => {
    const [gap, low] = [params['gap']!, params['ribbon']!];
    const head = d.path('M0 -410C40 -440 110 -450 160 -410C230 -350 240 -240 216 -150C190 -50 96 20 88 120V200H-88V120C-96 20 -190 -50 -216 -150C-240 -240 -230 -350 -160 -410C-110 -450 -40 -440 0 -410Z').round(20, 20);
    const trunk = d.path(`M-88 100H88V${low}L0 ${low - 84}L-88 ${low}Z`);
    const whole = head.union(trunk);
    const page = d.path('M0 -230C-120 -380 -330 -420 -560 -340V230C-360 160 -140 180 0 310Z').round(24, 0).subtract(whole.grow(gap)).withoutSlivers(3000);
    const tusk = d.path('M-150 10C-150 110 -190 170 -270 190C-200 230 -110 180 -100 60Z').round(8, 0);
    const pages = d.mirror(page.subtract(tusk));
    const eyes = d.mirror(d.circle(-122, -176, 30));
    if (look === 'one') return [d.layer('elephant', pages.union(whole.subtract(eyes)), 'main')];
    if (look === 'pages') {
      const cut = d.mirror(d.line('M-560 116C-370 56 -150 80 20 210').stroke(gap));
      return [d.layer('pages', pages.subtract(cut), 'main', { mono: 'ink' }), d.layer('elephant', whole.subtract(eyes), 'second', { mono: 'ink' })];
    }
    return [d.layer('pages', pages, 'main', { mono: 'ink' }), d.layer('elephant', whole.subtract(eyes), 'second', { mono: 'ink' })];
  },
});
