import { idea } from '../../idea.ts';

/** A leaf whose vein is a winding road. */
export const leafRoad = idea({
  id: 'leaf-road',
  title: 'The road in the leaf',
  says: 'The vein of the leaf is a road that leads on.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['leaf', 'road', 'path', 'journey', 'tea-leaf'], trades: ['environment', 'driving-school', 'travel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
  },
  params: { road: { label: 'Road width', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const wide = params['road']!;
    const leaf = d.path('M0 -500C260 -330 390 -120 390 90C390 320 220 470 0 470C-220 470 -390 320 -390 90C-390 -120 -260 -330 0 -500Z');
    const road = d.curve([-70, 560], [260, 220], [-260, 20], [0, -400]).brush([250 * wide, 190 * wide, 110 * wide, 56 * wide, 16 * wide], { samples: 40 });
    const marks = [[0.16, 0.25], [0.34, 0.42], [0.5, 0.57], [0.65, 0.71]].map(([from, to], i) => d.curve([-70, 560], [260, 220], [-260, 20], [0, -400]).part(from!, to!).stroke(34 - i * 7));
    if (look === 'cut') {
      const [foot, top] = [470, -400];
      const half = (y: number) => (8 + (152 * (y - top)) / (foot - top)) * wide;
      const lane = d.polygon([[-half(top), top], [half(top), top], [half(600), 600], [-half(600), 600]]);
      const dash = (from: number, to: number) => d.polygon([[-half(from) * 0.2, from], [half(from) * 0.2, from], [half(to) * 0.2, to], [-half(to) * 0.2, to]]);
      const dashes = d.union(dash(-40, 50), dash(120, 240), dash(330, foot)).intersect(leaf);
      return [d.layer('leaf', leaf.subtract(lane).withoutSlivers(900).union(dashes), 'main')];
    }
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [-200, -400], to: [200, 400] } as const) : 'main';
    return [d.layer('leaf', leaf.subtract(road).withoutSlivers(900).round(6, 0), paint), d.layer('road', d.union(...marks), 'second', { mono: 'ink' })];
  },
});
