import { idea } from '../../idea.ts';

/** A cocoa pod in the twists of a wrapper. */
export const podBonbon = idea({
  id: 'pod-bonbon',
  title: 'Wrapped cocoa',
  says: 'The wrapped chocolate is a cocoa pod.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['cocoa-pod', 'chocolate'], trades: ['chocolatier'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'classic_ornate'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal'], colors: 2, stem: 0.035 },
  },
  draw: (d, { look }) => {
    const line = look === 'line';
    const pod = d.leaf([-300, 0], [300, 0], 0.33).round(20, 0);
    const ridges = [-0.2, 0, 0.2].map((bend) => d.line(`M-340 0C-150 ${bend * 700} 150 ${bend * 700} 340 0`).stroke(line ? 26 : 22));
    const body = line ? pod.rim(30).union(d.union(...ridges).intersect(pod)) : pod.subtract(...ridges).withoutSlivers(200);
    const fan = d.path('M290 0L470 -180C508 -120 508 120 470 180Z').round(16, 0);
    const twist = line ? fan.rim(30) : fan.subtract(...[-17, 17].map((turn) => d.polyline([[370, 0], [600, 0]]).stroke(20).rotate(turn, [290, 0])));
    const layers = [d.layer('pod', body, 'main', { mono: 'ink' }), d.layer('wrapper', d.mirror(twist.gapFrom(pod, 18)), 'second', { mono: 'ink' })];
    return layers.map((layer) => ({ ...layer, shape: layer.shape.rotate(-35) }));
  },
});
