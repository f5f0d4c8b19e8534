import { idea } from '../../idea.ts';

/** A van from the front, with the V of its name pressed into the metal. */
export const vForVan = idea({
  id: 'v-for-van',
  title: 'V for van',
  says: 'The fold in the front of the van is its own first letter.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['van', 'camper-van'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], traits: ['retro'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['retro'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], traits: ['retro'], colors: 1, stem: 0.14 },
  },
  params: { lamps: { label: 'Size of the lamps', min: 60, max: 92, usual: 76 } },
  draw: (d, { look, params }) => {
    const lamp = params['lamps']!;
    const [gap, pen] = [26, 42];
    const body = d.rect(-400, -470, 800, 830, [220, 220, 100, 100]);
    const glass = d.path('M-300 -140V-250C-300 -330 -270 -360 -200 -360H200C270 -360 300 -330 300 -250V-140Z').round(26, 0);
    const panes = glass.subtract(d.rect(-gap / 2, -500, gap, 500));
    const vee = d.polygon([[-500, -130], [0, 270], [500, -130], [500, -700], [-500, -700]]);
    const seam = d.polyline([[-500, -130], [0, 270], [500, -130]]);
    const lamps = d.mirror(d.circle(-246, 210, lamp));
    const bumper = d.rect(-430, 386, 860, 74, 37);
    const tires = d.mirror(d.rect(-350, 400, 150, 150, [0, 0, 30, 30]));
    if (look === 'line') {
      const inner = body.intersect(d.rect(-600, -600, 1200, 1200));
      return [d.layer('van', d.union(inner.rim(pen, 'round'), seam.stroke(pen, { join: 'miter' }).intersect(body), bumper, tires.subtract(d.rect(-600, 300, 1200, 140))), 'main'), d.layer('panes', d.union(...panes.pieces().map((pane) => pane.round(20, 0))), 'second', { mono: 'ink' }), d.layer('lamps', lamps, 'second', { mono: 'ink' })];
    }
    const wheels = tires.gapFrom(bumper, gap).intersect(d.rect(-600, 440, 1200, 200));
    if (look === 'cut') return [d.layer('van', d.union(body.subtract(panes, lamps, seam.stroke(44, { join: 'miter' })), bumper, wheels), 'main')];
    return [
      d.layer('upper body', body.intersect(vee).subtract(panes, seam.stroke(gap, { join: 'miter' })).round(6, 0), 'second', { mono: 'ink' }),
      d.layer('lower body', body.subtract(vee, lamps, seam.stroke(gap, { join: 'miter' })).withoutSlivers(400).round(6, 0), 'main', { mono: 'ink' }),
      d.layer('bumper', bumper.union(wheels), 'main', { mono: 'ink' }),
    ];
  },
});
