import { idea } from '../../idea.ts';

/** The sharpened end of a pencil that is a house. */
export const pencilHome = idea({
  id: 'pencil-home',
  title: 'The house that is drawn',
  says: 'The sharpened pencil is a house: its point is the roof, and a door opens in its side.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['pencil'], trades: ['architecture'] }, { things: ['house', 'building'], trades: ['architecture'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.06 },
  },
  params: { point: { label: 'Height of the point', min: 400, max: 520, usual: 470 }, gap: { label: 'Gap', min: 26, max: 42, usual: 34 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const tip = -params['point']!;
    const w = 350;
    const body = d.path(`M${-w} -10C${-w} -90 -110 -90 -110 -10C-110 -90 110 -90 110 -10C110 -90 ${w} -90 ${w} -10V400H${-w}Z`).round(12, 0);
    const door = d.path('M-58 480V226C-58 186 -34 164 0 164C34 164 58 186 58 226V480Z');
    const roof = d.polygon([[-w, 0], [0, tip], [w, 0]]).union(d.rect(-w, 0, 2 * w, 100)).round(14, 0);
    const cone = roof.gapFrom(body.filled().union(d.rect(-w, 0, 2 * w, 600)), gap);
    const facets = d.mirror(d.rect(-131, -60, 26, 600));
    const share = 0.3;
    const lead = cone.intersect(d.rect(-w, tip - 50, 2 * w, 50 - tip * share));
    const wood = cone.subtract(d.rect(-w, tip - 50, 2 * w, 50 - tip * share + gap));
    if (look === 'line') {
      const whole = d.polygon([[-w, -10], [0, tip], [w, -10], [w, 460], [-w, 460]], 30).rim(60, 'round');
      const scallop = d.line(`M${-w + 10} 0C${-w + 10} -80 -110 -80 -110 0C-110 -80 110 -80 110 0C110 -80 ${w - 10} -80 ${w - 10} 0`).stroke(56);
      return [d.layer('pencil', whole.union(scallop, cone.intersect(d.rect(-w, tip - 50, 2 * w, 50 - tip * 0.42))), 'main', { mono: 'ink' }), d.layer('door', door.intersect(d.rect(-w, 0, 2 * w, 430)), 'second', { mono: 'ink' })];
    }
    return [d.layer('walls', body.subtract(door, facets), 'main', { mono: 'ink' }), d.layer('wood', wood, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('lead', lead, 'main', { mono: 'ink' })];
  },
});
