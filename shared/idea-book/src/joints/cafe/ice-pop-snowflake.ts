import { idea } from '../../idea.ts';

/** Six ice pops meet as a snowflake. */
export const icePopSnowflake = idea({
  id: 'ice-pop-snowflake',
  title: 'A flake of ice pops',
  says: 'Six ice pops make a snowflake.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['ice-cream'], trades: ['ice-cream-parlor'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.07 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'modern_flat'], colors: 2, stem: 0.07 },
  },
  draw: (d, { look }) => {
    const body = d.rect(-94, -490, 188, 290, [94, 94, 30, 30]);
    const grooves = [-34, 34].map((x) => d.rect(x - 11, -410, 22, 140, 11));
    const stick = d.rect(-30, -176, 60, 128, [0, 0, 30, 30]);
    const pop = body.subtract(...grooves);
    const pops = d.radial(pop, { count: 6 });
    const sticks = d.union(...d.radial(stick, { count: 6 }));
    if (look === 'gradient') return [...pops.map((shape, i) => d.layer(`pop ${i + 1}`, shape, { gradient: ['second', 'main'], from: [0, 0], to: [shape.bounds.cx * 1.35, shape.bounds.cy * 1.35] })), d.layer('sticks', sticks, 'second')];
    return [d.layer('pops', d.union(...pops), 'main', { mono: 'ink' }), d.layer('sticks', sticks, 'second', { mono: 'ink' })];
  },
});
