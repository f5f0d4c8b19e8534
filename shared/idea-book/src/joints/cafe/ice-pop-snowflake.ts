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
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
  },
  params: { width: { label: 'Pop width', min: 164, max: 204, usual: 188 }, stick: { label: 'Stick width', min: 48, max: 74, usual: 60 } },
  draw: (d, { look, params }) => {
    const [wide, thin] = [params['width']!, params['stick']!];
    const body = d.rect(-wide / 2, -490, wide, 290, [wide / 2, wide / 2, 30, 30]);
    const grooves = [-34, 34].map((x) => d.rect(x - 11, -410, 22, 140, 11));
    const stick = d.rect(-thin / 2, -176, thin, 128, [0, 0, thin / 2, thin / 2]);
    const pop = body.subtract(...grooves);
    const pops = d.radial(pop, { count: 6 });
    const sticks = d.union(...d.radial(stick, { count: 6 }));
    if (look === 'line') {
      const outline = body.rim(40, 'round').union(d.rect(-20, -400, 40, 110, 20));
      return [d.layer('pops', d.union(...d.radial(outline, { count: 6 })), 'main', { mono: 'ink' }), d.layer('sticks', d.union(...d.radial(d.rect(-20, -200, 40, 150, 20), { count: 6 })).subtract(...d.radial(body, { count: 6 })), 'second', { mono: 'join' })];
    }
    if (look === 'gradient') return [...pops.map((shape, i) => d.layer(`pop ${i + 1}`, shape, { gradient: ['second', 'main'], from: [0, 0], to: [shape.bounds.cx * 1.35, shape.bounds.cy * 1.35] })), d.layer('sticks', sticks, 'second')];
    return [d.layer('pops', d.union(...pops), 'main', { mono: 'ink' }), d.layer('sticks', sticks, 'second', { mono: 'ink' })];
  },
});
