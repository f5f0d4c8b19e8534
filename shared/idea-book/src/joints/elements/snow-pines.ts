import { idea } from '../../idea.ts';

/** Six fir trees that make a snowflake. */
export const snowPines = idea({
  id: 'snow-pines',
  title: 'A snowflake of firs',
  says: 'Six fir trees grow from one point and make a snowflake.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['snow', 'snowflake', 'winter', 'cold', 'ice', 'fir', 'glacier', 'six'], trades: ['skiing'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
  },
  draw: (d, { look }) => {
    if (look === 'line') {
      const branch = d.line('M0 -60V-480M-110 -190L0 -290L110 -190M-92 -310L0 -394L92 -310').stroke(44, { cap: 'round', join: 'round' });
      return [d.layer('firs', d.union(...d.radial(branch, { count: 6 })), 'main'), d.layer('middle', d.circle(0, 0, 40), 'second')];
    }
    const tiers = [[-214, 132, -372], [-308, 108, -446], [-398, 84, -510]].map(([foot, half, tip]) => d.polygon([[-half!, foot!], [half!, foot!], [0, tip!]]));
    const trunk = d.rect(-28, -226, 56, 230);
    return [d.layer('trunks', d.union(...d.radial(trunk, { count: 6 })), 'second'), d.layer('firs', d.union(...d.radial(d.union(...tiers).round(8, 0), { count: 6 })), 'main', { mono: 'ink' })];
  },
});
