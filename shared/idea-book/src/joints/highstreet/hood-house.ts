import { idea } from '../../idea.ts';

/** A kitchen that is a house: the hood is the roof, its duct the chimney, the hob the window. */
export const hoodHouse = idea({
  id: 'hood-house',
  title: 'The house around the pot',
  says: 'The cooker hood is the roof of a house, its duct the chimney, and a pot stands on the hob where the window is.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['kitchen-design'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'modern_flat'], colors: 2, stem: 0.046 },
  },
  params: { eaves: { label: 'Eaves', min: 20, max: 70, usual: 44 }, duct: { label: 'Duct width', min: 150, max: 240, usual: 190 } },
  draw: (d, { look, params }) => {
    const [eaves, duct] = [params['eaves']!, params['duct']! / 2];
    const [wall, pen] = [370, look === 'line' ? 46 : 84];
    const r = look === 'cut' ? 0 : 16;
    const out = wall + eaves;
    const hood = d.polygon([[-duct, -480], [duct, -480], [duct, -330], [out, -110], [out, -10], [-out, -10], [-out, -110], [-duct, -330]], r);
    const pan = d.union(d.rect(-150, 96, 300, 134, [12, 12, 54, 54]), d.rect(-216, 116, 432, 44, 22), d.rect(-150, 46, 300, 34, 17), d.rect(-34, 16, 68, 40, 16));
    const pot = pan.scale(0.88, 0.88, [0, 230]).move(0, -24);
    const window = d.rect(-210, 318, 420, 92, look === 'cut' ? 0 : 26);
    if (look === 'line') {
      const frame = d.union(d.rect(-wall, -30, pen, 500), d.rect(wall - pen, -30, pen, 500), d.rect(-wall, 434, 2 * wall, pen, 12), d.rect(-wall, 230, 2 * wall, pen));
      return [d.layer('kitchen', d.union(hood.rim(pen, 'round'), frame, d.rect(-210, 330, 420, 50, 25)), 'main', { mono: 'ink' }), d.layer('pot', pot, 'second', { mono: 'ink' })];
    }
    const walls = d.union(d.rect(-wall, -30, pen, 510, [0, 0, r, r]), d.rect(wall - pen, -30, pen, 510, [0, 0, r, r]), d.rect(-wall, 230, 2 * wall, 250, r)).subtract(window);
    const house = hood.union(walls);
    if (look === 'cut') return [d.layer('kitchen', house.union(pot), 'main')];
    return [d.layer('kitchen', house, 'main', { mono: 'ink' }), d.layer('pot', pot, 'second', { mono: 'ink' })];
  },
});
