import { idea } from '../../idea.ts';

/** A cut stone whose upper facets are snowy peaks. */
export const mountainDiamond = idea({
  id: 'mountain-diamond',
  title: 'Peaks cut in a stone',
  says: 'The upper facets of the diamond are a range of snowy peaks.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'peak', 'hill', 'glacier', 'snow'] }, { things: ['diamond', 'gem', 'crystal', 'emerald', 'sapphire'], trades: ['jewelry', 'mining'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
    facets: { manner: 'cut', vibes: ['tech_sharp', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 10, max: 24, usual: 14 } },
  draw: (d, { look, params }) => {
    const peaks = d.polygon([[-460, 0], [-260, -300], [-130, -100], [0, -440], [130, -100], [260, -300], [460, 0]]);
    const cap = d.polygon([[-150, 0], [-62, 0], [-28, 42], [10, 0], [44, 42], [80, 0], [150, 0], [0, -400]]);
    const caps = [cap.scale(0.8).move(-260, -196), cap.move(0, -280), cap.scale(-0.8, 0.8).move(260, -196)];
    const stone = d.polygon([[-460, 0], [460, 0], [0, 520]]);
    const edges = d.polyline([[-170, 0], [0, 520], [170, 0]]);
    if (look === 'facets') {
      const gap = params['gap']!;
      const pen = gap + 12;
      const whole = peaks.union(stone.grow(0.5));
      const ridges = d.union(d.polyline([[0, -470], [-36, -300], [40, -190], [-20, -90], [0, 0]]).stroke(pen, { join: 'miter' }), d.mirror(d.polyline([[266, -330], [236, -200], [286, -110], [170, 0]]).stroke(pen, { join: 'miter' })));
      return [d.layer('stone', whole.subtract(ridges, d.rect(-600, -pen / 2, 1200, pen), edges.stroke(pen)).withoutSlivers(400), 'main')];
    }
    if (look === 'line') {
      const pen = 36;
      const frame = peaks.union(stone.grow(0.5)).rim(pen).union(d.rect(-440, -pen / 2, 880, pen), edges.stroke(pen).intersect(stone));
      return [d.layer('stone', frame.withoutSlivers(200), 'main')];
    }
    const snow = peaks.intersect(d.union(...caps));
    return [d.layer('peaks', peaks.gapFrom(snow, params['gap']!).move(0, -9), 'main'), d.layer('snow', snow.move(0, -9), 'second', { mono: 'ink' }), d.layer('stone', stone.subtract(edges.stroke(20)).move(0, 13).withoutSlivers(400), 'main')];
  },
});
