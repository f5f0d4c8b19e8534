import { idea } from '../../idea.ts';

/** The full moon, whose craters are small moons. */
export const moonCraters = idea({
  id: 'moon-craters',
  title: 'Full moon',
  says: 'The full moon stands in its own light, and its seas are circles of the same family.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['full-moon'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.048 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.22 },
  },
  params: { craters: { label: 'Craters', min: 0.86, max: 1.14, usual: 1 } },
  draw: (d, { look, params }) => {
    const share = params['craters']!;
    const moon = d.circle(0, 0, 460);
    const spots = [[-150, -170, 150], [190, 60, 110], [-90, 220, 84], [180, -240, 56]].map(([x, y, r]) => d.circle(x!, y!, r! * share));
    if (look === 'line') return [d.layer('moon', d.ring(0, 0, 500, 452), 'main'), d.layer('craters', d.union(...spots), 'second')];
    if (look === 'cut') {
      const waters = d.union(d.rect(-600, 120, 1200, 44), d.rect(-600, 236, 1200, 58), d.rect(-600, 360, 1200, 72));
      return [d.layer('moon', d.circle(0, 0, 500).subtract(d.circle(-120, -190, 130 * share), d.circle(150, -90, 84 * share), d.circle(120, -310, 52 * share), waters).withoutSlivers(900), 'main')];
    }
    const shade = moon.subtract(d.circle(-110, -60, 470));
    return [d.layer('moon', moon.subtract(...spots).gapFrom(shade, 24).withoutSlivers(1500), 'main'), d.layer('shade', shade.withoutSlivers(900), 'second', { mono: 'ink' })];
  },
});
