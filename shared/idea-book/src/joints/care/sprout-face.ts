import { idea } from '../../idea.ts';

/** A face drawn by a seedling: its two leaves are the closed eyes, its stem the nose. */
export const sproutFace = idea({
  id: 'sprout-face',
  title: 'A fresh face',
  says: 'A seedling draws the face: its leaves are the closed eyes, and its stem is the nose.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['dermatology', 'cosmetics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['elegant_serif', 'hand_drawn', 'organic_flowing'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.08 },
  },
  params: { leaves: { label: 'Size of the leaves', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['leaves']!;
    const pen = look === 'line' ? 40 : 50;
    const face = d.path('M0 -480C230 -480 350 -320 350 -90C350 220 180 480 0 480C-180 480 -350 220 -350 -90C-350 -320 -230 -480 0 -480Z');
    const eye = d.path('M-250 -60C-220 -150 -110 -170 -10 -50C-90 0 -190 10 -250 -60Z').scale(k, k, [0, -50]);
    const leaves = d.mirror(eye);
    const stem = d.line('M0 -70C0 10 -10 90 -60 150C-80 176 -64 196 -30 196H10').stroke(pen, { cap: 'round', join: 'round' });
    const mouth = d.leaf([-110, 310], [110, 310], 0.2, 0.3);
    if (look === 'line') return [d.layer('face', face.rim(pen), 'main', { mono: 'ink' }), d.layer('seedling', leaves.union(stem), 'second', { mono: 'ink' }), d.layer('mouth', mouth, 'main', { mono: 'ink' })];
    const drawn = d.union(leaves, stem);
    if (look === 'cut') return [d.layer('face', face.subtract(drawn, mouth), 'main')];
    return [d.layer('face', face.subtract(mouth), 'main'), d.layer('seedling', drawn, 'second', { mono: 'gap' })];
  },
});
