import { idea } from '../../idea.ts';

/** The rings of a tree, which are a fingerprint. */
export const ringPrint = idea({
  id: 'ring-print',
  title: 'Every ring a year',
  says: 'The growth rings of a tree are a fingerprint: who you are, and where you come from.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['genealogy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'hand_drawn'], colors: 2, stem: 0.055 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'tech_sharp'], colors: 1, stem: 0.045 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'organic_flowing'], colors: 1, stem: 0.06 },
  },
  params: { weight: { label: 'Weight', min: 48, max: 62, usual: 54 }, tall: { label: 'Height', min: 106, max: 124, usual: 114 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 44 : params['weight']!;
    const tall = params['tall']! / 100;
    const breaks: readonly (readonly [number, number])[][] = [[[20, 380]], [[-50, 98], [122, 270]], [[-20, 190], [222, 316]], [[52, 340]]];
    const rings = breaks.flatMap((arcs, i) => arcs.map(([from, to]) => d.arc(0, i * 14, 96 * (i + 1) - 12, from, to).scale(1, tall).stroke(pen, { cap: 'round' })));
    const core = d.ellipse(0, 0, 30, 30 * tall);
    const bark = d.ellipse(0, 60, 480, 480 * tall);
    const print = d.union(core, ...rings);
    if (look === 'cut') return [d.layer('trunk', bark.subtract(print), 'main')];
    return [d.layer('rings', print, 'main'), d.layer('bark', bark.rim(look === 'line' ? 44 : pen + 6, 'round'), look === 'line' ? 'main' : 'second', { mono: 'ink' })];
  },
});
