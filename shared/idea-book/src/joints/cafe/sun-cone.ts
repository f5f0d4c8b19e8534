import { idea } from '../../idea.ts';
import { melting } from './parts.ts';

/** A sun that melts into a cone. */
export const sunCone = idea({
  id: 'sun-cone',
  title: 'Sun on a cone',
  says: 'The scoop of ice cream is the sun, and it is starting to melt.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['sun', 'summer', 'day'] }, { things: ['ice-cream'], trades: ['ice-cream-parlor'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'modern_flat'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
  },
  params: { rays: { label: 'Rays', min: 7, max: 11, usual: 9 }, cone: { label: 'Cone length', min: 470, max: 640, usual: 560 } },
  draw: (d, { look, params }) => {
    const r = 218;
    const scoop = melting(d, r);
    const count = 2 * Math.round((params['rays']! - 1) / 2) + 1;
    const rays = Array.from({ length: count }, (_, i) => d.rect(r + 40, -20, i % 2 ? 70 : 116, 40, 20).rotate(-180 + i * (180 / (count - 1))));
    const cone = d.polygon([[-r + 8, 60], [r - 8, 60], [0, params['cone']!]], 20).gapFrom(scoop, 24);
    if (look === 'line') return [d.layer('sun', scoop.rim(40, 'round').union(...rays), 'second', { mono: 'ink' }), d.layer('cone', d.polyline([[24 - r, 40], [0, params['cone']! - 40], [r - 24, 40]]).stroke(40).gapFrom(scoop, 24), 'main', { mono: 'ink' })];
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -r], to: [0, 110] } as const) : 'second';
    return [d.layer('sun', scoop, paint, { mono: 'ink' }), d.layer('rays', d.union(...rays), 'second'), d.layer('cone', cone, 'main', { mono: 'ink' })];
  },
});
