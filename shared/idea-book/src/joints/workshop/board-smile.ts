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
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.13 },
    flip: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.15 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn', 'playful_rounded'], colors: 2, stem: 0.046 },
  },
  params: { weight: { label: 'Weight', min: 100, max: 140, usual: 120 }, wheel: { label: 'Wheel size', min: 130, max: 158, usual: 146 } },
  draw: (d, { look, params }) => {
    const [pen, r] = [params['weight']!, params['wheel']!];
    const way = d.line('M-500 20C-430 150 -330 226 -190 226H190C330 226 430 150 500 20');
    const deck = way.stroke(pen, { cap: look === 'flip' ? 'butt' : 'round' });
    const truck = d.polygon([[-84, 210], [84, 210], [44, 0], [-44, 0]]);
    const eyes = [-204, 204];
    const y = 124 - pen / 2 - r;
    const wheels = d.union(...eyes.map((x) => d.circle(x, y, r)));
    const hubs = d.union(...eyes.map((x) => d.circle(x, y, r * 0.36)));
    if (look === 'line') return [d.layer('deck', deck.rim(44).union(...eyes.map((x) => d.rect(x - 22, y + r + 10, 44, 226 - pen / 2 - y - r))).rotate(-11), 'main'), d.layer('wheels', d.union(...eyes.map((x) => d.circle(x, y, r).rim(44)), hubs).rotate(-11), 'second', { mono: 'ink' })];
    const board = d.union(deck, ...eyes.map((x) => truck.move(x, 0))).round(0, 26);
    if (look === 'flip') return [d.layer('board', d.union(board.gapFrom(wheels, 26).round(8, 0), wheels.subtract(hubs)).rotate(14), 'main')];
    return [d.layer('board', board.gapFrom(wheels, 26).round(8, 0).rotate(-11), 'main'), d.layer('wheels', wheels.subtract(hubs).rotate(-11), 'second', { mono: 'ink' })];
  },
});
