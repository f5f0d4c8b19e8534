import { idea } from '../../idea.ts';

/** A powder compact that is a shell. */
export const compactShell = idea({
  id: 'compact-shell',
  title: 'The pearl in the compact',
  says: 'The open powder compact is a shell, and the puff in it is the pearl.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cosmetics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { pearl: { label: 'Pearl', min: 100, max: 140, usual: 122 } },
  draw: (d, { look, params }) => {
    const r = params['pearl']!;
    const sharp = look === 'cut';
    const count = 7;
    const [cy, reach, gap] = [170, 500, 26];
    const ribs = Array.from({ length: count }, (_, i) => {
      const span = 150 / count;
      const [from, to] = [195 + i * span, 195 + (i + 1) * span];
      const middle = (((from + to) / 2) * Math.PI) / 180;
      const chord = 2 * reach * Math.sin((span * Math.PI) / 360);
      const cap = d.circle(reach * Math.cos(middle), cy + reach * Math.sin(middle), chord / 2);
      const wedge = d.polygon([[0, cy], [reach * Math.cos((from * Math.PI) / 180), cy + reach * Math.sin((from * Math.PI) / 180)], [reach * Math.cos((to * Math.PI) / 180), cy + reach * Math.sin((to * Math.PI) / 180)]]);
      const beam = sharp ? d.sector(0, cy, reach + 40, from, to) : wedge.union(cap);
      return look === 'line' ? beam.shrink(gap / 2, 'round').rim(36, 'round') : beam.shrink(gap / 2, 'round').round(sharp ? 0 : 16, 0);
    });
    const pearl = d.circle(0, cy - 20, r);
    const lower = d.path('M-480 200C-330 270 330 270 480 200C470 350 280 460 0 460C-280 460 -470 350 -480 200Z').round(sharp ? 0 : 20, 0);
    const upper = d.union(...ribs).gapFrom(d.union(pearl, lower), gap).withoutSlivers(1500);
    const ball = pearl.gapFrom(lower, gap);
    if (look === 'line') return [d.layer('shell', d.union(upper, lower.rim(46, 'round')), 'main', { mono: 'ink' }), d.layer('pearl', ball, 'second', { mono: 'ink' })];
    if (sharp) return [d.layer('shell', d.union(upper, lower, ball), 'main')];
    return [d.layer('shell', d.union(upper, lower), 'main', { mono: 'ink' }), d.layer('pearl', ball, 'second', { mono: 'ink' })];
  },
});
