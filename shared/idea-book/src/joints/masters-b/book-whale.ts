import { idea } from '../../idea.ts';

/** An open book that is the tail of a whale. */
export const bookWhale = idea({
  id: 'book-whale',
  title: 'The whale between the pages',
  says: 'The open book is the tail of a whale that has just dived.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['whale'], trades: ['library', 'bookshop'] }, { things: ['open-book', 'book'], trades: ['library', 'bookshop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { gap: { label: 'Gap', min: 24, max: 38, usual: 30 }, wave: { label: 'Height of the waves', min: 60, max: 110, usual: 84 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const fluke = d.path('M0 -230C-90 -400 -280 -460 -500 -440C-470 -220 -330 -40 -120 -10C-80 90 -100 220 -190 340H0Z').round(10, 0);
    const page = d.line('M-620 -330C-330 -360 -130 -240 0 -50').stroke(gap);
    const spine = d.rect(-gap / 2, -700, gap, 700);
    const tail = d.mirror(fluke).round(0, 30).subtract(d.mirror(page), spine).withoutSlivers(900);
    const cut = d.wave({ x: -620, y: 370, length: 1240, height: params['wave']!, waves: 3, phase: 0.25 }).stroke(76 + 2 * gap);
    const wave = d.wave({ x: -480, y: 370, length: 960, height: params['wave']!, waves: 960 / (1240 / 3), phase: 0.25 + 140 / (1240 / 3) }).stroke(76, { cap: 'round' });
    const above = tail.subtract(cut, d.rect(-700, 380, 1400, 400)).withoutSlivers(3000);
    return [d.layer('book', above, look === 'gradient' ? { gradient: ['main', 'second'], from: [0, 340], to: [0, -440] } : 'main', { mono: 'ink' }), d.layer('waves', wave, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
