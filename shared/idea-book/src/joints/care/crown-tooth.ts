import { idea } from '../../idea.ts';

/** A tooth with a king's crown for its crown. */
export const crownTooth = idea({
  id: 'crown-tooth',
  title: 'The crown of a tooth',
  says: 'The top of the tooth is a real crown.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['tooth'], trades: ['dental'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  draw: (d, { look }) => {
    const crown = d.mirror(d.path('M0 -360L150 -190L330 -340C326 -250 306 -170 300 -90C200 -52 100 -40 0 -40Z')).round(14, 10);
    const jewels = d.union(d.circle(0, -400, 52), d.mirror(d.circle(336, -384, 52)));
    const roots = d.mirror(d.path('M0 -4C104 -4 206 -18 294 -50C284 60 272 110 262 190C248 320 226 440 160 440C92 440 98 320 76 232C62 180 36 150 0 150Z')).round(12, 0);
    if (look === 'line') return [d.layer('crown', crown.rim(44).union(jewels), 'second', { mono: 'ink' }), d.layer('roots', roots.rim(44), 'main', { mono: 'ink' })];
    return [d.layer('crown', crown.union(jewels), 'second', { mono: 'ink' }), d.layer('roots', roots, 'main', { mono: 'ink' })];
  },
});
