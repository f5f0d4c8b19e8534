import { idea } from '../../idea.ts';

/** A hedgehog whose spines are the rays of a rising sun. */
export const hedgehogSun = idea({
  id: 'hedgehog-sun',
  title: 'Sunrise hedgehog',
  says: 'The hedgehog’s spines are the rays of a rising sun.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['hedgehog'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.08 },
    rays: { manner: 'solid', vibes: ['playful_rounded', 'illustrative'], colors: 2, stem: 0.06 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { spines: { label: 'Spines', min: 440, max: 550, usual: 500 } },
  draw: (d, { look, params }) => {
    const [cx, cy] = [90, 260];
    const face = d.path(`M${cx} ${cy}H-354A44 44 0 0 1 -378 180C-320 140 -290 60 -214 20Z`);
    const body = face.union(d.sector(cx, cy, 176, 217, 360)).round(8, 30);
    const eye = d.circle(-220, 130, 26);
    const horizon = d.rect(-418, cy + 24, 1000, 46, 23);
    const nose = d.circle(-372, 216, 46);
    const [count, from] = [7, 222];
    const tip = params['spines']!;
    const step = (360 - from) / count;
    const wedge = d.sector(0, 0, 318, -step / 2, step / 2, 200).union(d.polygon([[300, -70], [300, 70], [tip, 0]])).intersect(d.sector(0, 0, 600, -step / 2 + 1.6, step / 2 - 1.6, 200)).round(6, 0);
    const ray = look === 'rays' ? d.polyline([[248, 0], [tip - 70, 0]]).stroke(54, { cap: 'round' }) : wedge;
    const rays = Array.from({ length: count }, (_, i) => ray.rotate(from + (i + 0.5) * step).move(cx, cy));
    if (look === 'cut') {
      const coat = d.star(20, tip, tip * 0.74, { turn: 9 }).move(cx, cy).intersect(d.rect(-900, -900, 1800, 900 + cy)).round(8, 8);
      const muzzle = d.path(`M-120 ${cy}H-480A46 46 0 0 1 -500 174C-420 130 -370 40 -240 0C-160 60 -120 150 -120 ${cy}Z`).round(16, 0);
      return [d.layer('horizon', d.rect(-540, cy + 30, 1160, 60, 30), 'main'), d.layer('coat', coat.gapFrom(muzzle, 30).withoutSlivers(4000), 'main'), d.layer('face', muzzle.subtract(d.circle(-270, 120, 32)), 'main')];
    }
    return [d.layer('body', body.subtract(eye).gapFrom(nose, 16), 'main'), d.layer('spines', d.union(...rays), 'second'), d.layer('nose', nose, 'second'), d.layer('horizon', horizon, 'main')];
  },
});
