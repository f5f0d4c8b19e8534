import { idea } from '../../idea.ts';

/** A signpost whose boards are the branches of a tree. */
export const signpostTree = idea({
  id: 'signpost-tree',
  title: 'It shows where to grow',
  says: 'The boards of the signpost are the leaves of a plant.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['signpost'], trades: ['sign-making'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
  },
  params: { lift: { label: 'Lift', min: 14, max: 30, usual: 22 }, gap: { label: 'Gap', min: 22, max: 42, usual: 30 } },
  draw: (d, { look, params }) => {
    const [lift, gap] = [params['lift']!, params['gap']!];
    const pen = look === 'line' ? 44 : 92;
    const board = (y: number, side: number, length: number) => {
      const arrow = d.polygon([[0, -94], [length - 110, -94], [length, 0], [length - 110, 94], [0, 94]]);
      const leaf = arrow.rotate(-lift).intersect(d.rect(pen / 2 + gap, -900, 2000, 1800)).round(look === 'cut' ? 0 : 16, 0);
      return (side > 0 ? leaf : leaf.flipX()).move(0, y);
    };
    const boards = [board(-170, 1, 560), board(20, -1, 560), board(210, 1, 440)];
    const top = d.polygon([[-94, -300], [-94, -480], [0, -590], [94, -480], [94, -300]], look === 'cut' ? 0 : 16);
    const post = d.rect(-pen / 2, -300 + gap, pen, 880, look === 'cut' ? 0 : 12);
    const all = d.union(top, ...boards);
    return [d.layer('post', post, look === 'solid' ? 'second' : 'main', { mono: 'ink' }), d.layer('boards', look === 'line' ? d.union(...[top, ...boards].map((one) => one.rim(44))) : all, look === 'line' ? 'second' : 'main', { mono: 'ink' })];
  },
});
