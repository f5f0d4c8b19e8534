import { idea } from '../../idea.ts';

/** Open scissors that are a dress: the rings its sleeves, the screw its waist, the blades its skirt. */
export const scissorsDress = idea({
  id: 'scissors-dress',
  title: 'Cut to fit',
  says: 'The open scissors are a dress: rings for sleeves, the screw for a waist, the blades for a skirt.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['dress'], trades: ['fashion', 'tailoring'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'bold_abstract'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    pleats: { manner: 'module', vibes: ['bold_abstract', 'illustrative', 'classic_ornate'], colors: 2, stem: 0.07 },
  },
  params: { flare: { label: 'Flare', min: 0, max: 6, usual: 2 } },
  draw: (d, { look, params }) => {
    const flare = params['flare']!;
    const waist = [0, -70] as const;
    const pen = look === 'line' ? 42 : 62;
    const gap = 22;
    const ring = d.ellipse(-176, -326, 128, 150).rotate(-24, [-176, -326]);
    const grip = ring.rim(pen, 'round');
    const shank = d.line('M-104 -218C-80 -170 -50 -120 0 -70').stroke(pen, { cap: 'round' });
    const blade = d.path('M-34 -90L44 -92C150 60 300 230 372 480C330 500 290 486 260 460C190 250 60 120 -34 -90Z').round(8, 0);
    const half = grip.union(shank, blade).round(0, 12).rotate(-flare, [...waist]);
    const other = half.flipX();
    const skirt = d.mirror(d.path('M-1 -90C90 100 190 250 246 454C170 500 80 510 -1 510Z')).rotate(0);
    const screw = d.circle(...waist, 24);
    const wide = skirt.scale(1 + flare * 0.03, 1, [...waist]);
    if (look === 'line') {
      const side = d.line('M-104 -218C-80 -170 -50 -120 0 -70C110 100 230 220 330 470').stroke(pen, { cap: 'round' });
      const piece = grip.union(side).rotate(-flare, [...waist]);
      const hem = d.line('M-210 430C-130 480 130 480 210 430').stroke(pen, { cap: 'round' });
      return [d.layer('scissors', d.mirror(piece), 'main'), d.layer('dress', hem, 'second', { mono: 'ink' })];
    }
    const shears = half.union(other);
    if (look === 'pleats') {
      const folds = [-9, 9].map((turn) => d.rect(-gap / 2, 0, gap, 900).rotate(turn).move(...waist));
      const scallops = d.union(...[-142, 0, 142].map((x) => d.ellipse(x, 436, 84, 84)));
      const cloth = wide.intersect(d.rect(-900, -900, 1800, 1350)).union(scallops).gapFrom(shears, gap).subtract(...folds).withoutSlivers(900);
      return [d.layer('scissors', shears.subtract(screw), 'main'), d.layer('skirt', cloth, 'second', { mono: 'ink' })];
    }
    return [d.layer('scissors', shears.subtract(screw), 'main'), d.layer('skirt', wide.gapFrom(shears, gap), 'second', { mono: 'ink' })];
  },
});
