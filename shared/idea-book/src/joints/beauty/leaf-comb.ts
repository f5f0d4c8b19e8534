import { idea } from '../../idea.ts';

/** A comb that is half of a leaf. */
export const leafComb = idea({
  id: 'leaf-comb',
  title: 'The leaf comb',
  says: 'The midrib of the leaf is the back of a comb, and its veins are the teeth.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['leaf', 'willow', 'fern', 'feather', 'olive-tree', 'bamboo', 'palm-leaf', 'eucalyptus', 'laurel', 'herb'] }, { things: ['comb', 'hair'], trades: ['hairdresser', 'barber', 'cosmetics', 'dog-grooming'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['geometric_minimal', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.035 },
    bold: { manner: 'solid', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 1, stem: 0.1 },
  },
  params: { teeth: { label: 'Width of the teeth', min: 0.8, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const half = d.path('M0 -520C-190 -380 -260 -200 -250 -20C-240 160 -140 310 0 400Z');
    const tooth = 56 * params['teeth']!;
    const teeth = d.union(...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => d.rect(20, -430 + i * 100 + 28 - tooth / 2, 400, tooth, tooth / 2)));
    const comb = half.flipX().scale(1.1, 1, [0, 0]);
    const back = d.rect(-35, -470, 70, 1010, 35);
    const outline = half.union(d.rect(-1, -500, 36, 880).intersect(half.union(comb)), back.intersect(d.rect(-50, 300, 100, 300)));
    const prongs = teeth.union(d.rect(0, -400, 100, 726)).intersect(comb);
    if (look === 'bold') {
      const slot = 108 - tooth;
      const slots = d.union(...[0, 1, 2, 3, 4, 5].map((i) => d.rect(20, -316 + i * 112 - slot / 2, 500, slot, slot / 2)));
      return [d.layer('leaf', d.union(half, d.rect(-1, -480, 2, 820), comb).subtract(slots).union(d.rect(-48, 200, 96, 360, 48)).rotate(24), 'main')];
    }
    if (look === 'line') return [d.layer('leaf', half.rim(36, 'round').union(d.rect(-18, -440, 36, 980, 18), d.union(...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => d.rect(0, -403 + i * 100 - (tooth - 22) / 2, 400, tooth - 22, (tooth - 22) / 2))).intersect(comb)).rotate(24), 'main')];
    return [d.layer('leaf', outline.rotate(24), 'main'), d.layer('teeth', prongs.gapFrom(outline, 18).rotate(24), 'second', { mono: 'ink' })];
  },
});
