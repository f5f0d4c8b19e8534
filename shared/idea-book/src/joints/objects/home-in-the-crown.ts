import { idea } from '../../idea.ts';

/** A tree whose crown leaves room for a house. */
export const homeInTheCrown = idea({
  id: 'home-in-the-crown',
  title: 'Home in the crown',
  says: 'The crown of the tree leaves a house open in its leaves.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['treehouse'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
    oak: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { house: { label: 'Size of the house', min: 84, max: 112, usual: 100 } },
  draw: (d, { look, params }) => {
    const size = params['house']! / 100;
    const [gap, pen] = [26, 44];
    const house = d.polygon([[-190, 120], [-190, -90], [-246, -90], [0, -310], [246, -90], [190, -90], [190, 120]], 10).scale(size, size, [0, -80]);
    const door = d.rect(-60, -40, 120, 400, [60, 60, 0, 0]);
    const crown = look === 'oak' ? d.circle(0, -100, 420) : d.union(d.circle(0, -240, 270), d.mirror(d.circle(-250, -110, 240)), d.mirror(d.circle(-160, 60, 180)), d.rect(-200, -100, 400, 330)).round(0, 30);
    const trunk = d.mirror(d.path('M0 100H-60V330C-60 420 -90 480 -150 520H0Z'));
    if (look === 'line') return [d.layer('crown', crown.rim(pen, 'round').subtract(d.rect(-60 - gap, 120, 120 + 2 * gap, 300)), 'main'), d.layer('house', house.rim(pen), 'second', { mono: 'ink' }), d.layer('trunk', trunk.intersect(d.rect(-300, 150, 600, 600)), 'main')];
    const open = house.subtract(door);
    if (look === 'oak') return [d.layer('tree', crown.subtract(open).union(trunk.union(door.intersect(crown))), 'main')];
    return [d.layer('crown', crown.subtract(house).subtract(door.union(trunk).grow(gap).intersect(d.rect(-400, 120 * size - 140, 800, 800))).withoutSlivers(600), 'second', { mono: 'ink' }), d.layer('trunk', trunk.union(door.intersect(d.rect(-400, -400, 800, 600))), 'main', { mono: 'ink' })];
  },
});
