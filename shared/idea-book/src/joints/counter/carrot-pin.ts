import { idea } from '../../idea.ts';

/** A carrot that is a map pin. */
export const carrotPin = idea({
  id: 'carrot-pin',
  title: 'The carrot around the corner',
  says: 'The carrot is a pin on the map: what is fresh is right here.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['grocery', 'greengrocer', 'farm-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.12 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.05 },
  },
  params: { leaves: { label: 'Size of the leaves', min: 0.85, max: 1.12, usual: 1 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [params['gap']!, params['leaves']!];
    const root = d.path('M0 620C-30 620 -60 560 -120 440C-210 270 -310 130 -310 -30C-310 -180 -180 -250 0 -250C180 -250 310 -180 310 -30C310 130 210 270 120 440C60 560 30 620 0 620Z').round(20, 0);
    const hole = d.circle(0, -10, 108);
    const leaf = d.leaf([0, -200], [0, -640], 0.19).round(12, 0);
    const side = d.leaf([20, -210], [300, -520], 0.2).round(12, 0);
    const leaves = leaf.union(d.mirror(side.gapFrom(leaf, gap))).scale(size, size, [0, -240]);
    const nicks = d.union(d.rect(-400, 170, 290, 40, 20), d.rect(60, 270, 360, 40, 20), d.rect(-300, 370, 260, 40, 20));
    if (look === 'line') return [d.layer('carrot', root.rim(48, 'round').union(hole.rim(48)), 'main'), d.layer('leaves', leaves.gapFrom(root, gap).pieces().map((piece) => piece.rim(40, 'round')).reduce((one, other) => one.union(other)), 'second')];
    if (look === 'bold') return [d.layer('carrot', root.subtract(hole, nicks).union(leaves.gapFrom(root, gap)), 'main')];
    return [d.layer('carrot', root.subtract(hole, nicks), 'main'), d.layer('leaves', leaves.gapFrom(root, gap), 'second', { mono: 'ink' })];
  },
});
