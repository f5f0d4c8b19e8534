import { idea } from '../../idea.ts';

/** A moth whose wings are moons. */
export const moonMoth = idea({
  id: 'moon-moth',
  title: 'Wings of the moon',
  says: 'The wings of the moth are four moons, waxing on one side and waning on the other.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['astrology'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['elegant_serif', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.12 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'illustrative', 'elegant_serif'], colors: 2, stem: 0.12 },
  },
  params: { moon: { label: 'Fullness of the moons', min: 110, max: 170, usual: 140 }, gap: { label: 'Gap', min: 24, max: 34, usual: 28 } },
  draw: (d, { look, params }) => {
    const [full, gap] = [params['moon']!, params['gap']!];
    const upper = d.circle(270, -110, 245);
    const lower = d.circle(190, 260, 168).gapFrom(upper, gap);
    const lit = upper.subtract(d.circle(270 - full, -110 + full * 0.25, 245)).withoutSlivers(300);
    const low = lower.subtract(d.circle(190 - full * 0.7, 260 - full * 0.16, 168)).withoutSlivers(300);
    const body = d.path('M0 -250C50 -250 74 -200 70 -140C66 60 40 300 0 470C-40 300 -66 60 -70 -140C-74 -200 -50 -250 0 -250Z');
    const antenna = d.path('M20 -240C30 -350 110 -440 220 -470C190 -380 130 -290 50 -220Z').round(6, 0);
    const trunk = body.union(d.mirror(antenna)).round(0, 10);
    const cut = trunk.grow(gap);
    const moons = d.mirror(lit.union(low).subtract(cut));
    const dark = d.mirror(upper.gapFrom(lit, gap).union(lower.gapFrom(low, gap)).subtract(cut).withoutSlivers(300));
    if (look === 'cut') return [d.layer('moth', d.union(moons, dark, trunk), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('moons', moons, 'second', { mono: 'ink' }), d.layer('dark sides', dark, { tint: 'main', by: 0.45 }, { mono: 'ink' }), d.layer('moth', trunk, 'main', { mono: 'ink' })];
    return [d.layer('moth', trunk.union(dark), 'main', { mono: 'ink' }), d.layer('moons', moons, 'second', { mono: 'ink' })];
  },
});
