import { idea } from '../../idea.ts';

/** The sun over its reflection in a solar panel. */
export const sunPanel = idea({
  id: 'sun-panel',
  title: 'The sun above, the panel below',
  says: 'The sun rises, and its reflection is a solar panel.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['sun', 'sunrise', 'horizon', 'dawn', 'day', 'light', 'summer', 'sea', 'field'], trades: ['solar-energy'] }, { things: ['solar-panel'], trades: ['solar-energy'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.07 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], traits: ['detailed'], colors: 2, stem: 0.035 },
  },
  params: { rays: { label: 'Length of the rays', min: 80, max: 160, usual: 122 }, gap: { label: 'Gap', min: 14, max: 34, usual: 24 } },
  draw: (d, { look, params }) => {
    const [gap, ray] = [params['gap']!, params['rays']!];
    const wide = look === 'line' ? 34 : 50;
    const sun = d.circle(0, 0, 300).intersect(d.rect(-500, -500, 1000, 500 - gap / 2));
    const rays = [-75, -50, -25, 0, 25, 50, 75].map((turn) => d.rect(-wide / 2, -358 - ray, wide, ray, wide / 2).rotate(turn));
    const outline = d.polygon([[-300, gap / 2], [300, gap / 2], [480, 440], [-480, 440]], 8);
    const bars = [-1, 0, 1].map((k) => d.polyline([[k * 150, 0], [k * 240, 460]]).stroke(gap));
    const cross = [0.29, 0.61].map((t) => d.rect(-600, gap / 2 + t * 430 - gap / 2, 1200, gap));
    const panel = outline.subtract(...bars, ...cross);
    const light = d.union(sun, ...rays);
    if (look === 'line') return [d.layer('sun', d.union(d.arc(0, 0, 280, 180, 360).stroke(34), ...rays), 'second'), d.layer('panel', outline.rim(34).union(outline.intersect(d.union(...bars, ...cross))), 'main')];
    if (look === 'gradient') return [d.layer('sun', light, { gradient: ['second', 'main'], from: [0, -480], to: [0, 260] }), d.layer('panel', panel, { gradient: ['second', 'main'], from: [0, -480], to: [0, 260] })];
    return [d.layer('sun', light, 'second'), d.layer('panel', panel, 'main')];
  },
});
