import { idea } from '../../idea.ts';

/** A column whose shaft ends in the nib of a pen. */
export const columnNib = idea({
  id: 'column-nib',
  title: 'Set down for good',
  says: 'The shaft of the column ends in the nib of a pen.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['law', 'notary'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'elegant_serif'], colors: 2, stem: 0.1 },
    ionic: { manner: 'cut', vibes: ['classic_ornate', 'elegant_serif'], traits: ['ornate'], colors: 1, stem: 0.08 },
    halves: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.14 },
  },
  params: { width: { label: 'Width', min: 280, max: 360, usual: 320 } },
  draw: (d, { look, params }) => {
    const half = params['width']! / 2;
    const [gap, neck, shoulder, tip] = [28, -300, 110, 520];
    const shaft = d.path(`M${-half} ${neck}H${half}V${shoulder}C${half} ${shoulder + 150} 70 ${tip - 130} 0 ${tip}C-70 ${tip - 130} ${-half} ${shoulder + 150} ${-half} ${shoulder}Z`);
    const hole = d.circle(0, shoulder + 40, 44);
    const slit = d.rect(-gap / 2, shoulder + 40, gap, 600);
    const flutes = d.mirror(d.rect(half / 3 - gap / 2, neck - 10, gap, shoulder - neck - 60, [0, 0, gap / 2, gap / 2]));
    const plate = d.rect(-half - 130, -520, 2 * half + 260, 96, 20);
    if (look === 'ionic') {
      const scroll = d.ring(half + 60, -330, 124, 66).union(d.circle(half + 60, -330, 30));
      const bar = d.rect(-half - 60, -454, 2 * half + 120, 58);
      const capital = d.mirror(scroll).union(bar).union(d.rect(-half + 2, -396, 2 * half - 4, 70).subtract(d.mirror(d.circle(half + 60, -330, 124 + gap))));
      return [d.layer('capital', capital.union(d.rect(-half - 184, -530, 2 * half + 368, 50, 8)), 'main', { mono: 'ink' }), d.layer('shaft and nib', shaft.subtract(hole, slit, flutes, d.mirror(d.circle(half + 60, -330, 124 + gap))), 'main', { mono: 'ink' })];
    }
    const echinus = d.polygon([[-half - 90, -520 + 96 + gap], [half + 90, -520 + 96 + gap], [half, neck - 20], [-half, neck - 20]], 10);
    const top = d.rect(-900, neck - 40, 1800, 30);
    if (look === 'halves') {
      const left = shaft.subtract(top, hole.grow(14), d.rect(-gap / 2, neck - 60, 1000, 1000));
      return [d.layer('capital', plate.union(echinus), 'main', { mono: 'ink' }), d.layer('left half', left, 'main', { mono: 'ink' }), d.layer('right half', left.flipX(0), 'second', { mono: 'ink' })];
    }
    return [d.layer('capital', plate.union(echinus), 'main', { mono: 'ink' }), d.layer('shaft and nib', shaft.subtract(top, hole, slit, flutes), 'second', { mono: 'ink' })];
  },
});
