import { idea } from '../../idea.ts';

/** A crown whose points are the towers of a castle. */
export const castleCrown = idea({
  id: 'castle-crown',
  title: 'The castle crown',
  says: 'The crown is a castle: its points are towers and its band is the wall.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['castle', 'crown', 'king', 'queen', 'palace', 'fort'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'classic_ornate'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { band: { label: 'Band', min: 64, max: 128, usual: 96 } },
  draw: (d, { look, params }) => {
    const tall = params['band']!;
    const half = d.polygon([[0, -360], [104, -170], [74, -170], [74, -60], [150, -60], [150, -10], [210, -10], [210, -60], [286, -60], [286, -140], [256, -140], [386, -330], [470, 210], [0, 210]]);
    const castle = d.mirror(half).round(6, 0);
    const gate = d.rect(-76, -20 + 60, 152, 200, [76, 76, 0, 0]);
    const windows = d.mirror(d.rect(-344, -20, 52, 96, [26, 26, 0, 0]));
    const balls = d.circle(0, -414, 46).union(d.mirror(d.circle(398, -386, 40)));
    const band = d.rect(-452, 240, 904, tall, 14);
    if (look === 'cut') {
      const side = d.polygon([[-1, -370], [116, -150], [116, 0], [236, 0], [236, -130], [350, -330], [470, -130], [470, 210], [-1, 210]]);
      const arch = d.rect(-96, 20, 192, 240, [96, 96, 0, 0]);
      const tops = d.circle(0, -440, 60).union(d.mirror(d.circle(350, -400, 60)));
      return [d.layer('castle', d.mirror(side).round(8, 0).subtract(arch), 'main'), d.layer('band', d.rect(-470, 244, 940, tall, 14), 'main'), d.layer('jewels', tops.gapFrom(d.mirror(side), 14), 'main')];
    }
    if (look === 'line') return [d.layer('castle', castle.rim(38, 'round').union(d.line('M-76 210V120A76 76 0 0 1 76 120V210').stroke(38)), 'main'), d.layer('band', d.rect(-452, 250, 904, (46 * tall) / 96, 23), 'second'), d.layer('jewels', balls.shrink(6), 'second')];
    return [d.layer('castle', castle.subtract(gate, windows), 'main'), d.layer('band', band, 'second'), d.layer('jewels', balls, 'second')];
  },
});
