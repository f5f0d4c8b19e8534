import { idea } from '../../idea.ts';

/** A robot arm that is a heron. */
export const heronArm = idea({
  id: 'heron-arm',
  title: 'A heron with joints',
  says: 'The robot arm is a heron, and its gripper is the bill.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['heron', 'crane', 'stork', 'flamingo', 'wading-bird', 'ibis', 'bird', 'swan'] }, { things: ['robot', 'gear', 'hex-nut'], trades: ['robotics', 'manufacturing', 'engineering', 'hardware'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.035 },
    bold: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { joints: { label: 'Joint size', min: 0.9, max: 1.14, usual: 1 }, gap: { label: 'Gap', min: 12, max: 30, usual: 18 } },
  draw: (d, { look, params }) => {
    const points: [number, number][] = [[-40, 330], [-230, 40], [60, -150], [-30, -380]];
    const widths = [120, 104, 88];
    const [joint, gap] = [params['joints']!, params['gap']!];
    const arm = widths.map((wide, i) => d.polyline([points[i]!, points[i + 1]!]).stroke(wide, { cap: 'round' }));
    const joints = points.map(([x, y], i) => d.circle(x, y, [86, 80, 70, 84][i]! * joint));
    const pins = points.map(([x, y], i) => d.circle(x, y, [34, 32, 28, 26][i]!));
    const base = d.path('M-190 480V420A60 60 0 0 1 -130 360H50A60 60 0 0 1 110 420V480Z');
    const bill = d.union(d.polygon([[20, -440], [330, -400], [350, -366], [40, -390]], 6), d.polygon([[40, -366], [318, -300], [290, -270], [10, -326]], 6));
    const nut = d.regular(6, 66, { cx: 410, cy: -330 }).subtract(d.circle(410, -330, 26));
    const body = d.union(base, ...arm, ...joints);
    if (look === 'bold') {
      const neck = d.polyline(points).stroke(150 * joint, { join: 'round', cap: 'round' });
      const jaws = d.polygon([[-20, -470], [440, -396], [-20, -384]], 8).union(d.polygon([[-20, -366], [420, -352], [-20, -292]], 8));
      return [d.layer('heron', d.union(base.scale(1.1, 1, [-40, 480]), neck).subtract(...points.map(([x, y]) => d.circle(x, y, 34))).gapFrom(jaws, gap).union(jaws.subtract(d.circle(points[3]![0], points[3]![1], 75 * joint + gap))), 'main')];
    }
    if (look === 'line') return [d.layer('arm', body.rim(32, 'round').union(...pins), 'main'), d.layer('bill', bill.union(nut).gapFrom(body, gap - 6), 'second')];
    return [d.layer('arm', body.subtract(...pins), 'main'), d.layer('bill', bill.gapFrom(body, gap), 'second', { mono: 'ink' }), d.layer('nut', nut, 'second')];
  },
});
