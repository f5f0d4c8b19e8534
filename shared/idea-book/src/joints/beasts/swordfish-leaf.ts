import { idea } from '../../idea.ts';

/** A swordfish: a leaf that runs out into a sword. */
export const swordfishLeaf = idea({
  id: 'swordfish-leaf',
  title: 'The leaf with a point',
  says: 'One leaf runs out into a sword: a swordfish that leaps.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['swordfish'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'organic_flowing'], colors: 1, stem: 0.12 },
  },
  params: { sword: { label: 'Length of the sword', min: 300, max: 420, usual: 360 } },
  draw: (d, { look, params }) => {
    const tip = 250 + params['sword']!;
    const pen = 44;
    const back = `M-440 0C-300 -120 -60 -190 120 -130C200 -100 240 -60 300 -34L${tip} -14V10L300 40C200 130 -100 170 -440 0Z`;
    const body = d.path(back).round(5, 10);
    const tail = d.path('M-400 0C-440 -110 -510 -190 -620 -240C-560 -130 -550 120 -620 240C-510 190 -440 110 -400 0Z').round(8, 0);
    const sail = d.path('M-40 -130C-50 -250 -100 -320 -200 -370C-30 -370 120 -280 160 -100Z').round(8, 0);
    const fin = d.path('M60 110C30 220 -30 280 -130 300C-20 330 140 260 170 90Z').round(8, 0);
    const whole = d.union(body, tail, sail, fin).round(0, 16);
    const eye = d.circle(190, -44, 28);
    const turn = (shape: typeof body) => shape.scale(1, 1.24).rotate(-34);
    if (look === 'line') return [d.layer('swordfish', turn(whole.subtract(whole.shrink(pen).round(14, 0)).union(eye.move(0, 24))), 'main')];
    if (look === 'cut') return [d.layer('disc', d.circle(0, 0, 600).subtract(turn(whole.subtract(eye)).scale(0.82).move(-10, 10)), 'main')];
    const belly = d.path('M-440 10C-200 60 100 70 300 0V400H-440Z').intersect(body.shrink(0));
    const light = belly.withoutSlivers(100);
    return [d.layer('swordfish', turn(whole.subtract(eye).gapFrom(light, 14).subtract(light)), 'main'), d.layer('belly', turn(light.gapFrom(fin, 14)), 'second')];
  },
});
