import { idea } from '../../idea.ts';

/** A tea bag that is a house: its string is the smoke of the chimney. */
export const teabagHouse = idea({
  id: 'teabag-house',
  title: 'Home is where the tea is',
  says: 'The tea bag is a house: its string rises like smoke, and the tag hangs at the end.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['house', 'roof', 'chimney', 'door', 'family', 'inn'] }, { trades: ['tea'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.04 },
    leaf: { manner: 'cut', vibes: ['bold_abstract', 'organic_flowing'], colors: 2, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const pen = look === 'line' ? 38 : 44;
    const house = d.polygon([[-330, -40], [-120, -260], [120, -260], [330, -40], [330, 500], [-330, 500]], 40);
    const string = d.line('M0 -250C0 -470 300 -560 420 -440C490 -370 480 -290 480 -210').stroke(pen);
    const tag = d.polygon([[480, -230], [590, -150], [590, 60], [370, 60], [370, -150]], 20);
    const door = d.path('M-100 600V260A100 100 0 0 1 100 260V600Z');
    if (look === 'line') {
      const opening = d.path('M-100 500V260A100 100 0 0 1 100 260V500').outline(pen).intersect(house);
      return [d.layer('house', d.union(house.rim(pen, 'round'), opening, d.rect(-330, -40 - pen / 2, 660, pen).intersect(house)), 'main', { mono: 'join' }), d.layer('string', d.union(string, tag.rim(pen, 'round')).gapFrom(house, 0), 'second', { mono: 'join' })];
    }
    const tea = look === 'leaf' ? d.leaf([-130, 400], [140, 40], 0.32, 0.32).subtract(d.polyline([[-150, 426], [90, 108]]).stroke(24)) : door;
    const fold = d.rect(-500, -40 - gap / 2, 1000, gap);
    return [d.layer('house', house.subtract(tea, fold).round(6, 0), 'main', { mono: 'ink' }), d.layer('string', string.union(tag).gapFrom(house, gap), 'second', { mono: 'ink' })];
  },
});
