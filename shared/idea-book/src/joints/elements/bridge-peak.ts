import { idea } from '../../idea.ts';

/** A bridge whose cables draw a mountain. */
export const bridgePeak = idea({
  id: 'bridge-peak',
  title: 'A bridge to the top',
  says: 'The cables of the bridge draw a mountain.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bridge', 'trust', 'union', 'tower'], trades: ['engineering', 'mediation', 'consulting'] }],
  looks: {
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp', 'elegant_serif'], colors: 2, stem: 0.036 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.07 },
  },
  draw: (d, { look }) => {
    const bold = look === 'bold';
    const [pen, count] = bold ? [64, 4] : [34, 5];
    const step = 580 / count;
    const cable = (i: number) => d.polyline([[0, -360 + i * step], [480 - (i * step * 480) / 580, 220]]).stroke(pen, { cap: 'butt' });
    const area = d.polygon([[pen * 0.5 + 14, -700], [900, -700], [900, 220], [pen * 0.5 + 14, 220]]);
    const right = d.union(...Array.from({ length: count }, (_, i) => cable(i).union(d.polyline([[-60, -432.5 + i * step], [0, -360 + i * step]]).stroke(pen)))).intersect(area);
    const tower = d.rect(-pen / 2, -430, pen, 800);
    const deck = d.rect(-500, 234, 1000, pen, pen / 2);
    return [d.layer('cables', d.mirror(right), 'main'), d.layer('tower', tower.gapFrom(deck, 0).union(deck), 'second', { mono: 'ink' })];
  },
});
