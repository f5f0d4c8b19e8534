import { idea } from '../../idea.ts';

/** A car wheel whose five spokes are a star. */
export const starWheel = idea({
  id: 'star-wheel',
  title: 'Star on the road',
  says: 'The five spokes of the wheel are a star.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['car-repair', 'car-dealer', 'car-wash', 'car-rental'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
    tread: { manner: 'module', vibes: ['brutalist_bold', 'bold_abstract'], colors: 2, traits: ['retro'], stem: 0.12 },
  },
  params: { points: { label: 'Fullness', min: 0.38, max: 0.5, usual: 0.42 }, gap: { label: 'Gap', min: 16, max: 36, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const full = params['points']!;
    const rim = 350;
    const star = d.star(5, rim + 40, rim * full);
    if (look === 'line') {
      const pen = 44;
      const star = d.star(5, 500, 500 * full).rim(pen, 'miter').intersect(d.circle(0, 0, 480));
      return [d.layer('star', star.union(d.circle(0, 0, 56)), 'second', { mono: 'join' }), d.layer('tire', d.ring(0, 0, 490, 490 - pen), 'main', { mono: 'join' })];
    }
    // The star grows out of the rim, so what is cut out are the five windows between its points.
    const windows = d.circle(0, 0, rim - 44).subtract(star).round(16, 0);
    const spokes = d.circle(0, 0, rim).subtract(windows, d.circle(0, 0, 54));
    if (look === 'tread') {
      const block = d.sector(0, 0, 500, -99, -81, rim + gap);
      const tread = d.radial(d.fitSector(block, { count: 15, gap }).round(10, 0), { count: 15 });
      return [d.layer('tread', d.union(...tread), 'main'), d.layer('star', spokes, 'second', { mono: 'ink' })];
    }
    return [d.layer('tire', d.ring(0, 0, 490, rim + gap), 'main'), d.layer('star', spokes, 'second', { mono: 'ink' })];
  },
});
