import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** Bananas that are crescents about one stalk. */
export const bananaMoon = idea({
  id: 'banana-moon',
  title: 'Crescent bananas',
  says: 'Each banana is a crescent, and the bunch turns about its stalk.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['banana'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.14 },
  },
  params: { weight: { label: 'Weight', min: 0.88, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const weight = params['weight']!;
    const fruit = d.circle(0, 0, 500).subtract(d.circle(150 - 40 * weight, -225, 530 - 40 * weight)).round(30, 0);
    if (look === 'cut') return [d.layer('banana', fruit.subtract(d.arc(40, -70, 480, 24, 146).stroke(36, { cap: 'round' })).withoutSlivers(900).rotate(-20), 'main')];
    const one = fruit.scale(0.86).rotate(-50);
    const hook: [number, number] = [one.bounds.right - 30, one.bounds.top + 40];
    const stalk = d.circle(...hook, 80);
    if (look === 'line') {
      const [front, back] = [one.rotate(30, hook), one];
      return [d.layer('banana', contour(front.gapFrom(stalk, 20), 42), 'main'), d.layer('back banana', contour(back.gapFrom(d.union(front, stalk), 20), 42), 'main'), d.layer('stalk', stalk, 'second')];
    }
    const set = [0, 22, 44].map((turn) => one.rotate(turn, hook));
    const [a, b, c] = [set[0]!, set[1]!.gapFrom(set[0]!, 22), set[2]!.gapFrom(d.union(set[0]!, set[1]!), 22)];
    return [d.layer('bananas', d.union(a, c).gapFrom(stalk, 20).withoutSlivers(900), 'main'), d.layer('banana', b.gapFrom(stalk, 20).withoutSlivers(900), 'second', { mono: 'ink' }), d.layer('stalk', stalk, 'main')];
  },
});
