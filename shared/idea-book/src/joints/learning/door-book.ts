import { idea } from '../../idea.ts';

/** The cover of a book opens like a door. */
export const doorBook = idea({
  id: 'door-book',
  title: 'Come in and read',
  says: 'The cover of the book stands open like a door, with a doorknob.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['door', 'book', 'gate', 'house', 'inn', 'key'], trades: ['bookshop', 'publishing', 'library', 'school', 'language-school', 'tutoring'] }, { things: ['book', 'knowledge'], trades: ['bookshop', 'publishing', 'library', 'school', 'language-school', 'tutoring', 'university', 'bookbinding'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { opening: { label: 'Width of the door', min: -40, max: 80, usual: 30 } },
  draw: (d, { look, params }) => {
    const edge = params['opening']!;
    const cover = d.polygon([[-330, -400], [edge, -480], [edge, 480], [-330, 400]], 6);
    const knob = d.circle(edge - 70, 10, 34);
    const block = d.rect(-330, -400, 660, 800, [6, 40, 40, 6]);
    if (look === 'line') return [d.layer('book', block.rim(40).gapFrom(cover, 18), 'main'), d.layer('cover', cover.rim(40).union(knob), 'second', { mono: 'ink' })];
    if (look === 'cut') {
      const pages = block.gapFrom(cover, 30).subtract(d.rect((edge + 330) / 2, -500, 30, 1000));
      return [d.layer('book', pages.round(6, 0), 'main'), d.layer('cover', cover.subtract(knob.grow(8)), 'main')];
    }
    const light = block.gapFrom(cover, 20);
    const lines = d.union(...[0, 1].map((i) => d.rect(120 + i * 64, -500, 24, 1000)));
    return [d.layer('book', light.subtract(lines).withoutSlivers(300), 'main'), d.layer('cover', cover.subtract(knob), 'second', { mono: 'ink' })];
  },
});
