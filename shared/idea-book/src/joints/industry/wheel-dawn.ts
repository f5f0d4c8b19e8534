import { idea } from '../../idea.ts';

/** A water wheel that rises from the water like the sun. */
export const wheelDawn = idea({
  id: 'wheel-dawn',
  title: 'The wheel rises',
  says: 'The water wheel is the sun that rises from the stream: its paddles are the rays.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['hydropower'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.08 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'illustrative'], traits: ['gradient'], colors: 2, stem: 0.08 },
  },
  params: { paddles: { label: 'Paddles', min: 10, max: 14, usual: 12 }, wave: { label: 'Height of the wave', min: 50, max: 130, usual: 90 } },
  draw: (d, { look, params }) => {
    const count = 2 * Math.round(params['paddles']! / 2);
    const gap = 34;
    const height = params['wave']!;
    const sea = (y: number) => d.wave({ x: -560, y, length: 1120, height, waves: 2, phase: 0.25 }).stroke(88, { cap: 'round' });
    const water = d.union(sea(150), sea(150 + 88 + gap + 8));
    const below = d.wave({ x: -900, y: 150, length: 1800, height, waves: 1800 / 560, phase: 0.25 - 340 / 560 }).then(d.polyline([[900, 900], [-900, 900]])).fill().grow(44 + gap);
    const paddle = d.path('M-44 -330L-58 -510H58L44 -330Z').round(16, 0);
    const rays = d.union(...d.radial(paddle, { count }).map((shape) => shape.rotate(180 / count, [0, 0])));
    const rim = d.ring(0, 0, 364, 276);
    const spokes = d.union(...d.radial(d.rect(-26, -300, 52, 300), { count: count / 2 }));
    const hub = d.circle(0, 0, 116);
    const wheel = rays.union(rim, hub, spokes);
    return [d.layer('wheel', wheel.subtract(below), look === 'cut' ? 'main' : look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -480], to: [0, 220] } : 'second', { mono: 'ink' }), d.layer('water', water, 'main', { mono: 'ink' })];
  },
});
