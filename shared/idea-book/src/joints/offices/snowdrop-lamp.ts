import { idea } from '../../idea.ts';

/** An arc lamp that is a snowdrop. */
export const snowdropLamp = idea({
  id: 'snowdrop-lamp',
  title: 'The lamp in bloom',
  says: 'The arc lamp is a snowdrop that bends over the room.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['interior-design', 'lighting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['elegant_serif', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.08 },
    light: { manner: 'print', vibes: ['illustrative', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.08 },
  },
  params: { bloom: { label: 'Size of the bloom', min: 90, max: 115, usual: 104 }, pen: { label: 'Stem', min: 48, max: 66, usual: 56 } },
  draw: (d, { look, params }) => {
    const [k, pen] = [params['bloom']! / 100, params['pen']!];
    const gap = 26;
    const arc = d.line('M-230 480V-140C-230 -420 -60 -520 60 -520C190 -520 260 -430 260 -300').stroke(pen);
    const base = d.rect(-420, 450, 380, 80, [60, 60, 14, 14]);
    const cap = d.path('M170 -310C170 -370 210 -400 260 -400S350 -370 350 -310Z').round(14, 0);
    const middle = d.leaf([260, -300], [260, 130], 0.3);
    const outer = d.path('M230 -290C60 -230 20 -40 60 120C180 90 250 0 262 -140Z').round(10, 0);
    const petals = d.union(outer, outer.flipX(260)).gapFrom(middle, gap);
    const bloom = (shape: typeof outer) => shape.scale(k, k, [260, -310]);
    const leaf = d.path('M-250 470C-260 300 -330 180 -450 90C-470 260 -420 400 -290 480Z').round(8, 0);
    const stand = d.union(arc, base, leaf, cap).round(0, 12);
    const side = bloom(petals.subtract(cap.grow(gap)));
    const heart = bloom(middle.subtract(cap.grow(gap)));
    const drop = bloom(d.circle(260, 190, 44));
    if (look === 'cut') return [d.layer('lamp', d.union(stand, side, heart), 'main', { mono: 'ink' })];
    if (look === 'light') return [d.layer('lamp', stand.union(side.union(heart).round(0, 30)), 'main', { mono: 'ink' }), d.layer('light', drop, 'second', { mono: 'ink' })];
    return [d.layer('lamp', stand, 'main', { mono: 'ink' }), d.layer('bloom', side.union(heart), 'second', { mono: 'ink' })];
  },
});
