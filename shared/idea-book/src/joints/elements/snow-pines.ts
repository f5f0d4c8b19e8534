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
    seal: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'classic_ornate'], colors: 1, stem: 0.1 },
  },
  params: { firs: { label: 'Tree width', min: 0.85, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const wide = params['firs']!;
    if (look === 'line') {
      const branch = d.line(`M0 -60V-480M${-110 * wide} -190L0 -290L${110 * wide} -190M${-92 * wide} -310L0 -394L${92 * wide} -310`).stroke(44, { cap: 'round', join: 'round' });
      return [d.layer('firs', d.union(...d.radial(branch, { count: 6 })), 'main'), d.layer('middle', d.circle(0, 0, 40), 'second')];
    }
    const tiers = [[-214, 132, -372], [-308, 108, -446], [-398, 84, -510]].map(([foot, half, tip]) => d.polygon([[-half! * wide, foot!], [half! * wide, foot!], [0, tip!]]));
    const trunk = d.rect(-28, -226, 56, 230);
    if (look === 'seal') {
      const fir = d.union(...tiers, trunk).round(6, 0);
      return [d.layer('seal', d.regular(6, 650).round(60, 0).subtract(...d.radial(fir.scale(0.86, 0.98), { count: 6 })), 'main')];
    }
    return [d.layer('trunks', d.union(...d.radial(trunk, { count: 6 })), 'second'), d.layer('firs', d.union(...d.radial(d.union(...tiers).round(8, 0), { count: 6 })), 'main', { mono: 'ink' })];
  },
});
