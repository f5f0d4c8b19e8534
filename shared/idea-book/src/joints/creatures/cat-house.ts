import { idea } from '../../idea.ts';

/** A house with two gables is a cat: the lit windows are its eyes. */
export const catHouse = idea({
  id: 'cat-house',
  title: 'The house that purrs',
  says: 'A house with two gables is a cat’s head; its lit windows are the eyes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cat', 'lynx'] }, { things: ['house', 'home', 'window', 'roof', 'cottage', 'cabin', 'inn', 'night', 'city', 'door'], trades: ['real-estate', 'property-management', 'hotel', 'interior-design', 'architecture', 'pet-shop', 'veterinary', 'roofing', 'glazing', 'security', 'construction', 'furniture'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
    print: { manner: 'print', vibes: ['gradient_modern', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.12 },
  },
  params: { gable: { label: 'Gable height', min: 370, max: 490, usual: 430 } },
  draw: (d, { look, params }) => {
    const peak = -params['gable']!;
    const house = d.polygon([[-380, 430], [-380, -160], [-250, peak], [-90, -190], [90, -190], [250, peak], [380, -160], [380, 430]], 20);
    const window = d.rect(-290, -60, 180, 230, [90, 90, 0, 0]).round(8, 0);
    const panes = window.subtract(d.leaf([-200, -32], [-200, 146], 0.17));
    const door = d.rect(-70, 250, 140, 170, [70, 70, 0, 0]);
    if (look === 'print') {
      const home = d.polygon([[-420, 430], [-420, -150], [-270, peak], [-90, -150], [100, -150], [100, 430]], 16);
      const openings = d.union(d.mirror(panes.move(-20, 0)), d.rect(-50, 250, 100, 200, [50, 50, 0, 0]));
      return d.overprint([{ shape: home.subtract(openings), ink: 'main' }, { shape: home.flipX().subtract(openings), ink: 'second' }], { trap: 3 }).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: 'ink' }));
    }
    return look === 'line' ? [d.layer('house', house.rim(42, 'round').union(door.rim(40)), 'main'), d.layer('eyes', d.mirror(panes), 'second')] : [d.layer('house', house.subtract(door), 'main'), d.layer('eyes', d.mirror(panes), 'second')];
  },
});
