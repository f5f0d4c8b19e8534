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
  },
  draw: (d, { look }) => {
    const hole = d.circle(0, 96, 34).union(d.rect(-9, 96, 18, 400));
    const knot = d.polygon([[-86, -400], [86, -400], [56, -270], [-56, -270]], 14);
    const blade = d.mirror(d.path('M0 -246H54C70 -160 132 40 132 120C132 220 50 320 0 440Z'));
    const tie = knot.union(blade.round(8, 0).subtract(hole));
    if (look === 'line') {
      const jacket = d.line('M220 -470L420 -390V450M220 -470L160 -240L60 450').stroke(34, { cap: 'round' });
      return [d.layer('lapels', d.mirror(jacket), 'main'), d.layer('tie', tie, 'second', { mono: 'ink' })];
    }
    const coat = d.path('M176 -470L440 -380V440H40C150 250 270 -40 300 -200Z').round(8, 0);
    return [d.layer('coat', d.mirror(coat.gapFrom(tie, 18)), 'main'), d.layer('tie', tie, 'second', { mono: 'ink' })];
  },
});
