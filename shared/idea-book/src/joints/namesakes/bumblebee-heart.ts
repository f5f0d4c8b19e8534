import { idea } from '../../idea.ts';
import { contour, heart } from './parts.ts';

/** A bumblebee whose two wings are a heart. */
export const bumblebeeHeart = idea({
  id: 'bumblebee-heart',
  title: ({ things }) => `A ${things[0]} with heart`,
  says: ({ things }) => `The two wings of the ${things[0]} are a heart.`,
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bumblebee', 'bee'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.12 },
  },
  params: { girth: { label: 'Girth', min: 210, max: 270, usual: 250 }, wings: { label: 'Wings', min: 820, max: 960, usual: 900 } },
  draw: (d, { look, params }) => {
    const [girth, gap, pen] = [params['girth']!, 28, 42];
    const wings = heart(d, params['wings']!).move(0, -140);
    const body = d.path(`M0 -170C${girth * 0.6} -170 ${girth} -40 ${girth} 130C${girth} 320 ${girth * 0.56} 440 0 530C${-girth * 0.56} 440 ${-girth} 320 ${-girth} 130C${-girth} -40 ${-girth * 0.6} -170 0 -170Z`).round(20, 0);
    const head = d.ellipse(0, -190, 128, 104);
    const feelers = d.mirror(d.line('M40 -260C50 -330 80 -370 130 -392').stroke(34, { cap: 'round' }));
    const bee = body.union(head).round(0, 40);
    const cuts = [-70, 66, 202, 338].map((y) => d.path(`M-400 ${y}C-200 ${y + 50} 200 ${y + 50} 400 ${y}V${y + 36}C200 ${y + 86} -200 ${y + 86} -400 ${y + 36}Z`));
    const striped = bee.subtract(...cuts).withoutSlivers(1500);
    const bands = striped.pieces().map((piece) => piece.round(10, 0));
    const coat = d.union(...bands);
    if (look === 'line') return [d.layer('wings', contour(wings, pen).gapFrom(bee.union(feelers), 22), 'second'), d.layer('bee', contour(bee, pen).union(feelers, ...[40, 170, 300].map((y) => d.path(`M-400 ${y}C-200 ${y + 50} 200 ${y + 50} 400 ${y}V${y + 42}C200 ${y + 92} -200 ${y + 92} -400 ${y + 42}Z`).intersect(body))), 'main')];
    if (look === 'cut') return [d.layer('bee', wings.gapFrom(bee.union(feelers), gap).union(coat, feelers), 'main')];
    return [d.layer('wings', wings.gapFrom(bee.union(feelers), gap), 'second'), d.layer('bee', coat.union(feelers), 'main')];
  },
});
