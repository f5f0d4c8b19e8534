import { idea } from '../../idea.ts';

/** An olive branch of one leaf, repeated, with two olives. */
export const branchOfPeace = idea({
  id: 'branch-of-peace',
  title: 'The branch of peace',
  says: 'One leaf, repeated along a bend, and two olives among them.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['olive-branch', 'olive-tree'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'elegant_serif', 'modern_flat'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.038 },
    brush: { manner: 'brush', vibes: ['hand_drawn', 'organic_flowing'], colors: 2, stem: 0.1 },
  },
  params: { leaves: { label: 'Width of the leaves', min: 16, max: 24, usual: 20 } },
  draw: (d, { look, params }) => {
    const bulge = params['leaves']! / 100;
    const [gap, pen] = [22, 38];
    const stem = d.curve([-420, 430], [-260, 160], [40, -40], [330, -250]);
    const twig = look === 'brush' ? stem.brush([46, 38, 22], { ends: 'round' }) : stem.stroke(look === 'line' ? pen : 34, { cap: 'round' });
    const leafAt = (t: number, side: number, size: number) => {
      const [x, y] = stem.pointAt(t);
      const turn = stem.angleAt(t) + side * 44;
      const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const from = [x + dx * 30, y + dy * 30] as const;
      const to = [x + dx * size, y + dy * size] as const;
      return look === 'brush' ? d.polyline([from, to]).brush((at) => 16 + size * bulge * 2 * Math.sin(Math.PI * at ** 0.7), { samples: 30 }) : d.leaf([...from], [...to], bulge).round(5, 0);
    };
    const [tx, ty] = stem.end;
    const tip = d.leaf([tx + 10, ty - 10], [tx + 230, ty - 210], bulge);
    const leaves = [[0.18, -1, 330], [0.46, -1, 340], [0.74, -1, 310], [0.1, 1, 250], [0.56, 1, 330], [0.84, 1, 290]].map(([t, side, size]) => leafAt(t!, side!, size!));
    const olives = [0.36].map((t) => {
      const [x, y] = stem.pointAt(t);
      return d.ellipse(x + 100, y + 112, 84, 98).rotate(-40, [x + 100, y + 112]);
    });
    const olive = olives[0]!;
    const foliage = d.union(...leaves, tip).gapFrom(twig, look === 'brush' ? 0 : gap).gapFrom(olive, gap).withoutSlivers(900);
    if (look === 'line') return [d.layer('twig', twig, 'main'), d.layer('leaves', d.union(...foliage.pieces().map((leaf) => leaf.rim(34, 'round'))), 'main'), d.layer('olive', olive.gapFrom(twig, gap), 'second', { mono: 'ink' })];
    return [d.layer('branch', foliage.union(twig), 'main', { mono: 'ink' }), d.layer('olive', olive.gapFrom(twig, gap), 'second', { mono: 'ink' })];
  },
});
