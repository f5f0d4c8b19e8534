import { idea } from '../../idea.ts';

/** A wind turbine that is a three-leaved plant. */
export const leafTurbine = idea({
  id: 'leaf-turbine',
  title: 'A turbine that grows',
  says: 'The blades of the wind turbine are three leaves on one stem.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['leaf', 'tree', 'clover', 'seedling', 'plant', 'oak', 'garden', 'flower', 'forest'] }, { things: ['wind-turbine', 'wind'], trades: ['wind-energy', 'energy', 'environment'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing'], colors: 2, stem: 0.07 },
    half: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.035 },
  },
  params: { leaves: { label: 'Leaf size', min: 0.82, max: 1.12, usual: 1 }, hub: { label: 'Hub size', min: 32, max: 56, usual: 42 } },
  draw: (d, { look, params }) => {
    const size = params['leaves']!;
    const leaf = d.path('M0 -56C90 -120 130 -250 40 -400C20 -436 -2 -452 -30 -470C-60 -380 -120 -220 0 -56Z').round(6, 0).scale(size, size, [0, 0]);
    const leaves = d.radial(leaf, { count: 3, turn: 14 }).map((shape) => shape.move(0, -70));
    const hub = d.circle(0, -70, params['hub']!);
    const tower = d.mirror(d.polygon([[0, 0], [18, 0], [34, 520], [0, 520]])).gapFrom(d.union(...leaves, hub), 22);
    const blade = d.path('M60 520C60 420 110 350 230 330C240 440 170 500 60 520Z').round(6, 0);
    if (look === 'line') return [d.layer('leaves', d.union(...leaves.map((shape) => shape.rim(30)), hub.rim(26)), 'second'), d.layer('tower', d.union(tower, blade.rim(28)), 'main')];
    const veins = d.radial(d.line('M-2 -90C20 -200 10 -290 -14 -380').stroke(20, { cap: 'round' }).scale(size, size, [0, 0]), { count: 3, turn: 14 }).map((shape) => shape.move(0, -70));
    if (look === 'half') {
      const right = d.radial(d.path('M0 -40C30 -200 16 -330 -30 -480H400V-40Z').scale(size, size, [0, 0]), { count: 3, turn: 14 }).map((shape) => shape.move(0, -70));
      return [...leaves.flatMap((shape, i) => [d.layer(`leaf ${i + 1}`, shape.subtract(right[i]!), 'second', { mono: 'ink' }), d.layer(`shade ${i + 1}`, shape.intersect(right[i]!), { tint: 'second', by: -0.26 }, { mono: 'join' })]), d.layer('hub', hub, 'main'), d.layer('tower', tower, 'main')];
    }
    return [d.layer('leaves', d.union(...leaves).subtract(...veins), 'second'), d.layer('hub', hub, 'main'), d.layer('tower', tower.union(blade), 'main')];
  },
});
