import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A parachute whose scalloped canopy and lines meet in one point. */
export const safeLanding = idea({
  id: 'safe-landing',
  title: 'A soft landing',
  says: 'Every line of the parachute meets in one point.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['parachute'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { lines: { label: 'Weight of the lines', min: 34, max: 52, usual: 40 } },
  draw: (d, { look, params }) => {
    const [gap, pen] = [24, 42];
    const weight = look === 'line' ? pen : params['lines']!;
    const [r, y] = [490, -60];
    const scallops = d.union(...[-1, 0, 1].map((i) => d.ellipse(i * 326, y + 20, 163, 84)));
    const half = d.path(`M1 ${y - r}H0A${r} ${r} 0 0 0 ${-r} ${y}V${y + 4}H1Z`).subtract(scallops).round(8, 0).intersect(d.rect(-600, -700, 601, 1400));
    const dome = d.mirror(half);
    const foot: readonly [number, number] = [0, 430];
    const cords = d.union(...[-470, -163, 163, 470].map((x) => d.polyline([[x, y - 10], foot]).stroke(weight)));
    const seam = d.mirror(d.line(`M0 ${y - r}C-110 ${y - r + 110} -163 ${y - 250} -163 ${y + 40}`).stroke(gap));
    const load = d.circle(0, 450, 78);
    const rig = cords.gapFrom(dome, gap * 0.8).gapFrom(load, gap).subtract(d.rect(-600, -900, 1200, 800)).withoutSlivers(400);
    const gores = dome.subtract(seam).pieces();
    const middle = gores.find(({ bounds }) => Math.abs(bounds.cx) < 5)!;
    if (look === 'line') return [d.layer('canopy', d.union(contour(dome, pen), d.mirror(d.line(`M0 ${y - r}C-110 ${y - r + 110} -163 ${y - 250} -163 ${y - 30}`).stroke(pen)).intersect(dome)), 'main'), d.layer('lines', rig, 'main'), d.layer('load', load, 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('parachute', d.union(dome, d.mirror(d.polyline([[-470, y - 10], foot]).stroke(weight * 1.2)).gapFrom(dome, gap).gapFrom(d.circle(0, 400, 110), gap).subtract(d.rect(-600, -900, 1200, 800)), d.circle(0, 400, 110)), 'main')];
    return [d.layer('canopy', d.union(...gores.filter((gore) => gore !== middle)), 'main', { mono: 'ink' }), d.layer('middle', middle, 'second', { mono: 'ink' }), d.layer('lines', rig, 'main', { mono: 'ink' }), d.layer('load', load, 'second', { mono: 'ink' })];
  },
});
