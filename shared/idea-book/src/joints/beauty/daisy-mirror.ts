import { idea } from '../../idea.ts';

/** A hand mirror that is a flower. */
export const daisyMirror = idea({
  id: 'daisy-mirror',
  title: 'The daisy mirror',
  says: 'The hand mirror is a flower: the glass is its heart, the handle its stem.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['daisy', 'flower', 'sunflower', 'sun', 'marigold', 'chrysanthemum'] }, { things: ['mirror', 'face'], trades: ['cosmetics', 'hairdresser', 'antiques', 'lash-studio', 'dermatology'] }],
  looks: {
    solid: { manner: 'module', vibes: ['playful_rounded', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { petals: { label: 'Petals', min: 8, max: 12, usual: 10 } },
  draw: (d, { look, params }) => {
    const petal = d.path('M-34 -190C-84 -250 -100 -330 -66 -372C-40 -402 40 -402 66 -372C100 -330 84 -250 34 -190Z').round(10, 0);
    const count = Math.round(params['petals']!);
    const petals = d.radial(petal, { count }).map((one) => one.move(0, -150));
    const glass = d.circle(0, -150, 178);
    const glint = d.arc(0, -150, 116, 190, 255).stroke(36, { cap: 'round' });
    const stem = d.rect(-34, 210, 68, 360, [0, 0, 34, 34]);
    const leaf = d.leaf([20, 450], [260, 270], 0.3, 0.2);
    if (look === 'cut') {
      const bloom = d.union(...d.radial(d.circle(0, -270, (270 * Math.PI) / count), { count }), d.circle(0, 0, 270)).move(0, -150);
      const pane = d.circle(0, -150, 200);
      return [d.layer('daisy mirror', bloom.subtract(pane).union(glint.scale(1.1, 1.1, [0, -150])), 'main'), d.layer('handle', d.rect(-44, 230, 88, 340, [0, 0, 44, 44]).union(leaf).gapFrom(bloom, 24), 'main')];
    }
    if (look === 'line') return [d.layer('petals', d.union(...petals.map((one) => one.rim(28, 'round'))), 'second', { mono: 'ink' }), d.layer('mirror', d.ring(0, -150, 172, 138).union(glint.scale(0.8, 0.8, [0, -150]), stem.gapFrom(d.union(...petals), 16), leaf), 'main', { mono: 'ink' })];
    return [d.layer('petals', d.union(...petals).gapFrom(glass, 16), 'second', { mono: 'ink' }), d.layer('mirror', glass.subtract(glint).union(stem.gapFrom(d.union(...petals), 14), leaf), 'main', { mono: 'ink' })];
  },
});
