import { idea } from '../../idea.ts';

/** A tie that writes: its blade is a pen nib. */
export const nibTie = idea({
  id: 'nib-tie',
  title: 'A tie that writes',
  says: 'Between the lapels hangs a tie, and the tie is the nib of a pen.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['nib', 'pen', 'signature', 'tie', 'ink'], trades: ['notary', 'law'] }, { things: ['tie', 'briefcase', 'signature'], trades: ['law', 'notary', 'consulting', 'recruiting', 'accounting', 'publishing', 'insurance', 'tailoring'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'elegant_serif'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
    collar: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { nib: { label: 'Nib width', min: 112, max: 148, usual: 132 }, gap: { label: 'Gap', min: 12, max: 30, usual: 18 } },
  draw: (d, { look, params }) => {
    const hole = d.circle(0, 96, 34).union(d.rect(-9, 96, 18, 400));
    const wide = params['nib']!;
    const gap = params['gap']!;
    const knot = d.polygon([[-86, -400], [86, -400], [56, -270], [-56, -270]], 14);
    const nib = d.mirror(d.path('M0 -246H46Q54 -246 56 -238C72 -150 132 40 132 120C132 220 50 320 0 440Z').scale(wide / 132, 1, [0, 0]).subtract(hole));
    const tie = knot.union(nib);
    if (look === 'collar') {
      const wing = d.polygon([[44, -410], [236, -560], [352, -150], [120, -262]], 14);
      return [d.layer('collar', d.mirror(wing.gapFrom(knot, gap + 4)), 'main', { mono: 'ink' }), d.layer('tie', tie, 'main', { mono: 'ink' })];
    }
    const coat = d.path('M176 -470L440 -380V440H40C150 250 270 -40 300 -200Z').round(8, 0).gapFrom(tie.union(hole.intersect(d.rect(-9, 96, 18, 344))), gap);
    if (look === 'line') return [d.layer('lapels', d.mirror(coat.round(8, 8).rim(36, 'round')), 'main'), d.layer('tie', tie, 'second', { mono: 'ink' })];
    return [d.layer('coat', d.mirror(coat), 'main'), d.layer('tie', tie, 'second', { mono: 'ink' })];
  },
});
