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
  },
  draw: (d, { look }) => {
    const line = look === 'line';
    const pen = line ? 36 : 58;
    const horizon = 150;
    const eye = d.leaf([-470, horizon], [470, horizon], 0.25).round(10, 0);
    const sea = eye.intersect(d.rect(-600, horizon + 11, 1200, 600)).round(10, 0);
    const lid = eye.rim(pen).intersect(d.rect(-600, -600, 1200, 600 + horizon - 11)).withoutSlivers(400);
    const sun = d.sector(0, horizon - 11, 150, 180, 360).round(8, 0);
    const rays = [-140, -115, -90, -65, -40].map((angle) => d.polyline([polar(420, angle, [0, 230]), polar(550, angle, [0, 230])]).stroke(pen, { cap: 'round' }));
    return [d.layer('lid', lid, 'main'), d.layer('sea', line ? sea.rim(pen, 'round') : sea, 'main'), d.layer('sun', line ? sun.rim(pen, 'round') : sun, 'second'), d.layer('rays', d.union(...rays), 'second')];
  },
});
