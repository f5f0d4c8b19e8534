import { idea } from '../../idea.ts';

/** A drawn curve with its handles that is a smile. */
export const curveSmile = idea({
  id: 'curve-smile',
  title: 'The designer’s smile',
  says: 'A curve between two points is a smile. Its handles are the eyes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cursor', 'smile', 'nib', 'pencil'], trades: ['design', 'web-design', 'software'] }],
  looks: {
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp', 'modern_flat'], colors: 2, stem: 0.06 },
    bold: { manner: 'line', vibes: ['bold_abstract', 'playful_rounded', 'modern_flat'], colors: 2, stem: 0.09 },
    seal: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp'], colors: 1, traits: ['playful'], stem: 0.08 },
  },
  params: { smile: { label: 'Depth of the smile', min: 420, max: 600, usual: 520 }, eyes: { label: 'Eye size', min: 0.8, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const bold = look === 'bold';
    const pen = bold ? 92 : look === 'seal' ? 76 : 60;
    const [deep, size] = [params['smile']!, params['eyes']!];
    const curve = d.line(`M-360 40C-360 ${deep} 360 ${deep} 360 40`).stroke(pen);
    const nodes = d.mirror(d.rect(-360 - pen * 0.95, 40 - pen * 0.95, pen * 1.9, pen * 1.9, 8));
    const handles = d.mirror(d.polyline([[-360, 20], [-240, -300]]).stroke(bold ? 36 : 26));
    const eyes = d.mirror(d.circle(-232, -322, (bold ? 98 : 76) * size));
    if (look === 'seal') {
      const face = d.union(curve, nodes, handles, eyes).fit({ cx: 0, cy: 0, width: 800, height: 760 });
      return [d.layer('face', d.circle(0, 0, 540).subtract(face), 'main')];
    }
    return [d.layer('curve', curve.gapFrom(nodes, 0).union(nodes), 'main'), d.layer('handles', handles.gapFrom(nodes, 0), 'second'), d.layer('eyes', eyes, 'second')];
  },
});
