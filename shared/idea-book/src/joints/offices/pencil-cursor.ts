import { idea } from '../../idea.ts';

/** A pencil whose point is a cursor. */
export const pencilCursor = idea({
  id: 'pencil-cursor',
  title: 'Drawn to be clicked',
  says: 'The point of the pencil is the arrow of a cursor.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['web-design'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'tech_sharp', 'bold_abstract'], colors: 2, stem: 0.16 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.06 },
  },
  params: { head: { label: 'Width of the arrow', min: 300, max: 370, usual: 335 }, turn: { label: 'Lean', min: -45, max: -25, usual: -32 } },
  draw: (d, { look, params }) => {
    const [w, turn] = [params['head']!, params['turn']!];
    const gap = 30;
    const arrow = d.polygon([[0, -540], [w, 190], [0, 60], [-w, 190]], 24);
    const shaft = d.rect(-105, 0, 210, 430).gapFrom(arrow, gap).subtract(d.mirror(d.rect(35 - 13, 60, 26, 500)));
    const eraser = d.rect(-105, 430 + gap, 210, 130, [0, 0, 70, 70]);
    if (look === 'line') {
      const pen = 60;
      return [d.layer('arrow', d.polygon([[0, -540], [w, 190], [0, 60], [-w, 190]]).rim(pen, 'round').round(8, 0).rotate(turn), 'main', { mono: 'ink' }), d.layer('pencil', d.rect(-105, 0, 210, 590, [0, 0, 70, 70]).rim(pen, 'round').union(d.rect(-105, 400, 210, 50)).gapFrom(arrow, 24).rotate(turn), 'second', { mono: 'ink' })];
    }
    const plain = d.rect(-105, 0, 210, 430).gapFrom(arrow, gap);
    if (look === 'cut') return [d.layer('pencil', d.union(arrow, plain, eraser).rotate(turn), 'main', { mono: 'ink' })];
    return [d.layer('arrow', arrow.rotate(turn), 'main', { mono: 'ink' }), d.layer('shaft', shaft.union(eraser).rotate(turn), 'second', { mono: 'ink' })];
  },
});
