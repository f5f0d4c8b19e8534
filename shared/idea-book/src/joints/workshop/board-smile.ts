import { idea } from '../../idea.ts';

/** A skateboard on its back: two wheels and a deck that smiles. */
export const boardSmile = idea({
  id: 'board-smile',
  title: 'Flip it and it smiles',
  says: 'On its back, the skateboard smiles: its wheels are the eyes, and the deck is the mouth.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['skateboard'], trades: ['skateboarding'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.13 },
    flip: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.15 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn', 'playful_rounded'], colors: 2, stem: 0.046 },
  },
  params: { weight: { label: 'Weight', min: 100, max: 140, usual: 120 }, wheel: { label: 'Wheel size', min: 124, max: 150, usual: 140 } },
  draw: (d, { look, params }) => {
    const [pen, r] = [params['weight']!, params['wheel']!];
    const way = d.line('M-440 -70C-420 130 -330 226 -180 226H180C330 226 420 130 440 -70');
    const deck = way.stroke(pen, { cap: look === 'flip' ? 'butt' : 'round' });
    const truck = d.polygon([[-64, 210], [64, 210], [36, 20], [-36, 20]]);
    const eyes = [-196, 196];
    const y = 166 - pen / 2 - r;
    const wheels = d.union(...eyes.map((x) => d.circle(x, y, r)));
    const hubs = d.union(...eyes.map((x) => d.circle(x, y, r * 0.36)));
    if (look === 'line') return [d.layer('deck', deck.rim(44), 'main'), d.layer('wheels', d.union(...eyes.map((x) => d.circle(x, y - 20, r).rim(44)), hubs.move(0, -20)), 'second', { mono: 'ink' })];
    const board = d.union(deck, ...eyes.map((x) => truck.move(x, 0))).round(0, 26);
    if (look === 'flip') return [d.layer('board', d.union(board.gapFrom(wheels, 26), wheels.subtract(hubs)).rotate(-16), 'main')];
    return [d.layer('board', board.gapFrom(wheels, 26), 'main'), d.layer('wheels', wheels.subtract(hubs), 'second', { mono: 'ink' })];
  },
});
