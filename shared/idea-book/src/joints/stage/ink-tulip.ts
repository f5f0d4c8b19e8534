import { idea } from '../../idea.ts';

/** Drops of ink that are printed over each other and open as a tulip. */
export const inkTulip = idea({
  id: 'ink-tulip',
  title: 'Printed in bloom',
  says: 'Two drops of ink, printed over each other, are a tulip.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['printing'] }],
  looks: {
    print: { manner: 'print', vibes: ['modern_flat', 'bold_abstract', 'organic_flowing'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.044 },
    brush: { manner: 'brush', vibes: ['hand_drawn', 'organic_flowing', 'elegant_serif'], traits: ['hand'], colors: 2, stem: 0.06 },
  },
  params: { lean: { label: 'Opening', min: 18, max: 30, usual: 24 } },
  draw: (d, { look, params }) => {
    const lean = params['lean']!;
    const drop = d.mirror(d.path('M0 -560C60 -420 210 -270 210 -90C210 40 116 130 0 130Z')).round(6, 0);
    const petal = drop.rotate(lean, [0, 110]);
    const [left, right] = [petal.flipX(0), petal];
    const stem = d.rect(-26, 150, 52, 330, 26);
    const leaf = d.path('M0 470C20 320 130 240 310 230C300 380 190 480 0 490Z').round(8, 0);
    if (look === 'brush') {
      const inner = d.curve([0, -560], [-70, -400], [-330, -60], [-60, 110]).brush([8, 40, 76, 88, 66, 22], { ends: 'round' });
      const outer = d.curve([0, -560], [110, -400], [330, 20], [50, 140]).brush([8, 36, 66, 84, 60, 20], { ends: 'round' });
      const one = inner.union(outer).rotate(lean, [0, 110]);
      const stalk = d.curve([10, 200], [-20, 300], [-16, 400], [20, 500]).brush([24, 40, 52, 30], { ends: 'round' });
      const blade = d.curve([0, 480], [110, 470], [220, 400], [290, 250]).brush([20, 76, 84, 12], { ends: 'round' });
      const other = one.flipX(0);
      return [d.layer('left drop', other.gapFrom(one, 20), 'main', { mono: 'ink' }), d.layer('right drop', one, 'second', { mono: 'ink' }), d.layer('stalk', stalk.union(blade).gapFrom(d.union(one, other), 20), 'main', { mono: 'ink' })];
    }
    if (look === 'line') {
      const pen = 44;
      return [d.layer('left drop', left.rim(pen, 'round').gapFrom(right.rim(pen, 'round'), 18), 'main', { mono: 'ink' }), d.layer('right drop', right.rim(pen, 'round'), 'second', { mono: 'ink' }), d.layer('leaves', d.union(d.rect(-22, 150, 44, 330, 22), d.mirror(leaf.rim(pen, 'round'))).gapFrom(left.union(right), 18), 'main', { mono: 'join' })];
    }
    const leaves = stem.union(d.mirror(leaf));
    return [...d.overprint([{ shape: left, ink: 'main' }, { shape: right, ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`drop ${i + 1}`, shape, paint, { mono: i < 2 ? 'ink' : 'gap' })), d.layer('leaves', leaves.gapFrom(left.union(right), 22), 'main', { mono: 'ink' })];
  },
});
