import { idea } from '../../idea.ts';

/** The nut in the jaw of a wrench is a house. */
export const wrenchHouse = idea({
  id: 'wrench-house',
  title: 'The house in good hands',
  says: 'The nut in the jaw of the wrench is a house.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['handyman', 'property-management'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.13 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.046 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 36, usual: 28 }, handle: { label: 'Handle width', min: 150, max: 200, usual: 174 } },
  draw: (d, { look, params }) => {
    const [gap, wide] = [params['gap']!, params['handle']!];
    const house = d.polygon([[-90, 30], [-166, -50], [-166, -240], [-236, -240], [0, -490], [236, -240], [166, -240], [166, -50], [90, 30]], 8);
    const door = d.rect(-52, -130, 104, 162, [52, 52, 0, 0]);
    const jaw = d.ellipse(0, -60, 350, 316).union(d.polygon([[-wide / 2 + 14, 100], [wide / 2 - 14, 100], [wide / 2 + 6, 620], [-wide / 2 - 6, 620]]), d.circle(0, 620, wide / 2 + 6)).round(0, 110);
    const slot = d.polygon([[-166 - gap, -600], [166 + gap, -600], [166 + gap, -50 + gap * 0.45], [90 + gap * 0.4, 30 + gap], [-90 - gap * 0.4, 30 + gap], [-166 - gap, -50 + gap * 0.45]]);
    const wrench = jaw.subtract(slot, d.rect(-600, -600, 1200, 600 - 240 + gap)).withoutSlivers(400).round(14, 0).subtract(d.circle(0, 620, wide * 0.26));
    if (look === 'line') return [d.layer('wrench', wrench.filled().rim(44), 'main'), d.layer('house', house.rim(44).round(6, 0), 'second', { mono: 'ink' })];
    if (look === 'cut') {
      const ring = d.circle(0, -130, 360).union(d.polygon([[-wide / 2, 100], [wide / 2, 100], [wide / 2 + 10, 560], [-wide / 2 - 10, 560]]), d.circle(0, 560, wide / 2 + 10)).round(0, 90);
      return [d.layer('wrench', ring.subtract(house.subtract(door).scale(0.92, 0.92, [0, -180]).move(0, 70), d.circle(0, 560, wide * 0.26)), 'main')];
    }
    return [d.layer('wrench', wrench, 'main'), d.layer('house', house.subtract(door), 'second', { mono: 'ink' })];
  },
});
