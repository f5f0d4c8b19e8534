import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** Two spoons cross, and their bowls make a heart. */
export const spoonHeart = idea({
  id: 'spoon-heart',
  title: 'Two spoons, one heart',
  says: 'Two spoons cross, and their bowls make a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['spoon'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    print: { manner: 'print', vibes: ['bold_abstract', 'gradient_modern', 'playful_rounded'], colors: 2, stem: 0.12 },
  },
  params: { lean: { label: 'Lean', min: 34, max: 42, usual: 38 }, grip: { label: 'Handle', min: 60, max: 90, usual: 76 } },
  draw: (d, { look, params }) => {
    const [lean, grip, gap, pen] = [params['lean']!, params['grip']!, 28, 42];
    const bowl = d.path('M0 -600C126 -600 204 -490 204 -350C204 -190 130 -40 0 60C-130 -40 -204 -190 -204 -350C-204 -490 -126 -600 0 -600Z');
    const stick = d.polygon([[-grip * 0.34, -60], [grip * 0.34, -60], [grip * 0.4, 400], [-grip * 0.4, 400]]).union(d.ellipse(0, 420, grip * 0.8, grip * 1.4));
    const spoon = bowl.union(stick).round(0, 90);
    const shine = d.line('M-126 -380C-126 -450 -90 -520 -40 -536').stroke(38, { cap: 'round' });
    const put = (shape: typeof spoon) => shape.rotate(-lean, [0, 30]).move(0, 60);
    const left = put(spoon);
    const right = left.flipX();
    if (look === 'print') return d.overprint([{ shape: left, ink: 'main' }, { shape: right, ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: i === 2 ? 'gap' : 'ink' }));
    if (look === 'line') return [d.layer('first spoon', contour(left, pen).union(put(shine.move(40, 16))), 'main'), d.layer('second spoon', contour(right, pen).gapFrom(left, 14).union(put(shine.move(40, 16)).flipX()).withoutSlivers(500), 'second')];
    return [d.layer('first spoon', left.subtract(put(shine)), 'main'), d.layer('second spoon', right.subtract(put(shine).flipX()).gapFrom(left, gap), 'second')];
  },
});
