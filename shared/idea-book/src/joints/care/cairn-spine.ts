import { idea } from '../../idea.ts';

/** Balanced stones that are a spine. */
export const cairnSpine = idea({
  id: 'cairn-spine',
  title: 'In balance',
  says: 'The balanced stones are a spine with its head on top.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['stone', 'equilibrium', 'path'] }, { things: ['spine', 'stone'], trades: ['physiotherapy', 'massage', 'spa', 'yoga'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.08 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.08 },
  },
  draw: (d, { look }) => {
    const stones = [[460, 0, 0], [390, 46, -5], [340, 76, -2], [300, 70, 4], [270, 30, 9], [240, -24, 8]];
    let y = 480;
    const pebbles = stones.map(([width, x, turn]) => {
      const height = 84 + width! * 0.09;
      y -= height + 16;
      return d.superellipse(0, 0, width! * 0.66, height / 2, 2.6).rotate(turn!).move(x!, y + height / 2);
    });
    const head = d.circle(-44, y - 142, 116);
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, y], to: [0, 480] } as const) : 'main';
    return [d.layer('stones', d.union(...pebbles), paint, { mono: 'ink' }), d.layer('head', head, 'second', { mono: 'ink' })];
  },
});
