import { idea } from '../../idea.ts';

/** A robin whose breast is the setting sun. */
export const robinSunset = idea({
  id: 'robin-sunset',
  title: 'Evening on its breast',
  says: 'The breast of the robin is the sun as it sinks into the horizon.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['robin'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.16 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.16 },
    print: { manner: 'print', vibes: ['illustrative', 'hand_drawn', 'playful_rounded'], colors: 2, stem: 0.16 },
  },
  params: { sun: { label: 'Sun', min: 200, max: 250, usual: 230 }, gap: { label: 'Gap', min: 20, max: 32, usual: 25 } },
  draw: (d, { look, params }) => {
    const [r, gap] = [params['sun']!, params['gap']!];
    const bird = d.path('M-330 -170C-330 -320 -210 -430 -70 -430C120 -430 200 -300 240 -180L530 20L490 100L326 70C290 300 150 420 -40 420C-260 420 -400 270 -400 60C-400 -30 -370 -90 -330 -170Z').round(16, 20);
    const beak = d.path('M-330 -260L-470 -210L-344 -160Z').round(6, 0).gapFrom(bird, gap * 0.6);
    const eye = d.circle(-170, -262, 34);
    const sun = d.circle(-190, 90, r).intersect(bird);
    const slits = d.union(...[0, 1, 2].map((i) => d.rect(-700, 110 + i * 74, 1000, 18 + i * 8)));
    const breast = sun.subtract(slits).withoutSlivers(300);
    if (look === 'print') {
      const inks = d.overprint([{ shape: bird.subtract(eye), ink: 'main' }, { shape: d.circle(-230, 110, r * 1.14).subtract(slits), ink: 'second' }]);
      return [...inks.map(({ shape, paint }, i) => d.layer(['robin', 'sun', 'overlap'][i]!, shape, paint)), d.layer('beak', beak.subtract(d.circle(-230, 110, r * 1.14 + 10)), 'main')];
    }
    const body = bird.subtract(eye, sun.grow(gap)).withoutSlivers(500);
    if (look === 'cut') return [d.layer('robin', d.union(body, breast, beak), 'main')];
    return [d.layer('robin', body.union(beak), 'main'), d.layer('sun', breast, 'second', { mono: 'ink' })];
  },
});
