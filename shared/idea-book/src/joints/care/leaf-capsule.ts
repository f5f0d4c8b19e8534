import { idea } from '../../idea.ts';

/** A capsule that ends in a leaf. */
export const leafCapsule = idea({
  id: 'leaf-capsule',
  title: 'Made by nature',
  says: 'One half of the capsule is a leaf.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['leaf', 'herb', 'mint', 'sage', 'tree', 'plant', 'seedling', 'tea-leaf'] }, { things: ['pill', 'mortar'], trades: ['pharmacy', 'nutrition', 'pharma', 'biotech', 'medical'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.046 },
  },
  draw: (d, { look }) => {
    const line = look === 'line';
    const [w, gap] = [210, 11];
    const half = d.path(`M${-w} ${gap}H${w}V220A${w} ${w} 0 0 1 ${-w} 220Z`).round(14, 0);
    const leaf = d.path(`M${-w} ${-gap}V-130C${-w} -300 -100 -400 ${w} -460C${w - 10} -330 ${w} -260 ${w} -130V${-gap}Z`).round(14, 0);
    const rib = d.line(`M${-w + 60} ${-gap - 40}C-110 -170 0 -290 110 -370`);
    const vein = rib.stroke(line ? 42 : 30, { cap: 'round' });
    const turn = 28;
    const drawn = line ? [half.rim(46, 'round'), leaf.rim(46, 'round').union(vein.intersect(leaf))] : [half, leaf.subtract(vein)];
    return [d.layer('half', drawn[0]!.rotate(turn), 'main'), d.layer('leaf', drawn[1]!.rotate(turn), 'second')];
  },
});
