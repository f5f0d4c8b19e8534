import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A rocket whose flame is the rocket itself, small and upside down. */
export const liftOff = idea({
  id: 'lift-off',
  title: 'Lift-off',
  says: 'A rocket whose flame is its own form, small and upside down.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['rocket'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
    planet: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 2, stem: 0.14 },
  },
  params: { width: { label: 'Width of the rocket', min: 22, max: 28, usual: 25 } },
  draw: (d, { look, params }) => {
    const [gap, pen, tail] = [26, 44, 170];
    const leaf = d.leaf([0, -520], [0, 400], params['width']! / 100);
    const side = leaf.subtract(d.rect(-500, tail, 1000, 500)).round(16, 0).intersect(d.rect(-500, -600, 501, 1200));
    const body = d.mirror(side);
    const half = Math.max(...leaf.spansAtY(tail - 1).flat());
    const fin = d.path(`M${-half} -160C-330 -60 -410 120 -380 360C-330 260 -260 200 ${-half} ${tail}L0 ${tail}V-160Z`).gapFrom(body, gap).pieces()[0]!.round(12, 0);
    const flame = body.flipY(0).scale(0.46).place({ cx: 0, top: tail + gap });
    const port = d.circle(0, -140, 84);
    if (look === 'line') return [d.layer('rocket', contour(body, pen).union(port.rim(pen)), 'main'), d.layer('fins', d.mirror(contour(fin, pen)), 'main'), d.layer('flame', contour(flame, pen), 'second')];
    const rocket = d.union(body.subtract(port), d.mirror(fin));
    if (look === 'planet') {
      const small = (shape: typeof body) => shape.scale(0.72).rotate(45).move(150, -150);
      const disc = d.circle(-60, 60, 440);
      const trail = small(d.rect(-half, tail, 2 * half, 1500));
      const hull = small(d.union(body, d.mirror(fin), d.rect(-half, -100, 2 * half, 260)));
      return [d.layer('planet', disc.subtract(hull.grow(gap), trail).withoutSlivers(400).round(10, 0), 'second', { mono: 'ink' }), d.layer('rocket', small(rocket), 'main', { mono: 'ink' })];
    }
    return [d.layer('rocket', body.subtract(port), 'main'), d.layer('fins', d.mirror(fin), 'main'), d.layer('flame', flame, 'second')];
  },
});
