import { idea } from '../../idea.ts';

/** A butterfly whose wings are moons. */
export const mothMoons = idea({
  id: 'moth-moons',
  title: 'Wings of four moons',
  says: ({ things }) => `The wings of the ${things[0]} are moons: two crescents above, two full moons below.`,
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['moth', 'butterfly'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.14 },
    print: { manner: 'print', vibes: ['illustrative', 'organic_flowing', 'playful_rounded'], colors: 2, stem: 0.14 },
  },
  params: { crescent: { label: 'Crescents', min: 0.62, max: 0.76, usual: 0.7 }, lower: { label: 'Lower moons', min: 150, max: 190, usual: 172 } },
  draw: (d, { look, params }) => {
    const [share, low] = [params['crescent']!, params['lower']!];
    const [x, y, r] = [272, -130, 260];
    const body = d.leaf([0, -330], [0, 440], 0.075).round(16, 0);
    const feelers = d.mirror(d.line('M6 -300C20 -400 70 -450 150 -470').brush([30, 32, 44], { ends: 'round' }));
    const hole = d.circle(x + r * 0.26, y - r * 0.2, r * share);
    const upper = d.circle(x, y, r);
    const lower = d.circle(206, 250, low);
    if (look === 'print') {
      const inks = d.overprint([{ shape: d.mirror(upper).gapFrom(body, 18), ink: 'main' }, { shape: d.mirror(d.circle(212, 190, low * 1.15)).gapFrom(body, 18), ink: 'second' }]);
      return [...inks.map(({ shape, paint }, i) => d.layer(['upper wings', 'lower wings', 'overlap'][i]!, shape, paint)), d.layer('body', body.union(feelers), 'main')];
    }
    const crescents = d.mirror(upper.subtract(hole).round(8, 0)).gapFrom(body, 22);
    const moons = d.mirror(lower.gapFrom(upper, 24)).gapFrom(body, 22).withoutSlivers(300);
    if (look === 'cut') return [d.layer('moth', d.union(crescents, moons, body, feelers), 'main')];
    return [d.layer('moth', d.union(crescents, body, feelers), 'main'), d.layer('full moons', moons, 'second', { mono: 'ink' })];
  },
});
