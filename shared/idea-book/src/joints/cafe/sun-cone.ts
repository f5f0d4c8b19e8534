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
  },
  draw: (d, { look }) => {
    const r = 218;
    const scoop = melting(d, r);
    const rays = Array.from({ length: 9 }, (_, i) => d.rect(r + 40, -20, i % 2 ? 70 : 116, 40, 20).rotate(-180 + i * 22.5));
    const cone = d.polygon([[-r + 8, 60], [r - 8, 60], [0, 560]], 20).gapFrom(scoop, 24);
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -r], to: [0, 110] } as const) : 'second';
    return [d.layer('sun', scoop, paint, { mono: 'ink' }), d.layer('rays', d.union(...rays), 'second'), d.layer('cone', cone, 'main', { mono: 'ink' })];
  },
});
