import { idea } from '../../idea.ts';

/** The bow of a key is a crown. */
export const crownKey = idea({
  id: 'crown-key',
  title: 'The royal key',
  says: 'The handle of the key is a crown.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['crown', 'king', 'queen', 'palace', 'castle'] }, { things: ['key', 'lock'], trades: ['locksmith', 'real-estate', 'property-management', 'security', 'hotel', 'banking'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.045 },
    bold: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'modern_flat'], colors: 1, stem: 0.13 },
  },
  params: { weight: { label: 'Weight', min: 0.85, max: 1.2, usual: 1 }, tooth: { label: 'Tooth length', min: 160, max: 240, usual: 200 } },
  draw: (d, { look, params }) => {
    const isThin = look === 'line';
    const pen = (isThin ? 46 : look === 'bold' ? 124 : 88) * params['weight']!;
    const tooth = params['tooth']!;
    const crown = d.polygon([[-190, -70], [-280, -370], [-120, -240], [0, -420], [120, -240], [280, -370], [190, -70]]).round(12, 8);
    const balls = d.union(...[[-280, -400], [0, -456], [280, -400]].map(([x, y]) => d.circle(x!, y!, isThin ? 34 : 46)));
    const bits = d.rect(0, 250, tooth, pen * 0.8).union(d.rect(0, 390, tooth - 50, pen * 0.8));
    const collar = d.rect(-190, -50, 380, isThin ? 46 : 62, 8);
    const shank = d.rect(-pen / 2, -50, pen, 540).union(bits, collar).round(5, 0);
    if (look === 'bold') {
      const head = d.polygon([[-230, 0], [-330, -400], [-140, -250], [0, -470], [140, -250], [330, -400], [230, 0]]).round(18, 10).subtract(d.circle(0, -120, 80));
      const blade = d.rect(-pen / 2, -20, pen, 540).union(d.rect(0, 200, tooth + 40, 100), d.rect(0, 360, tooth + 40, 160).subtract(d.rect(tooth - 40, 360, 200, 60))).round(8, 0);
      return [d.layer('key', head.union(blade).round(0, 14), 'main')];
    }
    if (isThin) return [d.layer('crown', crown.rim(pen, 'round').gapFrom(balls, 14).union(balls), 'second', { mono: 'ink' }), d.layer('key', shank, 'main')];
    return [d.layer('crown', crown.gapFrom(balls, 16).union(balls), 'second', { mono: 'ink' }), d.layer('key', shank, 'main')];
  },
});
