import { idea } from '../../idea.ts';

/** A crocodile whose bite is one zigzag line. */
export const crocodileZip = idea({
  id: 'crocodile-zip',
  title: 'One line of teeth',
  says: 'One zigzag line draws all the teeth of the crocodile.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['crocodile'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 1, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.044 },
    snap: { manner: 'cut', vibes: ['brutalist_bold', 'illustrative', 'bold_abstract'], colors: 1, stem: 0.14 },
  },
  params: { teeth: { label: 'Length of the teeth', min: 60, max: 110, usual: 86 } },
  draw: (d, { look, params }) => {
    const bite = params['teeth']!;
    const [gap, pen] = [24, 44];
    const upper = d.path('M-520 60V-60C-520 -180 -440 -230 -340 -230C-330 -300 -280 -340 -220 -340C-150 -340 -110 -290 -100 -210C60 -130 220 -130 330 -130C340 -190 380 -210 420 -210C490 -210 540 -150 540 -60V60Z').round(0, 40);
    const eye = d.circle(-222, -226, 40);
    const lower = d.path('M-520 -100H540V70C540 150 480 190 400 190H-360C-450 190 -520 130 -520 40Z');
    const whole = upper.union(lower).round(20, 30);
    const steps = 10;
    const zig = d.polyline([[700, 0], ...Array.from({ length: steps }, (_, i): [number, number] => [520 - i * 76, i % 2 ? -bite / 2 : bite / 2]), [-250, bite / 2]]).stroke(look === 'line' ? pen : gap, { join: 'miter', cap: 'round' }).move(0, 10);
    if (look === 'line') return [d.layer('crocodile', whole.rim(pen, 'round').union(zig.intersect(whole), eye), 'main')];
    if (look === 'snap') {
      const teeth = Array.from({ length: steps + 1 }, (_, i): [number, number] => [560 - i * 80, i % 2 ? bite * 0.9 : 0]);
      const top = d.polygon([[560, -900], ...teeth, [-240, 0], [-900, 60], [-900, -900]]);
      const bottom = d.polygon([[560, 900], ...teeth.map(([x, y]): [number, number] => [x, -y]), [-240, 0], [-900, -60], [-900, 900]]);
      const hinge: [number, number] = [-420, 40];
      const up = upper.union(d.rect(-520, 0, 1060, 200)).intersect(top).subtract(eye).rotate(-13, hinge);
      const down = lower.intersect(bottom).rotate(13, hinge);
      return [d.layer('crocodile', d.union(up, down, d.circle(-320, 10, 170)).subtract(eye.rotate(-13, hinge)).withoutSlivers(100).round(8, 8), 'main')];
    }
    return [d.layer('crocodile', whole.subtract(zig, eye), 'main')];
  },
});
