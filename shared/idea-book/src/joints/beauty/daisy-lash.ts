import { idea } from '../../idea.ts';

/** Half a daisy that is a closed eye: its petals are the lashes. */
export const daisyLash = idea({
  id: 'daisy-lash',
  title: 'Petals for lashes',
  says: 'Half a daisy is a closed eye: its heart is the lid, its petals are the lashes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['flower', 'daisy', 'petal', 'sunflower', 'marigold', 'chrysanthemum', 'sun', 'garden'] }, { things: ['eye-lash'], trades: ['lash-studio'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    disc: { manner: 'cut', vibes: ['organic_flowing', 'bold_abstract', 'elegant_serif'], colors: 1, stem: 0.09 },
  },
  params: { petals: { label: 'Petal width', min: 0.15, max: 0.2, usual: 0.18 } },
  draw: (d, { look, params }) => {
    const width = params['petals']!;
    const gap = 26;
    const line = look === 'line';
    const pen = line ? 42 : 64;
    const lid = d.sector(0, -60, 210, 0, 180).round(20, 0);
    const brow = d.arc(0, -60, 400, 216, 324).stroke(pen, { cap: 'round' });
    const petals = [-72, -36, 0, 36, 72].map((turn) => d.leaf([0, 130], [0, 500], width * 1.5).round(24, 0).rotate(turn, [0, -60]).intersect(d.rect(-900, -60, 1800, 1200)));
    const lashes = d.union(...petals).gapFrom(lid, gap).withoutSlivers(900);
    if (line) return [d.layer('lid', lid.rim(pen, 'round'), 'second', { mono: 'ink' }), d.layer('lashes', d.union(...petals.map((petal) => petal.gapFrom(lid, gap).rim(pen, 'round')), brow), 'main')];
    if (look === 'disc') return [d.layer('disc', d.circle(0, 0, 560).subtract(d.union(lid, lashes, brow).fit({ cx: 0, cy: 0, width: 860, height: 900 })), 'main')];
    return [d.layer('lid', lid, 'second', { mono: 'ink' }), d.layer('lashes', lashes.union(brow), 'main')];
  },
});
