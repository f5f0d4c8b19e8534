import { idea } from '../../idea.ts';

/** An acorn whose nut is a barrel. */
export const acornCask = idea({
  id: 'acorn-cask',
  title: 'A barrel from the oak',
  says: 'The acorn is a barrel with hoops: every oak barrel started as one.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['oak', 'acorn', 'squirrel', 'forest', 'autumn'] }, { things: ['barrel'], trades: ['distillery', 'brewery', 'winery', 'pub'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.03 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 12, max: 26, usual: 16 }, hoops: { label: 'Hoop width', min: 48, max: 80, usual: 62 } },
  draw: (d, { look, params }) => {
    const [gap, hoop] = [params['gap']!, params['hoops']!];
    const nut = d.mirror(d.path('M0 -140H238C286 0 292 150 240 312C230 342 200 350 170 358C100 374 52 396 30 440C22 456 10 462 0 462Z')).round(10, 30);
    const cap = d.mirror(d.path('M0 -400C190 -400 326 -306 326 -176C326 -136 304 -118 274 -112C184 -92 90 -84 0 -84Z'));
    const stem = d.line('M0 -360C0 -420 16 -464 56 -496').brush([60, 44, 52], { ends: 'round' });
    const band = (y: number) => d.line(`M-340 ${y - 34}C-220 ${y - 6} -110 ${y} 0 ${y}C110 ${y} 220 ${y - 6} 340 ${y - 34}`);
    const bands = [band(44), band(252)];
    if (look === 'line') {
      const lines = d.union(...bands.map((line) => line.stroke(28).intersect(nut)));
      return [d.layer('barrel', nut.rim(28, 'round').union(lines).gapFrom(cap, gap), 'main'), d.layer('cap', cap.rim(28, 'round').union(stem), 'second')];
    }
    if (look === 'bold') {
      const grooves = [72, 228].map((y) => band(y).stroke(hoop / 2 + 4));
      return [d.layer('barrel', nut.subtract(...grooves).gapFrom(cap, gap * 1.7), 'main', { mono: 'ink' }), d.layer('cap', cap.union(stem), 'main', { mono: 'ink' })];
    }
    const hoops = d.union(...bands.map((line) => line.stroke(hoop)));
    const staves = d.mirror(d.line('M92 -200C112 0 112 180 82 480').stroke(gap));
    const bung = d.circle(0, 148, 34);
    return [
      d.layer('staves', nut.subtract(hoops.grow(gap), staves, bung).gapFrom(cap, gap).withoutSlivers(200), 'second'),
      d.layer('hoops', nut.intersect(hoops).gapFrom(cap, gap), 'main'),
      d.layer('cap', cap.union(stem), 'main'),
    ];
  },
});
