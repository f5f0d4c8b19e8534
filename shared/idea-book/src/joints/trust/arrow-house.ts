import { idea } from '../../idea.ts';

/** An arrow that points up is the gable and the door of a house. */
export const arrowHouse = idea({
  id: 'arrow-house',
  title: 'Moving up',
  says: 'The arrow that points up is the gable and the door of a house.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['arrow', 'up', 'growth', 'bow-and-arrow', 'north'] , trades: ['moving'] }, { things: ['house', 'roof', 'building'], trades: ['real-estate', 'property-management', 'moving', 'investment', 'construction', 'roofing'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.06 },
  },
  draw: (d, { look }) => {
    const gap = 26;
    const arrow = d.polygon([[0, -236], [260, 24], [96, 24], [96, 450], [-96, 450], [-96, 24], [-260, 24]]).round(8, 0);
    const house = d.polygon([[0, -480], [470, -10], [400, -10], [400, 450], [-400, 450], [-400, -10], [-470, -10]]).round(10, 0);
    if (look === 'line') {
      const pen = 62;
      const walls = d.line('M-380 440V-40L0 -420L380 -40V440').stroke(pen, { cap: 'round', join: 'round' });
      const sign = d.line('M0 440V-160M-180 20L0 -160L180 20').stroke(pen, { cap: 'round', join: 'round' });
      return [d.layer('house', walls, 'main'), d.layer('arrow', sign, 'second', { mono: 'ink' })];
    }
    return [d.layer('house', house.gapFrom(arrow, gap), 'main', { mono: 'ink' }), d.layer('arrow', arrow, 'second', { mono: 'ink' })];
  },
});
