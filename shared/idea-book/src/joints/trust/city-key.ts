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
    bold: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { tower: { label: 'Tower height', min: 300, max: 390, usual: 330 }, hole: { label: 'Size of the hole', min: 84, max: 134, usual: 112 } },
  draw: (d, { look, params }) => {
    const floor = 120;
    const [hole, top] = [params['hole']!, params['tower']!];
    const bow = d.ring(-320, floor + 44, 200, hole);
    const shank = d.rect(-150, floor, 650, 88);
    const tower = d.rect(300, -top, 120, top + 140).union(d.polygon([[300, 1 - top], [300, -top - 90], [420, -top]]));
    const block = d.rect(160, -110, 120, 250);
    const house = d.polygon([[-60, floor + 20], [-60, 10], [40, -80], [140, 10], [140, floor + 20]]);
    const low = d.rect(440, -40, 60, 180);
    const panes = d.union(...[0, 1, 2].map((i) => d.rect(334, -270 + i * 110, 52, 60)), d.rect(194, -60, 52, 60), d.rect(16, 20, 48, 56));
    if (look === 'bold') {
      const skyline = d.union(d.polygon([[-60, 150], [-60, 0], [50, -100], [160, 0], [160, 150]]), d.polygon([[196, 150], [196, -top - 70], [346, -top + 40], [346, 150]]), d.rect(382, -90, 128, 240));
      return [d.layer('key', d.union(d.ring(-330, 180, 236, hole), d.rect(-160, 126, 670, 108), skyline), 'main')];
    }
    if (look === 'line') {
      const outline = d.line(`M-60 120V10L40 -80L140 10V120M160 120V-110H280V120M300 120V${-top - 90}L420 ${-top}V120M440 120V-40H500V164`);
      const key = d.line('M-150 164H500').stroke(34, { cap: 'round' }).union(d.ring(-320, 164, 200, 166), outline.stroke(34, { join: 'miter' }).intersect(d.rect(-100, -600, 640, 780)));
      return [d.layer('key', key, 'main')];
    }
    const key = d.union(bow, shank, tower, block, house, low).subtract(panes);
    return [d.layer('key', key.subtract(panes), 'main'), d.layer('windows', panes, 'second', { mono: 'none' })];
  },
});
