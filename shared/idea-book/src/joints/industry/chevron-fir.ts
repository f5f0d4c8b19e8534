import { idea } from '../../idea.ts';

/** A fir of chevron parquet. */
export const chevronFir = idea({
  id: 'chevron-fir',
  title: 'The tree in the floor',
  says: 'The planks of a chevron floor stand up as the fir that they come from.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['flooring'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.12 },
    cut: { manner: 'module', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    tints: { manner: 'module', vibes: ['modern_flat', 'organic_flowing'], colors: 1, stem: 0.12 },
  },
  params: { slope: { label: 'Slope', min: 0.7, max: 1.2, usual: 0.95 }, gap: { label: 'Gap', min: 20, max: 40, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const slope = params['slope']!;
    const thick = 190;
    const rows = [150, 270, 390, 390];
    const tops = rows.map((_, i) => -560 + i * (thick + gap * 1.3) + (i === 0 ? 0 : 0));
    const planks = rows.slice(0, 4).map((half, i) => {
      const y = tops[i]!;
      const out = i === 0 ? thick / slope : half;
      return d.polygon(i === 0 ? [[0, y], [out, y + out * slope], [0, y + thick]] : [[0, y], [out, y + out * slope], [out, y + out * slope + thick], [0, y + thick]]);
    });
    const right = d.union(...planks.slice(0, 4)).subtract(d.rect(-gap / 2, -2000, gap, 4000));
    const bottom = right.bounds.bottom;
    const trunk = d.rect(-64, tops[3]! + thick + 120, 128, bottom - tops[3]! - thick + 20).subtract(right.grow(gap), right.flipX(0).grow(gap));
    const light = look === 'cut' ? 'main' : look === 'tints' ? ({ tint: 'main', by: 0.36 } as const) : 'second';
    return [d.layer('left planks', right.flipX(0), 'main', { mono: 'ink' }), d.layer('right planks', right, light, { mono: 'ink' }), d.layer('trunk', trunk, 'main', { mono: 'ink' })];
  },
});
