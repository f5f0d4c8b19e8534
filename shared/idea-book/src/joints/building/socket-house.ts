import { idea } from '../../idea.ts';

/** A house whose windows and door are a wall socket. */
export const socketHouse = idea({
  id: 'socket-house',
  title: 'A house with a socket for a face',
  says: 'Two windows and a round door: the house is an outlet, and it looks surprised.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['socket', 'plug', 'power-line'], trades: ['electrician', 'energy', 'ev-charging', 'solar-energy'] }, { things: ['house', 'home', 'building'], trades: ['electrician', 'energy', 'solar-energy', 'construction'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], traits: ['playful'], colors: 1, stem: 0.09 },
    two: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], traits: ['playful'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], traits: ['playful'], colors: 2, stem: 0.035 },
  },
  params: { roof: { label: 'Roof height', min: 270, max: 390, usual: 340 }, slot: { label: 'Slot width', min: 48, max: 92, usual: 68 } },
  draw: (d, { look, params }) => {
    const house = d.polygon([[-380, 430], [-380, -90], [0, -90 - params['roof']!], [380, -90], [380, 430]], 70).union(d.rect(190, -400, 110, 300, 24));
    const slot = params['slot']!;
    const slots = d.union(d.rect(-150 - slot / 2, -60, slot, 210, 12), d.rect(150 - slot / 2, -44, slot, 178, 12));
    const door = d.path('M-70 334V290A70 70 0 0 1 70 290V334A26 26 0 0 1 44 360H-44A26 26 0 0 1 -70 334Z');
    if (look === 'line') return [d.layer('house', house.rim(36, 'round'), 'main'), d.layer('socket', slots.union(door), 'second')];
    if (look === 'two') return [d.layer('house', house, 'main'), d.layer('socket', slots.union(door), 'second', { mono: 'gap' })];
    return [d.layer('house', house.subtract(slots, door), 'main')];
  },
});
