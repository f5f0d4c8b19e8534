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
    print: { manner: 'print', vibes: ['bold_abstract', 'brutalist_bold', 'illustrative'], colors: 2, stem: 0.11 },
  },
  params: { arrow: { label: 'Arrow size', min: 215, max: 300, usual: 260 }, gap: { label: 'Gap', min: 16, max: 40, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, tip] = [params['gap']!, params['arrow']!];
    const arrow = d.polygon([[0, 24 - tip], [tip, 24], [96, 24], [96, 450], [-96, 450], [-96, 24], [-tip, 24]]).round(8, 0);
    const house = d.polygon([[0, -480], [470, -10], [400, -10], [400, 450], [-400, 450], [-400, -10], [-470, -10]]).round(10, 0);
    if (look === 'print') {
      const home = d.polygon([[0, -250], [430, 130], [430, 450], [-430, 450], [-430, 130]]).round(16, 0);
      const rise = d.polygon([[0, -150 - tip * 1.25], [tip + 60, -100], [112, -100], [112, 450], [-112, 450], [-112, -100], [-tip - 60, -100]]).round(10, 0);
      return d.overprint([{ shape: home, ink: 'main' }, { shape: rise, ink: 'second' }]).map(({ shape, paint }, i) => d.layer(['house', 'arrow', 'overlap'][i]!, shape, paint));
    }
    if (look === 'line') {
      const pen = 62;
      const walls = d.line('M-380 440V-40L0 -420L380 -40V440').stroke(pen, { cap: 'round', join: 'round' });
      const sign = d.line(`M0 440V${100 - tip}M${80 - tip} 20L0 ${100 - tip}L${tip - 80} 20`).stroke(pen, { cap: 'round', join: 'round' });
      return [d.layer('house', walls, 'main'), d.layer('arrow', sign, 'second', { mono: 'ink' })];
    }
    return [d.layer('house', house.gapFrom(arrow, gap), 'main', { mono: 'ink' }), d.layer('arrow', arrow, 'second', { mono: 'ink' })];
  },
});
