import { idea } from '../../idea.ts';

/** A saw blade that rises over a board as the sun. */
export const sawSun = idea({
  id: 'saw-sun',
  title: 'A saw like a sunrise',
  says: 'The saw blade comes up over the board like the sun; its teeth are the rays.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['sun', 'sunrise', 'dawn', 'day', 'horizon', 'summer'] }, { things: ['saw', 'beam'], trades: ['carpentry', 'woodworking', 'construction', 'forestry', 'flooring', 'furniture'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.035 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.08 },
  },
  params: { teeth: { label: 'Teeth', min: 16, max: 28, usual: 22 }, board: { label: 'Board height', min: 110, max: 190, usual: 150 } },
  draw: (d, { look, params }) => {
    const [teeth, thick] = [Math.round(params['teeth']!), params['board']!];
    const point = (radius: number, degrees: number): [number, number] => [radius * Math.cos((degrees * Math.PI) / 180), 90 + radius * Math.sin((degrees * Math.PI) / 180)];
    const blade = d.polygon(Array.from({ length: teeth }, (_, i) => (i * 360) / teeth - 90).flatMap((turn) => [point(352, turn), point(440, turn + (3 * 22) / teeth), point(356, turn + (15 * 22) / teeth)]), 4);
    const sky = d.rect(-600, -600, 1200, 690);
    const sun = blade.subtract(d.circle(0, 90, 86)).intersect(sky);
    const board = d.rect(-500, 112, 1000, thick, 10);
    const grain = d.union(d.rect(-500, 103 + thick / 2, 560, 18), d.rect(130, 103 + thick / 2, 400, 18));
    if (look === 'line') return [d.layer('sun', blade.rim(32).union(d.ring(0, 90, 118, 86)).intersect(sky), 'second'), d.layer('board', board.rim(32), 'main', { mono: 'ink' })];
    return [d.layer('sun', sun, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('board', board.subtract(grain), 'main', { mono: 'ink' })];
  },
});
