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
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'classic_ornate'], colors: 1, stem: 0.12 },
  },
  params: { jewels: { label: 'Size of the jewels', min: 40, max: 62, usual: 52 } },
  draw: (d, { look, params }) => {
    const crown = d.mirror(d.path('M0 -360L150 -190L330 -340C326 -250 306 -170 300 -90C200 -52 100 -40 0 -40Z')).round(14, 10);
    const size = params['jewels']!;
    const jewels = d.union(d.circle(0, -400, size), d.mirror(d.circle(336, -384, size)));
    const roots = d.mirror(d.path('M0 -4C104 -4 206 -18 294 -50C284 60 272 110 262 190C248 320 226 440 160 440C92 440 98 320 76 232C62 180 36 150 0 150Z')).round(12, 0);
    if (look === 'cut') {
      const cap = d.mirror(d.path('M0 -420L160 -220L350 -390C346 -270 326 -170 316 -80C210 -44 100 -34 0 -34Z')).round(14, 10);
      const stones = d.union(d.regular(4, size * 1.5, { cx: 0, cy: -190 }), d.mirror(d.circle(206, -150, size * 0.6)));
      return [d.layer('crown', cap.subtract(stones), 'main'), d.layer('roots', roots.scale(1.05, 1, [0, 0]).move(0, 10), 'main')];
    }
    if (look === 'line') return [d.layer('crown', crown.rim(44).union(jewels), 'second', { mono: 'ink' }), d.layer('roots', roots.rim(44), 'main', { mono: 'ink' })];
    return [d.layer('crown', crown.union(jewels), 'second', { mono: 'ink' }), d.layer('roots', roots, 'main', { mono: 'ink' })];
  },
});
