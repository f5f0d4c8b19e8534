import { idea } from '../../idea.ts';

/** A bottle cap that is a slice of lemon. */
export const capSlice = idea({
  id: 'cap-slice',
  title: 'Lemon under the cap',
  says: 'The crown cap is a slice of lemon: its crimps are the peel, and the segments shine inside.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['soft-drinks'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.08 },
    module: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
  },
  params: { crimps: { label: 'Depth of crimps', min: 26, max: 52, usual: 40 } },
  draw: (d, { look, params }) => {
    const deep = params['crimps']!;
    const count = look === 'cut' ? 16 : 18;
    const rim = d.blob(Array.from({ length: count * 6 }, (_, i) => {
      const turn = (i / (count * 6)) * 2 * Math.PI;
      const r = 470 - deep / 2 + (deep / 2) * Math.cos(turn * count);
      return [r * Math.sin(turn), -r * Math.cos(turn)] as const;
    }));
    const segments = look === 'module' ? 6 : 8;
    const wedge = d.fitSector(d.circle(0, 0, 318), { count: segments, gap: look === 'cut' ? 30 : 26 }).round(26, 0);
    const slice = d.union(...d.radial(wedge, { count: segments }));
    if (look === 'cut') return [d.layer('cap', rim.subtract(slice), 'main')];
    if (look === 'module') return [d.layer('cap', rim.subtract(d.circle(0, 0, 372)), 'main', { mono: 'ink' }), d.layer('slice', slice, 'second', { mono: 'ink' })];
    return [d.layer('cap', rim.subtract(d.circle(0, 0, 356)), 'main', { mono: 'ink' }), d.layer('slice', slice, 'second', { mono: 'ink' })];
  },
});
