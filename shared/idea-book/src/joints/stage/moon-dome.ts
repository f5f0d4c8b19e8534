import { idea } from '../../idea.ts';

/** A dome; the light on its side is a crescent moon. */
export const moonDome = idea({
  id: 'moon-dome',
  title: 'The moon on the dome',
  says: 'The light along the side of the dome is the crescent moon.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mosque', 'minaret'], trades: ['mosque'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'elegant_serif'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.042 },
    gate: { manner: 'cut', vibes: ['classic_ornate', 'bold_abstract', 'elegant_serif'], colors: 1, stem: 0.12 },
  },
  params: { moon: { label: 'Moon', min: 0.7, max: 0.86, usual: 0.78 } },
  draw: (d, { look, params }) => {
    const thin = params['moon']!;
    const half = d.path('M0 -500C16 -430 60 -376 150 -316C300 -216 392 -110 392 40C392 150 340 226 290 280H0Z');
    const dome = d.mirror(half).round(10, 0);
    const foot = d.rect(-330, 316, 660, 110, 20);
    const r = look === 'line' ? 206 : 236;
    const cy = look === 'line' ? 0 : 10;
    const bite = r * thin;
    const moon = d.circle(0, cy, r).subtract(d.circle((r - bite) * 1.5, cy - (r - bite) * 0.5, bite)).round(3, 0);
    if (look === 'line') {
      const pen = 42;
      const wall = dome.rim(pen, 'round');
      return [d.layer('dome', wall.union(d.rect(-330, 330, 660, pen, pen / 2)), 'main', { mono: 'ink' }), d.layer('moon', moon, 'second', { mono: 'ink' })];
    }
    if (look === 'gate') {
      const gate = d.mirror(d.path('M0 -640C60 -560 150 -500 260 -420C420 -310 500 -190 500 -20V500H0Z')).round(20, 0);
      const inside = d.union(dome, foot).scale(0.86).move(0, 60);
      return [d.layer('gate', gate.subtract(inside).union(moon.scale(0.86).move(0, 60)), 'main')];
    }
    return [d.layer('dome', dome.subtract(moon.grow(20)), 'main', { mono: 'ink' }), d.layer('moon', moon, 'second', { mono: 'ink' }), d.layer('foot', foot, 'main', { mono: 'ink' })];
  },
});
