import { idea } from '../../idea.ts';

/** An eye whose lashes are a crown. */
export const lashCrown = idea({
  id: 'lash-crown',
  title: 'A crown for each eye',
  says: 'The lashes of the eye are the points of a crown.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['eye-lash'], trades: ['lash-studio'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['elegant_serif', 'modern_flat', 'classic_ornate'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.046 },
  },
  params: { length: { label: 'Length', min: 190, max: 280, usual: 240 }, pearl: { label: 'Pearls', min: 44, max: 62, usual: 54 } },
  draw: (d, { look, params }) => {
    const [length, pearl] = [params['length']!, params['pearl']!];
    const lens = d.leaf([-540, 140], [540, 140], 0.3);
    const angles = [-148, -119, -90, -61, -32];
    const polar = (angle: number, reach: number): [number, number] => [Math.cos((angle * Math.PI) / 180) * reach, 140 + Math.sin((angle * Math.PI) / 180) * reach];
    const starts = angles.map((angle) => Math.hypot(lens.edgeAt([0, 140], angle)[0], lens.edgeAt([0, 140], angle)[1] - 140));
    const tips = angles.map((angle, i) => polar(angle, starts[i]! + length));
    const points = angles.map((angle, i) => (look === 'line' ? d.polyline([polar(angle, starts[i]! - 20), tips[i]!]).stroke(46) : d.polyline([polar(angle, starts[i]! - 20), tips[i]!]).brush((t) => 120 - 90 * t)));
    const pearls = tips.map(([x, y]) => d.circle(x, y, pearl));
    const iris = d.circle(0, 140, 178);
    const lashes = d.union(...points, ...pearls);
    if (look === 'line') return [d.layer('eye', lens.rim(46).union(...points), 'main'), d.layer('pearls and iris', d.union(...pearls, iris), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('eye', lens.subtract(iris.grow(40)).union(lashes, iris.shrink(10)).round(0, 14), 'main')];
    return [d.layer('eye', lens.subtract(iris.grow(36)).union(lashes).round(0, 14), 'main'), d.layer('iris', iris, 'second', { mono: 'ink' })];
  },
});
