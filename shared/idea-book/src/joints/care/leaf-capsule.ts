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
    print: { manner: 'print', vibes: ['bold_abstract', 'organic_flowing', 'modern_flat'], colors: 2, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 8, max: 16, usual: 11 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const [w, gap] = [210, params['gap']!];
    const half = d.path(`M${-w} ${gap}H${w}V220A${w} ${w} 0 0 1 ${-w} 220Z`).round(14, 0);
    const leaf = d.path(`M${-w} ${-gap}V-130C${-w} -300 -100 -400 ${w} -460C${w - 10} -330 ${w} -260 ${w} -130V${-gap}Z`).round(14, 0);
    const rib = d.line(`M${-w + 60} ${-gap - 40}C-110 -170 0 -290 110 -370`);
    const vein = rib.stroke(line ? 42 : 30, { cap: 'round' });
    const turn = 28;
    if (look === 'print') {
      const pill = d.path(`M${-w} ${60 - 4 * gap}H${w}V220A${w} ${w} 0 0 1 ${-w} 220Z`).round(14, 0);
      const blade = d.path(`M${w} -470C${w + 60} -200 ${w + 20} 120 ${-w + 60} 230C${-w - 60} 60 ${-w - 30} -330 ${w} -470Z`).round(10, 0).subtract(d.line('M-96 -50C-66 -130 0 -220 100 -310').stroke(30, { cap: 'round' }));
      return d.overprint([{ shape: pill, ink: 'main' }, { shape: blade, ink: 'second' }], { trap: 3 }).map(({ shape, paint }, i) => d.layer(['capsule', 'leaf', 'where they meet'][i]!, shape.rotate(turn), paint, { mono: i === 2 ? 'gap' : 'ink' }));
    }
    const drawn = line ? [half.rim(46, 'round'), leaf.rim(46, 'round').union(vein.intersect(leaf))] : [half, leaf.subtract(vein)];
    return [d.layer('half', drawn[0]!.rotate(turn), 'main'), d.layer('leaf', drawn[1]!.rotate(turn), 'second')];
  },
});
