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
    bold: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { door: { label: 'Width of the door', min: 76, max: 130, usual: 100 } },
  draw: (d, { look, params }) => {
    const door = params['door']!;
    if (look === 'bold') {
      const roof = d.polyline([[-440, 20], [0, -380], [440, 20]]).stroke(116, { join: 'round', cap: 'round' });
      const leaf = d.polyline([[-390, 94], [0, -260], [390, 94]]).stroke(64, { join: 'miter' }).gapFrom(roof, 24).round(6, 0);
      const block = d.polygon([[-310, 470], [-310, 80], [0, -200], [310, 80], [310, 470]], 10).gapFrom(leaf, 26).gapFrom(roof, 26);
      return [d.layer('book', d.union(roof, leaf), 'main'), d.layer('walls', block.subtract(d.rect(-door, 300 - door, 2 * door, 400, [door, door, 0, 0])).withoutSlivers(900), 'main')];
    }
    const cover = d.polyline([[-470, 30], [0, -370], [470, 30]]).stroke(look === 'line' ? 42 : 74, { join: 'round', cap: 'butt' });
    const sheet = (k: number) => d.polyline([[-396 + k * 24, 52 + k * 32], [0, -286 + k * 52], [396 - k * 24, 52 + k * 32]]).stroke(30, { join: 'miter' });
    if (look === 'line') {
      // One stroke a cover, one for the page inside it, one for the walls and the door.
      const page = d.polyline([[-372, 92], [0, -234], [372, 92]]).stroke(42, { join: 'miter' });
      const frame = d.line(`M-270 164V430H${-door}V300A${door} ${door} 0 0 1 ${door} 300V430H270V164`).stroke(42, { join: 'miter' });
      return [d.layer('cover', cover, 'main'), d.layer('page', page.gapFrom(cover, 30), 'second', { mono: 'ink' }), d.layer('walls', frame.gapFrom(page, 30), 'main')];
    }
    const pages = d.union(sheet(0), sheet(1)).gapFrom(cover, 16);
    const walls = d.path(`M-290 440V110L0 -130L290 110V440H${door}V300A${door} ${door} 0 0 0 ${-door} 300V440Z`).round(8, 0);
    return [d.layer('cover', cover, 'main'), d.layer('pages', pages, 'second', { mono: 'ink' }), d.layer('walls', walls, 'main')];
  },
});
