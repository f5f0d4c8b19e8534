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
    print: { manner: 'print', vibes: ['bold_abstract', 'organic_flowing', 'modern_flat'], colors: 2, stem: 0.12 },
  },
  params: { weight: { label: 'Weight of the cane', min: 0.9, max: 1.3, usual: 1 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 40 : look === 'print' ? 120 : 84) * params['weight']!;
    const cane = d.line('M-230 -190V-230A180 180 0 0 1 130 -230V480').stroke(pen, { cap: 'round' });
    const right = d.leaf([130, 40], [400, -150], 0.3, 0.16);
    const left = d.leaf([130, 230], [-120, 30], 0.14, 0.3);
    const leaves = d.union(right, left).round(6, 0);
    if (look === 'print') {
      const blades = d.union(d.leaf([90, 100], [460, -170], 0.34, 0.2), d.leaf([170, 320], [-200, 50], 0.2, 0.34)).round(8, 0);
      return d.overprint([{ shape: cane, ink: 'main' }, { shape: blades, ink: 'second' }]).map(({ shape, paint }, i) => d.layer(['cane', 'leaves', 'where they meet'][i]!, shape, paint, { mono: i === 2 ? 'gap' : 'ink' }));
    }
    return [d.layer('cane', cane, 'main', { mono: 'ink' }), d.layer('leaves', (look === 'line' ? leaves.rim(44) : leaves).gapFrom(cane, 20), 'second', { mono: 'ink' })];
  },
});
