import { idea } from '../../idea.ts';

/** The bow of a key is a pretzel. */
export const pretzelKey = idea({
  id: 'pretzel-key',
  title: 'The key to the bakery',
  says: 'The handle of the key is a pretzel.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['key', 'lock', 'door', 'gate'] }, { things: ['pretzel'], trades: ['bakery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 1, stem: 0.12 },
  },
  params: { weight: { label: 'Weight', min: 72, max: 100, usual: 88 }, length: { label: 'Key length', min: 320, max: 460, usual: 366 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 42 + (params['weight']! - 88) / 4 : look === 'bold' ? params['weight']! + 36 : params['weight']!;
    const length = params['length']!;
    const strand = d.line('M0 300C220 300 380 150 380 -46C380 -180 300 -262 198 -262C96 -262 84 -164 0 -80C-84 4 -150 100 -214 240');
    const over = strand.stroke(pen, { cap: 'round' });
    const under = strand.flipX(0).stroke(pen, { cap: 'round' }).subtract(strand.part(0.6, 0.82).stroke(pen + 44));
    const pretzel = over.union(under);
    const bottom = pretzel.bounds.bottom + 22;
    if (look === 'bold') {
      const [foot, wide] = [bottom - 60 + length, pen * 0.7];
      const key = d.rect(-pen / 2, bottom - 100, pen, foot - bottom + 100).union(d.rect(0, foot - wide, 210, wide), d.rect(0, foot - wide * 2.7, 210, wide)).round(14, 0);
      return [d.layer('key', over.union(strand.flipX(0).stroke(pen, { cap: 'round' }), key), 'main')];
    }
    const bits = d.rect(0, bottom + length - 190, 190, 66).union(d.rect(0, bottom + length - 66, 150, 66));
    const shank = d.rect(-pen / 2, bottom, pen, length).union(bits, d.rect(-pen / 2 - 50, bottom, pen + 100, 56)).round(9, 0);
    return [d.layer('pretzel', pretzel, 'second', { mono: 'ink' }), d.layer('shank', shank, 'main')];
  },
});
