import { idea } from '../../idea.ts';

/** A camera that is a bird: the lens is its eye. */
export const birdieCamera = idea({
  id: 'birdie-camera',
  title: 'Watch the birdie',
  says: 'The camera is the birdie: its lens is the eye, and a beak looks out at the side.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['photography'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], traits: ['playful'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.12 },
  },
  params: { beak: { label: 'Beak', min: 130, max: 220, usual: 180 } },
  draw: (d, { look, params }) => {
    const beakLong = params['beak']!;
    const [l, r, t, b] = [-500, 300, -260, 360];
    const gap = 24;
    const body = d.path(`M${l} ${t + 110}C${l} ${t + 40} ${l + 40} ${t} ${l + 110} ${t}H-220L-150 -370H70L140 ${t}H${r - 200}C${r - 60} ${t} ${r} ${t + 100} ${r} ${t + 230}V${b - 110}C${r} ${b - 40} ${r - 40} ${b} ${r - 110} ${b}H${l + 110}C${l + 40} ${b} ${l} ${b - 40} ${l} ${b - 110}Z`).round(24, 0);
    const beak = d.polygon([[r + gap, -110], [r + gap + beakLong, 40], [r + gap, 130]], 18);
    const [cx, cy, rad] = [-40, 50, 210];
    const shine = d.circle(cx + 54, cy - 54, 44);
    if (look === 'line') {
      const pen = 44;
      const beakLine = d.polyline([[r - pen / 2, -100], [r + beakLong, 30], [r - pen / 2, 130]]).stroke(pen, { join: 'round' }).gapFrom(body, gap);
      return [d.layer('camera', d.union(body.rim(pen, 'round'), d.ring(cx, cy, rad, rad - pen)), 'main', { mono: 'ink' }), d.layer('pupil', d.circle(cx, cy, 84), 'main', { mono: 'ink' }), d.layer('beak', beakLine.union(beak), 'second', { mono: 'ink' })];
    }
    const eye = d.ring(cx, cy, rad, rad - 56);
    const camera = body.subtract(eye, shine);
    if (look === 'cut') return [d.layer('bird', camera.union(d.polygon([[r - 90, -150], [r + beakLong, 40], [r - 90, 140]], 18)).round(0, 14), 'main')];
    return [d.layer('camera', camera, 'main', { mono: 'ink' }), d.layer('beak', beak, 'second', { mono: 'ink' })];
  },
});
