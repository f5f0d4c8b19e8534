import { idea } from '../../idea.ts';

/** The bit of a key is a skyline. */
export const cityKey = idea({
  id: 'city-key',
  title: 'The key to the city',
  says: 'The teeth of the key are the houses and towers of a skyline.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['key', 'city', 'skyline', 'skyscraper', 'building', 'tower'], trades: ['real-estate', 'property-management'] }, { things: ['building', 'key'], trades: ['real-estate', 'property-management', 'locksmith', 'security', 'hotel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.085 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.035 },
  },
  draw: (d, { look }) => {
    const floor = 120;
    const bow = d.ring(-320, floor + 44, 200, 112);
    const shank = d.rect(-150, floor, 650, 88);
    const tower = d.rect(300, -330, 120, 470).union(d.polygon([[300, -329], [300, -420], [420, -330]]));
    const block = d.rect(160, -110, 120, 250);
    const house = d.polygon([[-60, floor + 20], [-60, 10], [40, -80], [140, 10], [140, floor + 20]]);
    const low = d.rect(440, -40, 60, 180);
    const panes = d.union(...[0, 1, 2].map((i) => d.rect(334, -270 + i * 110, 52, 60)), d.rect(194, -60, 52, 60), d.rect(16, 20, 48, 56));
    if (look === 'line') {
      const outline = d.line('M-60 120V10L40 -80L140 10V120M160 120V-110H280V120M300 120V-420L420 -330V120M440 120V-40H500V164');
      const key = d.line('M-150 164H500').stroke(34, { cap: 'round' }).union(d.ring(-320, 164, 200, 166), outline.stroke(34, { join: 'miter' }).intersect(d.rect(-100, -600, 640, 780)));
      return [d.layer('key', key, 'main')];
    }
    const key = d.union(bow, shank, tower, block, house, low).subtract(panes);
    return [d.layer('key', key.subtract(panes), 'main'), d.layer('windows', panes, 'second', { mono: 'none' })];
  },
});
