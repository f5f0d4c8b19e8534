import { idea } from '../../idea.ts';

/** The nib of a pen is the sails of a boat. */
export const nibSail = idea({
  id: 'nib-sail',
  title: 'Words under sail',
  says: 'The two halves of a pen nib are the sails of a boat.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['boat', 'sail', 'sea', 'wind', 'harbor', 'port', 'sailor', 'journey'] }, { things: ['nib', 'ink', 'letter', 'signature'], trades: ['publishing', 'stationery', 'notary', 'translation', 'bookshop', 'law', 'language-school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'illustrative'], colors: 2, stem: 0.08 },
    ink: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
  },
  params: { slit: { label: 'Gap', min: 16, max: 34, usual: 20 } },
  draw: (d, { look, params }) => {
    const half = d.path('M0 -500C40 -330 240 -190 240 -10C240 80 200 130 180 210H0Z');
    const hole = d.circle(0, 20, 46);
    const gap = params['slit']!;
    const slit = d.rect(-gap / 2, -600, gap, 620);
    const hull = d.path('M-330 240H330C300 370 220 430 110 430H-110C-220 430 -300 370 -330 240Z').round(14, 0);
    if (look === 'line') {
      const nib = d.mirror(half).rim(34, 'round').union(d.ring(0, 20, 54, 24), d.rect(-gap / 2 - 4, -420, gap + 8, 400));
      return [d.layer('nib', nib, 'main'), d.layer('hull', d.line('M-340 266H340C310 380 220 430 110 430H-110C-220 430 -310 380 -340 266Z').stroke(34, { join: 'round' }), 'second')];
    }
    if (look === 'ink') {
      const waves = d.union(d.wave({ x: -380, y: 296, length: 760, height: 60, waves: 3 }).stroke(46, { cap: 'round' }), d.wave({ x: -253, y: 410, length: 507, height: 60, waves: 2, phase: 0.5 }).stroke(46, { cap: 'round' }));
      return [d.layer('nib', d.mirror(half).subtract(hole, slit), 'main'), d.layer('waves', waves, 'second')];
    }
    const right = half.subtract(hole, d.rect(-gap / 2, -600, gap, 1000));
    return [d.layer('mainsail', right.flipX(0), 'main', { mono: 'ink' }), d.layer('jib', right, 'second', { mono: 'ink' }), d.layer('hull', hull, 'main')];
  },
});
