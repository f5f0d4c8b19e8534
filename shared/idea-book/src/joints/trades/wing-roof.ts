import { idea } from '../../idea.ts';

/** A bird whose spread wings are the roof of a house. */
export const wingRoof = idea({
  id: 'wing-roof',
  title: 'Under its wings',
  says: 'The roof of the house is the spread wings of a bird.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['roof'], trades: ['roofing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
  },
  params: { gap: { label: 'Gap', min: 26, max: 44, usual: 34 }, weight: { label: 'Weight', min: 106, max: 134, usual: 120 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const pen = look === 'line' ? 54 : params['weight']!;
    const step = (look === 'line' ? 54 : pen) * 1.24 + gap;
    const slope = 0.72;
    const feather = (i: number) => {
      const [x, y] = [600 - i * 120, -250 + i * step];
      return d.polyline([[-x, y + x * slope], [0, y], [x, y + x * slope]]).stroke(pen, { cap: look === 'cut' ? 'butt' : 'round', join: look === 'cut' ? 'miter' : 'round' });
    };
    const count = look === 'line' ? 3 : 2;
    const head = d.circle(0, -356, 130).union(d.polygon([[60, -470], [260, -366], [60, -270]], 12));
    const wings = d.union(head, ...Array.from({ length: count }, (_, i) => feather(i))).round(0, 24).filled().subtract(d.circle(36, -384, 34));
    const y = -250 + count * step - pen * 0.62;
    const x = 290;
    const house = d.polygon([[-x, 480], [-x, y + x * slope], [0, y], [x, y + x * slope], [x, 480]]).round(look === 'cut' ? 0 : 14, 0).subtract(d.rect(-80, 250, 160, 400, look === 'cut' ? 0 : 80));
    return [d.layer('bird', wings, 'main'), d.layer('house', look === 'line' ? house.rim(50) : house, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
