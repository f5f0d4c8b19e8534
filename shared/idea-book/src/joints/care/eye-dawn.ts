import { idea } from '../../idea.ts';
import { polar } from './parts.ts';

/** An eye at dawn: the iris is the rising sun, the lashes are its rays. */
export const eyeDawn = idea({
  id: 'eye-dawn',
  title: 'First light',
  says: 'The eye opens like a sunrise: its iris is the sun, and its lashes are the rays.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['eye'], trades: ['optician'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { sun: { label: 'Size of the sun', min: 116, max: 154, usual: 150 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const pen = line ? 36 : 58;
    const horizon = 150;
    const eye = d.leaf([-470, horizon], [470, horizon], 0.25).round(10, 0);
    const sea = eye.intersect(d.rect(-600, horizon + 11, 1200, 600)).round(10, 0);
    const lid = eye.rim(pen).intersect(d.rect(-600, -600, 1200, 600 + horizon - 11)).withoutSlivers(400);
    const sun = d.sector(0, horizon - 11, params['sun']!, 180, 360).round(8, 0);
    if (look === 'cut') {
      const big = d.leaf([-500, 0], [500, 0], 0.36).round(10, 0);
      const gap = 32;
      const disc = d.circle(0, 0, params['sun']!);
      const beams = [-150, -120, -90, -60, -30].map((angle) => d.polyline([polar(params['sun']! + 56, angle), polar(600, angle)]).stroke(gap + 8));
      const half = (top: number) => d.rect(-600, top, 1200, 600);
      return [d.layer('lid', big.intersect(half(-600 - gap / 2)).subtract(disc, ...beams).withoutSlivers(900).round(6, 0), 'main'), d.layer('sea', big.intersect(half(gap / 2)), 'main')];
    }
    const rays = [-140, -115, -90, -65, -40].map((angle) => d.polyline([polar(420, angle, [0, 230]), polar(550, angle, [0, 230])]).stroke(pen, { cap: 'round' }));
    return [d.layer('lid', lid, 'main'), d.layer('sea', line ? sea.rim(pen, 'round') : sea, 'main'), d.layer('sun', line ? sun.rim(pen, 'round') : sun, 'second'), d.layer('rays', d.union(...rays), 'second')];
  },
});
