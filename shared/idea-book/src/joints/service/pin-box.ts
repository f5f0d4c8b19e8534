import { idea } from '../../idea.ts';

/** A parcel seen from its corner that tapers into the point of a map pin. */
export const pinBox = idea({
  id: 'pin-box',
  title: 'Right to the point',
  says: 'The parcel tapers into a map pin: it is already at the address.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['logistics', 'delivery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat'], colors: 2, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
    shaded: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp'], colors: 2, traits: ['gradient'], stem: 0.2 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 36, usual: 26 }, point: { label: 'Point', min: 420, max: 540, usual: 480 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const tip = params['point']!;
    const [side, top] = [360, -480];
    const mid = top + 420;
    const right = d.path(`M0 ${mid}L${side} ${top + 210}V${mid - 40}C${side} ${mid + 190} 110 ${tip - 180} 0 ${tip}Z`);
    const lid = d.polygon([[0, top], [side, top + 210], [0, mid], [-side, top + 210]]);
    const pin = d.union(lid, d.mirror(right)).round(54, 0);
    const edges = d.polyline([[-side - 100, top + 210 - 58.33], [0, mid], [side + 100, top + 210 - 58.33]]).with(d.polyline([[0, mid], [0, tip + 100]]));
    const label = d.polygon([[0, top + 130], [138, top + 210], [0, mid - 130], [-138, top + 210]], 12);
    if (look === 'line') {
      const pen = 42;
      return [d.layer('box', pin.rim(pen, 'round').union(edges.stroke(pen, { join: 'miter' }).intersect(pin)), 'main', { mono: 'join' }), d.layer('label', label, 'second', { mono: 'ink' })];
    }
    const faces = pin.subtract(edges.stroke(gap, { join: 'miter' })).pieces();
    const byX = faces.toSorted((one, other) => one.bounds.cx - other.bounds.cx);
    const [left, upper, other] = [byX[0]!, byX[1]!, byX[2]!];
    if (look === 'shaded') {
      return [d.layer('lid', upper.subtract(label), 'second'), d.layer('left', left, { gradient: ['main', 'second'], from: [-side, mid], to: [60, tip + 200] }), d.layer('right', other, { tint: 'main', by: -0.25 })];
    }
    return [d.layer('lid', upper.subtract(label), 'second', { mono: 'ink' }), d.layer('left', left, 'main'), d.layer('right', other, { tint: 'main', by: -0.3 }, { mono: 'ink' })];
  },
});
