import { idea } from '../../idea.ts';

/** A tower crane whose hook is the crescent moon. */
export const craneMoon = idea({
  id: 'crane-moon',
  title: 'Hanging the moon',
  says: 'The hook of the tower crane is the crescent moon.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'night', 'crescent-moon', 'dream', 'star', 'sky'] }, { things: ['tower-crane', 'scaffold', 'beam'], trades: ['construction', 'architecture', 'real-estate'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    night: { manner: 'cut', vibes: ['bold_abstract', 'illustrative'], colors: 2, stem: 0.09 },
  },
  params: { moon: { label: 'Moon', min: 210, max: 270, usual: 240 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const r = params['moon']!;
    const pen = look === 'line' ? 44 : 88;
    const drop = look === 'line' ? 44 : 50;
    const mast = d.line('M-280 500V-500').with(d.polyline([[-480, -330], [480, -330]])).stroke(pen);
    const stay = d.polyline([[-480, -330], [-280, -480], [200, -330]]).stroke(look === 'line' ? pen : 56, { join: 'miter' });
    const [x, y] = [150, 160];
    const crescent = d.circle(x, y, r).subtract(d.circle(x + r * 0.42, y - r * 0.36, r * 0.82)).round(10, 0);
    const hang = crescent.bounds.top;
    const tipX = crescent.spansAtY(hang + 14)[0]!;
    const rope = d.rect((tipX[0] + tipX[1]) / 2 - drop / 2, -330, drop, hang + 330 + 40);
    const base = d.rect(-400, 500 - pen, 240, pen);
    const crane = d.union(mast, stay, base);
    if (look === 'line') return [d.layer('crane', crane.union(rope), 'main'), d.layer('moon', crescent, 'second', { mono: 'join' })];
    if (look === 'night') {
      const k = 0.8;
      const [frame, moon] = [crane.union(d.rect(-280 - pen / 2, 400, pen, 500)).subtract(d.rect(-500, 412, 176, 100), d.rect(-236, 412, 100, 100)).union(rope), crescent].map((part) => part.scale(k).move(-10, 0)) as [typeof crane, typeof crescent];
      return [d.layer('night', d.circle(0, 0, 560).subtract(frame.subtract(moon)), 'main'), d.layer('moon', moon, 'second', { mono: 'gap' })];
    }
    return [d.layer('crane', crane.union(rope), 'main'), d.layer('moon', crescent, 'second', { mono: 'join' })];
  },
});
