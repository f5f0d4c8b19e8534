import { idea } from '../../idea.ts';

/** A book lies face down and is the roof of a house. */
export const houseBook = idea({
  id: 'house-book',
  title: 'A house of stories',
  says: 'An open book lies face down and is the roof of a house.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['house', 'roof', 'family', 'tent', 'cabin', 'mountain'] }, { things: ['open-book', 'page'], trades: ['bookshop', 'publishing', 'library', 'school', 'tutoring', 'kindergarten', 'language-school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
  },
  draw: (d, { look }) => {
    const cover = d.polyline([[-470, 30], [0, -370], [470, 30]]).stroke(look === 'line' ? 40 : 74, { join: 'round', cap: 'butt' });
    const sheet = (k: number) => d.polyline([[-396 + k * 24, 52 + k * 32], [0, -286 + k * 52], [396 - k * 24, 52 + k * 32]]).stroke(look === 'line' ? 26 : 30, { join: 'miter' });
    const pages = d.union(sheet(0), sheet(1)).gapFrom(cover, 16);
    const walls = d.path('M-290 440V110L0 -130L290 110V440H100V300A100 100 0 0 0 -100 300V440Z').round(8, 0);
    if (look === 'line') return [d.layer('cover', cover, 'main'), d.layer('pages', pages, 'second', { mono: 'ink' }), d.layer('walls', d.line('M-270 140V430H270V140M-90 430V300A90 90 0 0 1 90 300V430').stroke(40, { join: 'miter' }), 'main')];
    return [d.layer('cover', cover, 'main'), d.layer('pages', pages, 'second', { mono: 'ink' }), d.layer('walls', walls, 'main')];
  },
});
