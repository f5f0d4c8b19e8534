import { idea } from '../../idea.ts';

/** A boll of cotton that is a sheep. */
export const cottonSheep = idea({
  id: 'cotton-sheep',
  title: 'Cotton and wool',
  says: 'The boll of cotton is a sheep: its fluff is the fleece, and two of its leaves are the ears.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['textiles'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { fluff: { label: 'Fluff', min: 0.94, max: 1.06, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['fluff']!;
    const puffs = ([[-190, -210, 170], [0, -300, 190], [190, -210, 170], [-260, -20, 170], [260, -20, 170], [-150, 130, 160], [150, 130, 160], [0, 0, 250]] as const).map(([x, y, r]) => d.circle(x, y, r));
    const fleece = d.union(...puffs).round(0, 14).scale(k, k, [0, -60]);
    const face = d.path('M-120 -120C-60 -150 60 -150 120 -120C150 -40 130 90 80 160C50 196 -50 196 -80 160C-130 90 -150 -40 -120 -120Z');
    const ear = d.leaf([-110, -90], [-330, 30], 0.34, 0.16);
    const ears = d.mirror(ear);
    const eyes = d.mirror(d.circle(58, -20, 24));
    const stem = d.rect(-34, 260, 68, 250, [0, 0, 34, 34]);
    const bract = d.mirror(d.leaf([0, 400], [-290, 270], 0.12, 0.4));
    const head = face.union(ears);
    if (look === 'line') return [d.layer('fleece', d.union(fleece.rim(46, 'round'), stem.gapFrom(fleece, 0)), 'main', { mono: 'ink' }), d.layer('head', head.subtract(eyes), 'second', { mono: 'ink' })];
    const stalk = d.union(stem, bract).gapFrom(fleece, 24);
    if (look === 'cut') return [d.layer('cotton', d.union(fleece.subtract(head.grow(24)), head.subtract(eyes), stalk), 'main')];
    return [d.layer('fleece', fleece, 'main', { mono: 'ink' }), d.layer('head', head.subtract(eyes), 'second', { mono: 'gap' }), d.layer('stalk', stalk, 'second', { mono: 'ink' })];
  },
});
