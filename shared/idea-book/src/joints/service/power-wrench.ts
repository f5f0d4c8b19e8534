import { idea } from '../../idea.ts';

/** The jaw of a wrench is the power symbol, with the bolt as its bar. */
export const powerWrench = idea({
  id: 'power-wrench',
  title: 'Back on',
  says: 'The jaw of the wrench is the power symbol.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['computer-repair', 'appliance-repair'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
    button: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp'], colors: 1, stem: 0.11 },
  },
  params: { weight: { label: 'Weight', min: 96, max: 136, usual: 116 }, handle: { label: 'Handle', min: 260, max: 420, usual: 300 } },
  draw: (d, { look, params }) => {
    const pen = params['weight']!;
    const r = 310;
    const opening = pen + 190;
    const ring = d.ring(0, 0, r, r - pen).subtract(d.polygon([[-opening / 2, -600], [opening / 2, -600], [opening / 2, -r * 0.55], [0, -40], [-opening / 2, -r * 0.55]]));
    const long = params['handle']!;
    const handle = d.rect(-pen * 0.62, r - pen / 2, pen * 1.24, long + pen / 2 + 20, [0, 0, pen * 0.62, pen * 0.62]);
    const hole = d.circle(0, r + 20 + long - pen * 0.62, pen * 0.24);
    const wrench = ring.round(12, 0).union(handle);
    const bar = d.rect(-pen / 2, -r - 90, pen, 330, pen / 2);
    if (look === 'line') {
      return [d.layer('wrench', wrench.grow(10).rim(44, 'round'), 'main'), d.layer('bar', bar.rim(44, 'round'), 'second', { mono: 'ink' })];
    }
    if (look === 'button') {
      const cut = wrench.union(d.rect(-pen * 0.62, r, pen * 1.24, 900));
      return [d.layer('button', d.circle(0, 0, 520).subtract(cut.union(bar).scale(0.9).move(0, 20)), 'main')];
    }
    return [d.layer('wrench', wrench.subtract(hole), 'main'), d.layer('bar', bar, 'second', { mono: 'ink' })];
  },
});
