import { idea } from '../../idea.ts';

/** A leaf of the lines of a fingertip. */
export const leafPrint = idea({
  id: 'leaf-print',
  title: 'The leaf of skin lines',
  says: 'The lines of the leaf are those of a fingertip: nobody else has the same skin.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['dermatology'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.06 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.04 },
  },
  params: { weight: { label: 'Line weight', min: 0.85, max: 1.08, usual: 1 } },
  draw: (d, { look, params }) => {
    const pitch = 340 / 3.62;
    const width = pitch * (look === 'line' ? 0.36 : look === 'bold' ? 0.66 : 0.56) * params['weight']!;
    const ridge = (i: number) => {
      const r = 340 - i * pitch - width / 2;
      const top = -520 + i * pitch * 1.36 + width / 2;
      const foot = 420 - i * 20;
      const peak = Math.max(0, 1 - i / 2);
      return d.line(
        `M${-r * 0.7} ${foot - 90 + i * 24}C${-r * 0.98} ${foot - 220} ${-r} 120 ${-r} 20C${-r} ${-150 + i * 30} ${-r * (0.62 - 0.24 * peak)} ${top + 110 * peak} 0 ${top}C${r * (0.62 - 0.24 * peak)} ${top + 110 * peak} ${r} ${-150 + i * 30} ${r} 20C${r} 120 ${r * 0.98} ${foot - 220} ${r * 0.7} ${foot - 90 + i * 24}`,
      );
    };
    const stroke = (i: number, from: number, to: number) => ridge(i).part(from, to).stroke(width, { cap: 'round' });
    const space = (width / ridge(1).length) * 1.9;
    const lines = d.union(stroke(0, 0, 1), stroke(1, 0, 0.8 - space / 2), stroke(1, 0.8 + space / 2, 1), stroke(2, 0, 0.22 - space / 2), stroke(2, 0.22 + space / 2, 1)).rotate(28);
    const stalk = d.line('M0 -30V560').stroke(width, { cap: 'round' }).rotate(28);
    if (look !== 'solid') return [d.layer('leaf', lines.union(stalk), 'main')];
    return [d.layer('lines', lines, 'main'), d.layer('stalk', stalk, 'second', { mono: 'ink' })];
  },
});
