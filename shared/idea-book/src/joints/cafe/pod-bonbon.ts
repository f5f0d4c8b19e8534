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
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { twist: { label: 'Twist size', min: 0.85, max: 1.2, usual: 1 }, ridges: { label: 'Ridge width', min: 18, max: 32, usual: 22 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const [size, ridge] = [params['twist']!, params['ridges']!];
    const pod = d.leaf([-300, 0], [300, 0], 0.33).round(20, 0);
    const ridges = [-0.2, 0, 0.2].map((bend) => d.line(`M-340 0C-150 ${bend * 700} 150 ${bend * 700} 340 0`).stroke(line ? ridge + 4 : ridge));
    const body = line ? pod.rim(30).union(d.union(...ridges).intersect(pod)) : pod.subtract(...ridges).withoutSlivers(200);
    const fan = d.path('M290 0L470 -180C508 -120 508 120 470 180Z').round(16, 0).scale(size, size, [290, 0]);
    if (look === 'bold') {
      const fat = d.leaf([-310, 0], [310, 0], 0.42).round(20, 0);
      const cuts = [-0.17, 0.17].map((bend) => d.line(`M-340 0C-150 ${bend * 900} 150 ${bend * 900} 340 0`).stroke(ridge * 1.7));
      const wing = d.path('M300 0L480 -210Q424 0 480 210Z').round(20, 0).scale(size, size, [300, 0]);
      return [d.layer('bonbon', d.mirror(wing.gapFrom(fat, 26)).union(fat.subtract(...cuts).withoutSlivers(600)).rotate(-35), 'main')];
    }
    const twist = line ? fan.rim(30) : fan.subtract(...[-17, 17].map((turn) => d.polyline([[370, 0], [600, 0]]).stroke(20).rotate(turn, [290, 0])));
    const layers = [d.layer('pod', body, 'main', { mono: 'ink' }), d.layer('wrapper', d.mirror(twist.gapFrom(pod, 18)), 'second', { mono: 'ink' })];
    return layers.map((layer) => ({ ...layer, shape: layer.shape.rotate(-35) }));
  },
});
