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
  },
  draw: (d, { look }) => {
    const isThin = look === 'line';
    const pen = isThin ? 46 : 88;
    const crown = d.polygon([[-190, -70], [-280, -370], [-120, -240], [0, -420], [120, -240], [280, -370], [190, -70]]).round(12, 8);
    const balls = d.union(...[[-280, -400], [0, -456], [280, -400]].map(([x, y]) => d.circle(x!, y!, isThin ? 34 : 46)));
    const bits = d.rect(0, 250, 200, pen * 0.8).union(d.rect(0, 390, 150, pen * 0.8));
    const collar = d.rect(-190, -50, 380, isThin ? 46 : 62, 8);
    const shank = d.rect(-pen / 2, -50, pen, 540).union(bits, collar).round(5, 0);
    if (isThin) return [d.layer('crown', crown.rim(pen, 'round').gapFrom(balls, 14).union(balls), 'second', { mono: 'ink' }), d.layer('key', shank, 'main')];
    return [d.layer('crown', crown.gapFrom(balls, 16).union(balls), 'second', { mono: 'ink' }), d.layer('key', shank, 'main')];
  },
});
