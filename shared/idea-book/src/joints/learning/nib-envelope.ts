import { idea } from '../../idea.ts';

/** An envelope whose flap is the nib of a pen. */
export const nibEnvelope = idea({
  id: 'nib-envelope',
  title: 'Yours, in ink',
  says: 'The flap of the envelope is the nib of a fountain pen.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['envelope', 'letter'], trades: ['stationery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    open: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'elegant_serif'], colors: 1, stem: 0.08 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 30, usual: 22 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const [w, top, bottom] = [480, -330, 330];
    const tip = 180;
    const sheet = d.rect(-w, top, 2 * w, bottom - top, 44);
    const nib = d.mirror(d.path(`M0 ${top}H${w}C390 -160 120 -10 0 ${tip}Z`));
    const hole = d.circle(0, -120, 54);
    const slit = d.rect(-gap / 2, -120, gap, 600);
    if (look === 'line') {
      const pen = 42;
      const sides = d.line(`M${-w} ${top}C-390 -160 -120 -10 0 ${tip}C120 -10 390 -160 ${w} ${top}`).stroke(pen, { join: 'miter' }).intersect(sheet);
      const eye = d.circle(0, -120, 64);
      return [d.layer('envelope', sheet.rim(pen, 'round').union(sides), 'main', { mono: 'join' }), d.layer('slit', eye.union(d.rect(-pen / 2, -120, pen, tip + 120)).gapFrom(sides, gap), 'second', { mono: 'ink' })];
    }
    if (look === 'open') {
      const flap = nib.round(10, 0).flipY(top).move(0, -gap).subtract(hole.flipY(top), d.rect(-gap / 2, -1200, gap, 700));
      return [d.layer('envelope', sheet.subtract(nib), 'main'), d.layer('nib', flap, 'main')];
    }
    return [d.layer('envelope', sheet.gapFrom(nib, gap), 'main', { mono: 'ink' }), d.layer('nib', nib.intersect(sheet).subtract(hole, slit), 'second', { mono: 'ink' })];
  },
});
