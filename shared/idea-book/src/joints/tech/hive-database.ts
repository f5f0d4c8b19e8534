import { idea } from '../../idea.ts';

/** A stack of servers that is a beehive. */
export const hiveDatabase = idea({
  id: 'hive-database',
  title: 'A hive of data',
  says: 'The stack of servers is a beehive, with a light on every shelf.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bee', 'hive', 'honey', 'honeycomb', 'bumblebee'] }, { things: ['database', 'cloud-computing'], trades: ['data', 'cloud-services', 'software', 'hardware', 'telecom'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.08 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.035 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 40, usual: 24 }, round: { label: 'Roundness', min: 24, max: 70, usual: 64 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const tall = 154 - (gap - 24) * 0.8;
    const halves = [190, 310, 380, 410, 380];
    const shelves = halves.map((half, i) => d.rect(-half, -440 + i * (tall + gap), 2 * half, tall, params['round']!));
    const lights = d.union(...halves.slice(1).map((half, i) => d.circle(-half + 96, -440 + (i + 1) * (tall + gap) + tall / 2, 26).union(d.circle(-half + 176, -440 + (i + 1) * (tall + gap) + tall / 2, 26))));
    const door = d.path('M-96 460V330A96 96 0 0 1 96 330V460Z');
    if (look === 'line') return [d.layer('shelves', d.union(...shelves.map((shape) => shape.rim(32, 'round'))).subtract(door), 'main'), d.layer('lights', lights, 'second')];
    return [...shelves.map((shape, i) => d.layer(`shelf ${i + 1}`, shape.subtract(lights, door), look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -440], to: [0, 430] } : 'main', { mono: 'ink' })), ...(look === 'gradient' ? [] : [d.layer('lights', lights, 'second', { mono: 'none' })])];
  },
});
