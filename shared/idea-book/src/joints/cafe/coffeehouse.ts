import { idea } from '../../idea.ts';
import { handle } from './parts.ts';

/** A cup under a roof, its lid; the chimney smokes with its steam. */
export const coffeehouse = idea({
  id: 'coffeehouse',
  title: 'A cup with a roof',
  says: 'The cup is a house: the roof is its lid, and the steam leaves by the chimney.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['house', 'roof', 'chimney', 'inn'] }, { trades: ['coffee', 'tea'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.035 },
  },
  draw: (d, { look }) => {
    const pen = look === 'line' ? 32 : 0;
    const cup = d.rect(-270, -20, 540, 390, [0, 0, 200, 200]).round(14, 0);
    const loop = handle(d, 262, 30, 270, look === 'line' ? 32 : 64);
    const roof = d.polygon([[-380, -50], [380, -50], [0, -392]]).union(d.rect(146, -400, 88, 240)).round(16, 0);
    const steam = d.line('M190 -440C190 -506 270 -506 270 -572').stroke(look === 'line' ? 32 : 50, { cap: 'round' });
    if (look === 'line') return [d.layer('cup', cup.rim(pen).union(loop.subtract(cup)), 'main', { mono: 'ink' }), d.layer('roof', roof.rim(pen), 'main'), d.layer('steam', steam, 'second')];
    return [d.layer('cup', cup.union(loop), 'main'), d.layer('roof', roof, 'main'), d.layer('steam', steam, 'second')];
  },
});
