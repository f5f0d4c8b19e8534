import { idea } from '../../idea.ts';

/** Stacking rings that are a fir tree. */
export const ringFir = idea({
  id: 'ring-fir',
  title: 'A tree of rings',
  says: 'The stacking rings of the toy make a fir tree.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['pine', 'tree', 'forest', 'stacking-rings'] }, { trades: ['childcare', 'toys'] }],
  looks: {
    rings: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 4, stem: 0.09 },
    duo: { manner: 'module', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'playful_rounded'], colors: 2, stem: 0.042 },
  },
  params: { round: { label: 'Roundness', min: 16, max: 64, usual: 44 } },
  draw: (d, { look, params }) => {
    const tier = (top: number, width: number, y: number) => d.polygon([[-top / 2, y], [top / 2, y], [width / 2, y + 150], [-width / 2, y + 150]], params['round']!);
    const tiers = [tier(150, 330, -300), tier(250, 480, -130), tier(350, 630, 40), tier(450, 780, 210)];
    const trunk = d.rect(-60, 380, 120, 110, [0, 0, 20, 20]);
    const top = d.star(5, 112, 56, { cy: -410 }).round(12, 8);
    if (look === 'line') return [d.layer('rings', d.union(...tiers.map((shape) => shape.rim(40, 'round')), trunk), 'main', { mono: 'ink' }), d.layer('star', top, 'second', { mono: 'ink' })];
    const paints = look === 'rings' ? (['main', 'second', 'third', 'fourth'] as const) : (['main', 'main', 'main', 'main'] as const);
    return [...tiers.map((shape, i) => d.layer(`ring ${i + 1}`, shape, paints[i]!, { mono: 'ink' })), d.layer('trunk', trunk, 'main', { mono: 'ink' }), d.layer('star', top, 'second', { mono: 'ink' })];
  },
});
