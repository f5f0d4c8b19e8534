import { idea } from '../../idea.ts';

/** A crescent moon that holds the sun. */
export const sunInMoon = idea({
  id: 'sun-in-moon',
  title: 'The sun in the moon’s arms',
  says: 'The crescent moon holds the sun, so day and night share one mark.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['sun', 'moon', 'crescent-moon', 'eclipse', 'day', 'night', 'dusk', 'dawn'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.16 },
  },
  params: { rays: { label: 'Rays', min: 440, max: 520, usual: 470 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const moon = d.circle(0, 0, 300).subtract(d.circle(78, 0, 240)).rotate(-40);
    const sun = d.circle(78, 0, 196).rotate(-40);
    const rays = d.union(...d.radial(d.polyline([[0, -366], [0, -params['rays']!]]).stroke(44, { cap: 'round' }), { count: 16 }));
    if (look === 'cut') {
      const burst = d.star(16, params['rays']! + 50, 380).round(8, 8);
      return [d.layer('sun', burst.subtract(d.circle(0, 0, 320).subtract(d.circle(124, 0, 232)).rotate(-40)), 'main')];
    }
    return [d.layer('rays', rays, 'second'), d.layer('moon', moon, 'main', { mono: 'ink' }), d.layer('sun', line ? sun.rim(40) : sun, 'second', { mono: 'ink' })];
  },
});
