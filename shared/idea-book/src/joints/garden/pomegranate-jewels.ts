import { idea } from '../../idea.ts';

/** A pomegranate whose seeds are cut jewels. */
export const pomegranateJewels = idea({
  id: 'pomegranate-jewels',
  title: 'Jewels in a pomegranate',
  says: 'The pomegranate opens, and its seeds are cut jewels.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['pomegranate', 'ruby', 'fig', 'persimmon'], trades: ['jewelry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'illustrative'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { mouth: { label: 'Opening', min: 0.25, max: 0.36, usual: 0.3 } },
  draw: (d, { look, params }) => {
    const fruit = d.circle(0, 90, 400).union(d.polygon([[-150, -500], [-60, -420], [0, -500], [60, -420], [150, -500], [110, -260], [-110, -260]])).round(8, 24);
    const mouth = d.leaf([0, -220], [0, 420], params['mouth']!);
    const gem = d.polygon([[0, -70], [62, -14], [0, 70], [-62, -14]]);
    const gems = d.union(...[[0, -80], [-76, 30], [76, 30], [0, 130], [-70, 230], [70, 230], [0, 320]].map(([x, y], i) => gem.scale(i === 0 || i === 6 ? 0.8 : 1).move(x!, y!)));
    const inner = gems.intersect(mouth.shrink(10)).withoutSlivers(900);
    if (look === 'cut') {
      const jewel = d.polygon([[-96, -30], [-48, -84], [48, -84], [96, -30], [0, 96]], 6).subtract(d.rect(-120, -40, 240, 22));
      return [d.layer('fruit', fruit.subtract(d.leaf([0, -240], [0, 440], params['mouth']! * 1.2)).union(...[-94, 268].map((y) => jewel.scale(0.84).move(0, y)), d.mirror(jewel.scale(0.84).move(98, 88))), 'main')];
    }
    if (look === 'line') return [d.layer('fruit', fruit.rim(42, 'round'), 'main'), d.layer('jewels', inner, 'second')];
    return [d.layer('fruit', fruit.subtract(mouth.grow(10)), 'main'), d.layer('jewels', inner, 'second')];
  },
});
