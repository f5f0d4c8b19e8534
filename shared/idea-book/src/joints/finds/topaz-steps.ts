import { idea } from '../../idea.ts';

/** A stone in the step cut, seen from above. */
export const topazSteps = idea({
  id: 'topaz-steps',
  title: 'The step cut',
  says: 'The stone is seen from above: every facet is a step of the same form.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['topaz', 'amethyst', 'opal', 'quartz'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.2 },
  },
  params: { table: { label: 'Table', min: 0.42, max: 0.56, usual: 0.48 } },
  draw: (d, { look, params }) => {
    const share = params['table']!;
    const gap = 24;
    const stone = (k: number) => d.polygon([[-230 * k, -520 * k], [230 * k, -520 * k], [400 * k, -350 * k], [400 * k, 350 * k], [230 * k, 520 * k], [-230 * k, 520 * k], [-400 * k, 350 * k], [-400 * k, -350 * k]]);
    const rays = d.union(...([[230, 520], [400, 350]] as const).flatMap(([x, y]) => [d.polyline([[-x, -y], [x, y]]).stroke(gap), d.polyline([[-x, y], [x, -y]]).stroke(gap)]));
    if (look === 'line') return [d.layer('stone', stone(1).rim(52, 'round'), 'main'), d.layer('table', stone(share + 0.06), 'second')];
    if (look === 'cut') {
      const corner = (radius: number, i: number): [number, number] => [radius * Math.cos((i * Math.PI) / 8), radius * Math.sin((i * Math.PI) / 8)];
      const inside = Array.from({ length: 16 }, (_, i) => corner(i % 2 ? 540 : 540 * share * 1.1, i));
      const seams = d.polyline(inside, { closed: true }).stroke(gap, { join: 'miter' }).union(d.polyline(inside.filter((_, i) => i % 2 === 0), { closed: true }).stroke(gap, { join: 'miter' }));
      return [d.layer('stone', d.polygon(Array.from({ length: 8 }, (_, i) => corner(520, 2 * i + 1))).subtract(seams).withoutSlivers(900).round(3, 0), 'main')];
    }
    const ring = stone(1).subtract(stone(share).grow(gap, 'miter'), rays).withoutSlivers(900);
    return [d.layer('facets', ring, 'main'), d.layer('table', stone(share), 'second', { mono: 'ink' })];
  },
});
