import { idea } from '../../idea.ts';

/** A rowing shell from above, which is a dragonfly. */
export const dragonflyScull = idea({
  id: 'dragonfly-scull',
  title: 'Dragonfly on the river',
  says: 'Seen from above, the boat and its oars are a dragonfly.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['dragonfly', 'oar', 'kayak', 'canoe'], trades: ['rowing', 'boat-rental'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.06 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { blades: { label: 'Width of the blades', min: 0.15, max: 0.26, usual: 0.2 } },
  draw: (d, { look, params }) => {
    const hull = d.path('M0 -500C60 -420 76 -300 70 -180C60 40 40 300 0 540C-40 300 -60 40 -70 -180C-76 -300 -60 -420 0 -500Z');
    const oar = (to: readonly [number, number], from: readonly [number, number]) => {
      const at = (t: number): [number, number] => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      return d.polyline([from, at(0.6)]).stroke(28).union(d.leaf(at(0.28), to, params['blades']!).round(8, 0)).round(0, 14);
    };
    const wings = d.mirror(oar([500, -390], [40, -170]).union(oar([470, 110], [40, -80])));
    const seats = d.union(...[-60, 60, 180].map((y) => d.rect(-100, y, 200, 16)));
    const cockpit = d.ellipse(0, -300, 30, 44);
    if (look === 'cut') {
      const shell = hull.scale(1.36, 1, [0, 0]);
      const paddle = (to: readonly [number, number], from: readonly [number, number]) => d.polyline([[...from], [...to]]).part(0, 0.5).stroke(50).union(d.leaf([from[0] + (to[0] - from[0]) * 0.2, from[1] + (to[1] - from[1]) * 0.2], [...to], params['blades']! + 0.03).round(10, 0)).round(0, 12);
      const blades = d.mirror(paddle([540, -400], [40, -190]).union(paddle([510, 130], [40, -60])));
      return [d.layer('boat', shell.subtract(...[-70, 90].map((y) => d.rect(-200, y, 400, 28)), d.ellipse(0, -310, 40, 54)), 'main'), d.layer('oars', blades.gapFrom(shell, 28), 'main')];
    }
    if (look === 'line') return [d.layer('boat', hull.rim(32).union(cockpit.scale(0.5, 0.6, [0, -300])), 'main'), d.layer('oars', wings.gapFrom(hull, 22), 'second', { mono: 'ink' })];
    return [d.layer('boat', hull.subtract(seats, cockpit), 'main'), d.layer('oars', wings.gapFrom(hull, 20), 'second', { mono: 'ink' })];
  },
});
