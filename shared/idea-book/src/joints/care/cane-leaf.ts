import { idea } from '../../idea.ts';

/** A walking cane that sprouts. */
export const caneLeaf = idea({
  id: 'cane-leaf',
  title: 'Still growing',
  says: 'The walking cane grows new leaves.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ trades: ['elder-care'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  draw: (d, { look }) => {
    const pen = look === 'line' ? 40 : 84;
    const cane = d.line('M-230 -190V-230A180 180 0 0 1 130 -230V480').stroke(pen, { cap: 'round' });
    const right = d.leaf([130, 40], [400, -150], 0.3, 0.16);
    const left = d.leaf([130, 230], [-120, 30], 0.14, 0.3);
    const leaves = d.union(right, left).round(6, 0);
    return [d.layer('cane', cane, 'main', { mono: 'ink' }), d.layer('leaves', (look === 'line' ? leaves.rim(44) : leaves).gapFrom(cane, 20), 'second', { mono: 'ink' })];
  },
});
