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
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { peak: { label: 'Height', min: 300, max: 420, usual: 360 } },
  draw: (d, { look, params }) => {
    const bold = look !== 'line';
    const peak = params['peak']!;
    const rise = 220 + peak;
    const [pen, count] = bold ? [64, 4] : [34, 5];
    const step = rise / count;
    const cable = (i: number) => d.polyline([[0, -peak + i * step], [480 - (i * step * 480) / rise, 220]]).stroke(pen, { cap: 'butt' });
    const area = d.polygon([[pen * 0.5 + 14, -700], [900, -700], [900, 220], [pen * 0.5 + 14, 220]]);
    const right = d.union(...Array.from({ length: count }, (_, i) => cable(i).union(d.polyline([[-60, -peak - (rise * 60) / 480 + i * step], [0, -peak + i * step]]).stroke(pen)))).intersect(area);
    const tower = d.rect(-pen / 2, -peak - 70, pen, peak + 440);
    const deck = d.rect(-500, 234, 1000, pen, pen / 2);
    if (look === 'seal') return [d.layer('seal', d.circle(0, -30, 620).subtract(d.union(d.mirror(right), d.rect(-pen / 2, -peak - 70, pen, 1200), d.rect(-800, 234, 1600, pen)).scale(0.9, 0.9, [0, -30])), 'main')];
    return [d.layer('cables', d.mirror(right), 'main'), d.layer('tower', tower.gapFrom(deck, 0).union(deck), 'second', { mono: 'ink' })];
  },
});
