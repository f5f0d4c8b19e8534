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
    door: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 1, stem: 0.1 },
  },
  params: { roof: { label: 'Roof height', min: 290, max: 410, usual: 342 }, handle: { label: 'Handle width', min: 52, max: 84, usual: 64 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 32 : 0;
    const high = params['roof']!;
    const cup = d.rect(-270, -20, 540, 390, [0, 0, 200, 200]).round(14, 0);
    const loop = handle(d, 262, 30, 270, look === 'line' ? 32 : params['handle']!);
    const roof = d.polygon([[-380, -50], [380, -50], [0, -50 - high]]).union(d.rect(146, -58 - high, 88, high - 102)).round(16, 0);
    const steam = d.line(`M190 ${-98 - high}C190 ${-164 - high} 270 ${-164 - high} 270 ${-230 - high}`).stroke(look === 'line' ? 32 : 50, { cap: 'round' });
    if (look === 'door') {
      const arch = d.rect(-88, 110, 176, 330, [88, 88, 0, 0]);
      const smoke = d.line(`M190 ${-108 - high}C190 ${-170 - high} 280 ${-170 - high} 280 ${-240 - high}`).stroke(74, { cap: 'round' });
      return [d.layer('cup', cup.union(loop).subtract(arch).round(6, 0), 'main'), d.layer('roof', roof, 'main'), d.layer('steam', smoke, 'main')];
    }
    if (look === 'line') return [d.layer('cup', cup.rim(pen).union(loop.subtract(cup)), 'main', { mono: 'ink' }), d.layer('roof', roof.rim(pen), 'main'), d.layer('steam', steam, 'second')];
    return [d.layer('cup', cup.union(loop), 'main'), d.layer('roof', roof, 'main'), d.layer('steam', steam, 'second')];
  },
});
