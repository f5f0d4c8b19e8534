import { idea } from '../../idea.ts';

/** A fir tree knitted in plain stitches. */
export const stitchFir = idea({
  id: 'stitch-fir',
  title: 'The knitted fir',
  says: 'Rows of knit stitches add up to a fir tree.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['fir', 'pine', 'tree', 'forest', 'cedar', 'north', 'winter'] }, { things: ['knitting-needles', 'yarn'], trades: ['knitting', 'textiles'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.08 },
    bands: { manner: 'print', vibes: ['playful_rounded', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.08 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { weight: { label: 'Thickness of the yarn', min: 0.87, max: 0.93, usual: 0.9 } },
  draw: (d, { look, params }) => {
    const rows = look === 'bold' ? [1, 3, 3, 5] : [1, 3, 5, 3, 5, 7];
    const [pitch, lead] = [132, 124];
    const leg = d.path('M-7 92C-64 60 -74 -8 -60 -62C-20 -40 -7 0 -7 40Z').round(10, 0).scale(params['weight']!);
    const stitch = d.mirror(leg);
    const tree = rows.flatMap((count, row) => Array.from({ length: count }, (_, i) => stitch.move((i - (count - 1) / 2) * pitch, row * lead - 420)));
    const trunk = (look === 'bold' ? [4] : [6, 7]).map((row) => stitch.move(0, row * lead - 420));
    const isBand = (shape: (typeof tree)[number]) => look === 'bands' && Math.round((shape.bounds.cy + 420) / lead) % 3 === 2;
    if (look === 'bold') return [d.layer('tree', d.union(...tree, ...trunk), 'main')];
    return [d.layer('tree', d.union(...tree.filter((one) => !isBand(one))), 'main'), d.layer('bands', d.union(...tree.filter(isBand), ...trunk), 'second', { mono: 'ink' })];
  },
});
