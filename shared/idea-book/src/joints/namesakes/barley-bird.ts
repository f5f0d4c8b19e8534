import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A bird whose wing and tail are an ear of barley. */
export const barleyBird = idea({
  id: 'barley-bird',
  title: ({ things }) => `The bird in the ${things[0]}`,
  says: ({ things }) => `The wing of the bird is an ear of ${things[0]}, and its long awns are the tail.`,
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['barley', 'oats', 'grain', 'wheat'] }, { things: ['wren', 'bird', 'song-bird', 'lark', 'sparrow', 'robin', 'finch'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { awns: { label: 'Awns', min: 250, max: 400, usual: 330 }, gap: { label: 'Gap', min: 18, max: 28, usual: 22 } },
  draw: (d, { look, params }) => {
    const [awns, gap, pen] = [params['awns']!, params['gap']!, 40];
    const turn = 38;
    const put = (shape: ReturnType<typeof d.circle>) => shape.rotate(turn).move(-150, -60);
    const kernel = (x: number, side: number) => d.leaf([x, side * 8], [x + 218, side * 96], side < 0 ? 0.1 : 0.36, side < 0 ? 0.36 : 0.1);
    const kernels = [-20, 110, 240].flatMap((x) => [-1, 1].map((side) => kernel(x, side))).concat(d.leaf([360, 0], [560, 0], 0.22));
    const apart = kernels.map((one, i) => put(one.subtract(...kernels.slice(i + 1).map((other) => other.grow(gap * 0.7))).withoutSlivers(300).round(4, 0)));
    const awn = (y: number, angle: number, long: number) => d.polyline([[540, y], [540 + long, y + Math.tan((angle * Math.PI) / 180) * long]]).stroke(26, { cap: 'round' });
    const tail = [put(awn(-28, -9, awns * 0.86)), put(awn(0, 0, awns)), put(awn(28, 9, awns * 0.86))];
    const ear = d.union(...apart, ...tail);
    const body = d.path('M-470 -170C-450 -320 -360 -400 -240 -400C-110 -400 -40 -310 -20 -200C80 0 230 160 330 330C120 420 -120 380 -260 220C-350 110 -380 -40 -350 -160Z').round(8, 30);
    const bill = d.path('M-380 -350L-580 -244L-390 -196Z');
    const bird = d.union(body, bill).round(0, 24);
    const eye = d.circle(-268, -276, 32);
    const hollow = put(d.union(...kernels)).filled().grow(gap);
    if (look === 'line') return [d.layer('bird', contour(bird, pen).subtract(hollow).union(eye.grow(2)), 'main'), d.layer('ear', ear, 'second')];
    if (look === 'cut') return [d.layer('bird', bird.subtract(hollow, eye).withoutSlivers(600).union(ear), 'main')];
    return [d.layer('bird', bird.subtract(hollow, eye).withoutSlivers(600), 'main'), d.layer('ear', ear, 'second')];
  },
});
