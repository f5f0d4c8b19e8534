import { idea } from '../../idea.ts';

/** The head of a bear drawn by the nodes of a network. */
export const bearNetwork = idea({
  id: 'bear-network',
  title: 'A connected bear',
  says: 'The points and links of a network draw the head of a bear.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bear', 'polar-bear', 'constellation', 'wild', 'forest'] }, { things: ['network', 'node', 'neuron'], trades: ['artificial-intelligence', 'data', 'cloud-services', 'software', 'telecom', 'space'] }],
  looks: {
    line: { manner: 'line', vibes: ['tech_sharp', 'geometric_minimal'], traits: ['detailed'], colors: 2, stem: 0.04 },
    solid: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat'], colors: 2, stem: 0.06 },
    bold: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { ears: { label: 'Ear size', min: 104, max: 150, usual: 130 }, weight: { label: 'Line weight', min: 0.95, max: 1.35, usual: 1 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 26 : 20) * params['weight']!;
    const half = d.line('M0 -250L-190 -290L-350 -130L-370 100L-220 300L0 380M-190 -290L-150 -60L0 -250M-350 -130L-150 -60L-370 100L-150 190L-150 -60M-220 300L-150 190L0 90L-150 -60M-150 190L0 260L0 380M0 90V260');
    const ear = d.circle(-300, -300, params['ears']!);
    const outline = d.polygon([[0, -250], [-190, -290], [-350, -130], [-370, 100], [-220, 300], [0, 380]]);
    const head = d.mirror(outline);
    const nodes = d.union(...[[-190, -290], [-350, -130], [-370, 100], [-220, 300], [-150, 190]].map(([x, y]) => d.circle(x!, y!, 34)));
    const middle = d.union(d.circle(0, -250, 34), d.circle(0, 380, 34));
    const eyes = d.mirror(d.circle(-150, -60, 50));
    const nose = d.polygon([[-110, 90], [110, 90], [0, 230]], 24);
    const marks = d.union(eyes, nose);
    const ears = d.mirror(ear).subtract(head.grow(look === 'line' ? 0 : 24));
    if (look === 'bold') {
      const folds = d.mirror(d.line('M0 -250L-150 -60L-370 100M-150 -60L0 160M-150 -60L-220 300').stroke(pen * 1.5));
      return [d.layer('bear', d.union(ears, head.round(14, 0).subtract(folds).gapFrom(d.union(d.mirror(d.circle(-150, -60, 62)), nose), pen * 1.5).withoutSlivers(900), d.mirror(d.circle(-150, -60, 62)), nose), 'main')];
    }
    if (look === 'solid') return [d.layer('ears', ears, 'main'), d.layer('head', head.subtract(d.mirror(half.stroke(pen))).gapFrom(marks, 20), 'main'), d.layer('eyes and nose', marks, 'second')];
    const links = d.mirror(half.stroke(pen, { join: 'miter' })).union(ears.rim(pen)).subtract(marks.grow(16));
    return [d.layer('links', d.union(links, d.mirror(nodes), middle), 'main', { mono: 'ink' }), d.layer('eyes and nose', marks, 'second', { mono: 'ink' })];
  },
});
