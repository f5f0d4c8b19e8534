import { idea } from '../../idea.ts';
import { keyhole } from './parts.ts';

/** The door of a birdhouse is a keyhole. */
export const birdhouseKey = idea({
  id: 'birdhouse-key',
  title: 'A nest with a lock',
  says: 'The door of the birdhouse is a keyhole, and its owner is home.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bird', 'nest', 'wing', 'feather'] }, { things: ['house', 'key', 'door', 'lock'], trades: ['real-estate', 'property-management', 'locksmith', 'security', 'insurance'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
    peek: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  params: { hole: { label: 'Size of the keyhole', min: 66, max: 98, usual: 84 }, roof: { label: 'Roof weight', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const roof = d.polyline([[-390, 20], [0, -330], [390, 20]]).stroke((look === 'line' ? 40 : 84) * params['roof']!, { join: 'round', cap: look === 'line' ? 'round' : 'butt' });
    const house = d.polygon([[-290, 440], [-290, 60], [0, -200], [290, 60], [290, 440]]).round(12, 0);
    const size = params['hole']!;
    const hole = keyhole(d, [0, 110], size, 106 + size);
    const bird = d.path('M118 -352C180 -352 204 -396 206 -432A62 62 0 0 1 316 -470L372 -448L324 -424C330 -330 268 -262 180 -262C130 -262 90 -286 66 -318L-6 -344Z').round(5, 0).move(84, 48);
    const eye = d.circle(352, -392, 11);
    const perched = bird.subtract(eye);
    if (look === 'peek') {
      const door = keyhole(d, [0, 90], size + 66, 330);
      const guest = d.circle(-8, 96, size + 2).union(d.path('M-90 120C-100 300 -110 380 -80 440H84C110 360 96 260 66 130Z').intersect(door.shrink(26)), d.polygon([[50, 40], [size + 110, 92], [50, 130]], 8)).subtract(d.circle(14, 76, 19));
      return [d.layer('house', house.gapFrom(roof, 20).subtract(door).gapFrom(guest, 20).withoutSlivers(900), 'main'), d.layer('roof', roof, 'main'), d.layer('bird', guest.intersect(d.rect(-400, -400, 800, 840)), 'second', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('house', d.union(roof.gapFrom(bird, 16), house.rim(40, 'round').intersect(d.rect(-400, 30, 800, 500)), hole), 'main'), d.layer('bird', perched, 'second', { mono: 'ink' })];
    return [d.layer('house', house.gapFrom(roof, 20).subtract(hole), 'main'), d.layer('roof', roof.gapFrom(bird, 18), 'main'), d.layer('bird', perched, 'second', { mono: 'ink' })];
  },
});
