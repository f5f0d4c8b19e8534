import { idea } from '../../idea.ts';

/** A corkscrew that is an old vine: its worm is the twisted trunk, its handle the branch that bears. */
export const corkscrewVine = idea({
  id: 'corkscrew-vine',
  title: 'The vine that opens the bottle',
  says: 'The corkscrew is a vine: its worm is the twisted trunk, and grapes hang from its handle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['winery'], things: ['corkscrew'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['elegant_serif', 'organic_flowing'], colors: 2, stem: 0.038 },
    cut: { manner: 'module', vibes: ['geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.08 },
  },
  params: { grape: { label: 'Grape size', min: 50, max: 62, usual: 56 } },
  draw: (d, { look, params }) => {
    const gap = 18;
    const r = params['grape']!;
    const isLine = look === 'line';
    const pen = isLine ? 38 : 84;
    const handle = d.line('M-420 -300C-280 -390 280 -390 420 -300').stroke(pen, { cap: 'round' });
    const turns = [128, 128, 116, 92];
    const worm = d.union(
      d.rect(-pen / 2, -360, pen, 150),
      ...turns.map((half, i) => d.line(`M${-half} ${-90 + i * 130}C${-half} ${-20 + i * 130} ${half} ${-130 + i * 130} ${half} ${-60 + i * 130}`).stroke(isLine ? 38 : 64, { cap: 'round' })),
      d.polyline([[-50, 450], [30, 520]]).stroke(isLine ? 38 : 56, { cap: 'round' }),
    );
    const step = 2 * r + gap;
    const rows = [[-1, 0, 1], [-0.5, 0.5], [0]];
    const bunch = d.union(...rows.flatMap((columns, row) => columns.map((x) => d.circle(x * step, row * step * 0.866, r))));
    const grapes = d.mirror(bunch.place({ cx: 330, top: -300 + pen / 2 + gap }));
    const leaf = d.mirror(d.leaf([0, -330 - pen / 2 - gap], [230, -520], 0.36, 0.2));
    if (isLine) {
      const rings = d.union(...grapes.pieces().map((grape) => grape.rim(34)));
      return [d.layer('corkscrew', handle.union(worm), 'main'), d.layer('grapes', rings, 'second', { mono: 'ink' }), d.layer('leaves', leaf, 'main')];
    }
    if (look === 'cut') return [d.layer('vine', d.union(handle, worm, grapes, leaf), 'main')];
    return [d.layer('corkscrew', handle.union(worm), 'main'), d.layer('grapes', grapes, 'second', { mono: 'ink' }), d.layer('leaves', leaf, 'main')];
  },
});
