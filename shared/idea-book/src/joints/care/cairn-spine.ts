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
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 12, max: 30, usual: 16 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const stones = [[460, 0, 0], [390, 46, -5], [340, 76, -2], [300, 70, 4], [270, 30, 9], [240, -24, 8]];
    let y = 480;
    const pebbles = stones.map(([width, x, turn]) => {
      const height = 84 + width! * 0.09;
      y -= height + gap;
      return d.superellipse(0, 0, width! * 0.66, height / 2, 2.6).rotate(turn!).move(x!, y + height / 2);
    });
    const head = d.circle(-44, y - 126 - gap, 116);
    if (look === 'bold') {
      const sizes = [[300, 10], [256, 60], [222, 40], [190, -20]];
      const between = gap + 10;
      const blocks = sizes.map(([half, x], i) => d.superellipse(x!, 420 - i * (150 + between), half!, 75, 3));
      return [d.layer('stones', d.union(...blocks), 'main'), d.layer('head', d.circle(-70, 420 - 3 * (150 + between) - 75 - between - 130, 130), 'main')];
    }
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, y], to: [0, 480] } as const) : 'main';
    return [d.layer('stones', d.union(...pebbles), paint, { mono: 'ink' }), d.layer('head', head, 'second', { mono: 'ink' })];
  },
});
