import { idea } from '../../idea.ts';

/** The capital of a column is an open book. */
export const columnBook = idea({
  id: 'column-book',
  title: 'Built on books',
  says: 'The top of the column is an open book, and its pages curl like scrolls.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['column', 'temple', 'strength', 'knowledge', 'book', 'open-book'], trades: ['law', 'university', 'library', 'museum'] }, { things: ['open-book', 'column', 'scroll'], trades: ['law', 'notary', 'university', 'library', 'publishing', 'museum', 'school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'classic_ornate'], colors: 1, stem: 0.11 },
  },
  params: { column: { label: 'Column height', min: 470, max: 690, usual: 610 }, flute: { label: 'Width of the flutes', min: 44, max: 68, usual: 60 } },
  draw: (d, { look, params }) => {
    const gap = 18;
    const [flute, high] = [params['flute']!, params['column']!];
    const isThin = look === 'line';
    const half = d.circle(352, -296, 114).union(d.path('M0 -270C80 -390 220 -410 352 -410L330 -184C210 -240 60 -230 0 -110Z'));
    const scroll = d.line('M44 -212C120 -320 240 -350 352 -350A54 54 0 0 1 352 -242A40 40 0 0 1 318 -306').stroke(22, { cap: 'round' });
    const spine = d.rect(-9, -500, 18, 500);
    const capital = d.mirror(isThin ? half.rim(36, 'round').union(scroll) : half.subtract(scroll)).subtract(spine);
    const shaft = [-132, -44, 44, 132].map((x) => d.rect(x - flute / 2, -240, flute, high));
    const flutes = d.union(...shaft).gapFrom(capital.filled().union(spine.intersect(d.rect(-60, -300, 120, 190))), gap).withoutSlivers(6000);
    const base = d.rect(-240, high - 240 + gap, 480, 66, 16);
    if (look === 'bold') {
      const top = d.mirror(half.subtract(d.circle(352, -296, 48))).subtract(d.rect(-15, -500, 30, 500));
      const post = d.rect(-196, -240, 392, high).subtract(...[-62, 62].map((x) => d.rect(x - 41 + flute / 4, -600, 82 - flute / 2, 1400))).gapFrom(top.filled().union(d.rect(-15, -300, 30, 190)), 28).withoutSlivers(6000);
      return [d.layer('column', d.union(top, post, d.rect(-280, high - 240 + 28, 560, 104, 20)), 'main')];
    }
    if (look === 'line') return [d.layer('book', capital, 'second', { mono: 'ink' }), d.layer('column', d.union(...[-132, -44, 44, 132].map((x) => d.rect(x - 20, -220, 40, high - 10))).gapFrom(capital.filled().union(spine.intersect(d.rect(-60, -300, 120, 190))), gap).withoutSlivers(6000).union(d.rect(-240, high - 240 + gap, 480, 40, 20)), 'main')];
    return [d.layer('book', capital, 'second', { mono: 'ink' }), d.layer('column', flutes.union(base), 'main')];
  },
});
