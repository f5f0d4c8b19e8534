import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A wren with its tail up, its wing a leaf. */
export const wrenLeaf = idea({
  id: 'wren-leaf',
  title: 'The wren’s wing is a leaf',
  says: 'A round wren with its tail up: its wing is a leaf.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['wren'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { tail: { label: 'Tail', min: -8, max: 10, usual: 0 }, gap: { label: 'Gap', min: 20, max: 32, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, pen] = [params['gap']!, 42];
    const body = d.path('M-368 -100C-368 -220 -290 -300 -180 -300C-70 -300 -10 -210 30 -120C70 -30 190 -20 330 -40C330 220 200 420 -20 420C-240 420 -368 200 -368 -100Z');
    const tail = d.path('M120 20L270 -460C330 -470 400 -440 440 -396L330 20Z').rotate(params['tail']!, [220, 0]);
    const bars = [-350, -230].map((y) => d.rect(0, y, 600, gap).rotate(14, [300, y]).rotate(params['tail']!, [220, 0]));
    const bill = d.path('M-330 -264L-520 -196L-340 -140Z');
    const eye = d.circle(-216, -170, 32);
    const bird = d.union(body, bill, tail).round(0, 70);
    const leaf = d.leaf([-190, 40], [262, 160], 0.27, 0.34);
    const vein = d.line('M-300 20L-80 90L130 130').stroke(gap * 0.8);
    if (look === 'line') return [d.layer('wren', contour(bird, pen).union(d.circle(-216, -170, 30)), 'main'), d.layer('wing', contour(leaf, pen).union(d.line('M-150 56L60 108').stroke(30, { cap: 'round' })), 'second')];
    if (look === 'cut') return [d.layer('wren', bird.subtract(eye, leaf, ...bars).union(d.line('M-190 50L160 132').stroke(30, { cap: 'round' })), 'main')];
    return [d.layer('wren', bird.subtract(eye, ...bars).gapFrom(leaf, gap), 'main'), d.layer('wing', leaf.subtract(vein).withoutSlivers(400), 'second')];
  },
});
