import { idea } from '../../idea.ts';

/** An open book seen from the front: one eye on each page, the bookmark for a beak. */
export const owlBook = idea({
  id: 'owl-book',
  title: 'The well-read owl',
  says: 'An open book is the owl’s head: an eye on each page, the bookmark for a beak.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['owl'] }, { things: ['book', 'page', 'library', 'knowledge', 'bookmark', 'graduation-cap'], trades: ['school', 'tutoring', 'bookshop', 'library', 'publishing', 'university', 'language-school', 'bookbinding', 'law', 'museum'] }],
  looks: {
    pages: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    print: { manner: 'print', vibes: ['gradient_modern', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
  },
  params: { eyes: { label: 'Eyes', min: 125, max: 172, usual: 150 } },
  draw: (d, { look, params }) => {
    const page = d.path('M-8 -170C-120 -300 -300 -360 -480 -400V250C-300 270 -120 320 -8 420Z').round(24, 0);
    const size = params['eyes']!;
    const eye = d.circle(-235, -38, size);
    const pupil = d.circle(-205, -38, 66);
    const beak = d.polygon([[-52, 60], [52, 60], [52, 150], [0, 220], [-52, 150]], 14);
    if (look === 'print') {
      const leaf = d.path('M0 -160C-120 -300 -300 -360 -490 -400V250C-300 270 -120 320 0 430V270L104 70C70 20 0 -40 0 -110Z').round(16, 0);
      const sheet = leaf.subtract(d.mirror(eye)).union(pupil);
      return d.overprint([{ shape: sheet, ink: 'main' }, { shape: sheet.flipX(), ink: 'second' }], { trap: 3 }).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: i === 2 ? 'gap' : 'ink' }));
    }
    if (look === 'line') {
      const pen = 44;
      const rings = d.mirror(d.ring(-235, -38, size - 14, size - 58));
      const cover = d.mirror(page.move(8, 0)).rim(pen, 'round').union(d.rect(-22, -170, 44, 580).intersect(d.mirror(page.move(8, 0))));
      return [d.layer('book', cover.gapFrom(beak, 20), 'main'), d.layer('eyes', rings, 'main'), d.layer('pupils', d.mirror(d.circle(-235, -38, 34)), 'main'), d.layer('beak', beak, 'second')];
    }
    return [d.layer('pages', d.mirror(page.subtract(eye)).gapFrom(beak, 16), 'main'), d.layer('pupils', d.mirror(pupil), 'main'), d.layer('beak', beak, 'second')];
  },
});
