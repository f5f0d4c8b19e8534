import { idea } from '../../idea.ts';

/** An acorn that is a bank: its cap is the dome, its nut the columns. */
export const acornBank = idea({
  id: 'acorn-bank',
  title: 'The acorn bank',
  says: 'The acorn is a bank: its cap is the dome, and columns hold it up.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['banking', 'investment'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'classic_ornate', 'elegant_serif'], colors: 2, stem: 0.09 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { columns: { label: 'Columns', min: 3, max: 5, usual: 4 }, gap: { label: 'Gap', min: 28, max: 48, usual: 38 } },
  draw: (d, { look, params }) => {
    const [count, gap] = [Math.round(params['columns']!), params['gap']!];
    const cap = d.path('M-430 -60C-430 -300 -250 -430 0 -430C250 -430 430 -300 430 -60Z').round(40, 0);
    const stalk = d.line('M0 -420C0 -480 14 -530 60 -570').stroke(72, { cap: 'round' });
    const nut = d.path('M-360 -20H360C370 200 250 420 0 560C-250 420 -370 200 -360 -20Z').round(20, 0);
    const pitch = 720 / count;
    const slots = Array.from({ length: count - 1 }, (_, i) => d.rect(-360 + pitch * (i + 1) - gap / 2, -100, gap, 900));
    const columns = nut.subtract(...slots).pieces().map((piece) => piece.round(14, 0));
    if (look === 'line') return [d.layer('cap', cap.rim(36, 'round').union(stalk.intersect(d.rect(-200, -700, 500, 290))), 'main'), d.layer('columns', d.union(...columns.map((column) => column.rim(30, 'round'))), 'second', { mono: 'ink' })];
    if (look === 'one') return [d.layer('acorn', d.union(cap, stalk, ...columns), 'main')];
    return [d.layer('cap', cap.union(stalk), 'main'), d.layer('columns', d.union(...columns), 'second', { mono: 'ink' })];
  },
});
