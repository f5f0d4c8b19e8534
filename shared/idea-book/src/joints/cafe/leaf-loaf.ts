import { idea } from '../../idea.ts';

/** A loaf whose slashes are the veins of a leaf. */
export const leafLoaf = idea({
  id: 'leaf-loaf',
  title: 'A leaf of a loaf',
  says: 'The slashes in the loaf are the veins of a leaf.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['leaf', 'tree', 'forest', 'garden', 'branch', 'autumn'] }, { trades: ['bakery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['organic_flowing', 'elegant_serif'], colors: 2, stem: 0.04 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate'], colors: 1, stem: 0.1 },
  },
  params: { plump: { label: 'Plumpness', min: 0.9, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const loaf = d.path('M0 -500C190 -420 320 -220 320 40C320 290 190 440 0 440C-190 440 -320 290 -320 40C-320 -220 -190 -420 0 -500Z').round(40, 0).scale(params['plump']!, 1);
    const slash = d.leaf([24, 0], [236, -140], 0.06, 0.2);
    const slashes = d.union(...[[-170, 0.72], [20, 1], [210, 1]].map(([y, size]) => slash.scale(size!).move(0, y! + 30)));
    const stalk = d.line('M0 300C0 440 10 500 70 560').stroke(look === 'line' ? 38 : 62, { cap: 'round' });
    const turn = (shape: ReturnType<typeof d.circle>) => shape.rotate(32);
    if (look === 'line') {
      const pen = 38;
      const veins = d.union(...[[-150, 0.7], [40, 1], [230, 1]].flatMap(([y, size]) => [-1, 1].map((side) => d.line(`M0 ${y!}Q${side * 90 * size!} ${y! - 30} ${side * 180 * size!} ${y! - 130 * size!}`).stroke(pen, { cap: 'round' }))), d.rect(-pen / 2, -280, pen, 700, pen / 2));
      return [d.layer('loaf', turn(d.union(loaf.rim(pen, 'round'), veins, stalk.subtract(loaf.shrink(10)))), 'main', { mono: 'join' })];
    }
    const cuts = d.mirror(slashes);
    if (look === 'seal') return [d.layer('seal', d.circle(0, 0, 500).subtract(turn(d.union(loaf.subtract(cuts), stalk).scale(0.74))), 'main', { mono: 'ink' })];
    return [d.layer('loaf', turn(loaf.subtract(cuts)), 'main', { mono: 'ink' }), d.layer('stalk', turn(stalk.gapFrom(loaf, 24)), 'second', { mono: 'ink' })];
  },
});
