import { idea } from '../../idea.ts';

/** A windmill whose sails are four ears of wheat. */
export const wheatMill = idea({
  id: 'wheat-mill',
  title: 'Wheat turns the mill',
  says: 'The four sails of the windmill are ears of wheat.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['flour-mill'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'classic_ornate'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate'], colors: 1, stem: 0.09 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 26, usual: 20 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const [hubY, line] = [-130, look === 'line'];
    const grain = d.leaf([0, 0], [96, -146], 0.04, 0.34);
    const ear = line
      ? d.union(...[-110, -220, -330].map((y) => d.polyline([[-96, y - 110], [0, y], [96, y - 110]]).stroke(38, { cap: 'round', join: 'miter' })), d.leaf([0, -400], [0, -600], 0.3).rim(38, 'round'))
      : d.union(...[-110, -238, -366].flatMap((y) => [grain.move(gap / 2, y), grain.flipX().move(-gap / 2, y)]), d.leaf([0, -450], [0, -630], 0.26));
    const sails = d.union(...d.radial(ear, { count: 4, turn: 45 }), d.circle(0, 0, line ? 52 : 58)).move(0, hubY);
    // The roof follows the two lower sails at an even distance.
    const [peak, half, foot, floor] = [hubY + Math.SQRT2 * (ear.bounds.right + gap + 6), 132, 206, 640];
    const house = d.polygon([[0, peak], [half, peak + half], [foot, floor], [-foot, floor], [-half, peak + half]]);
    if (line) {
      const door = d.path(`M-70 ${floor}V500A70 70 0 0 1 70 500V${floor}`).outline(38).intersect(house);
      return [d.layer('mill', house.round(10, 0).rim(38, 'round').union(door), 'main', { mono: 'ink' }), d.layer('sails', sails, 'second', { mono: 'ink' })];
    }
    const mill = house.subtract(d.path('M-72 800V490A72 72 0 0 1 72 490V800Z')).round(12, 0);
    if (look === 'seal') return [d.layer('seal', d.circle(0, 0, 500).subtract(d.union(mill, sails).scale(0.66).move(0, 18)), 'main', { mono: 'ink' })];
    return [d.layer('mill', mill, 'main', { mono: 'ink' }), d.layer('sails', sails, 'second', { mono: 'ink' })];
  },
});
