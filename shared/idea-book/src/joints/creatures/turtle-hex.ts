import { idea } from '../../idea.ts';

/** A turtle of hexagons: each side of the shell carries a limb, the head or the tail. */
export const turtleHex = idea({
  id: 'turtle-hex',
  title: 'The six-sided turtle',
  says: 'A turtle from above: its shell is a hexagon, with a limb, the head or the tail on each side.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['turtle', 'tortoise'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['tech_sharp', 'geometric_minimal'], colors: 1, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.16 },
  },
  params: { middle: { label: 'Middle', min: 120, max: 180, usual: 150 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const gap = 20;
    const outer = d.regular(6, 330, { turn: 30 });
    const inner = d.regular(6, params['middle']!, { turn: 30 });
    const flipper = d.path('M-86 -250H86C96 -400 70 -480 0 -530C-50 -480 -96 -400 -86 -250Z');
    const head = d.rect(-82, -500, 164, 260, [82, 82, 10, 10]);
    const tail = d.polygon([[-80, 240], [80, 240], [0, 430]], 12);
    const limbs = d.union(head, tail, d.mirror(flipper.rotate(60).union(flipper.scale(1, 0.86).rotate(120))));
    if (look === 'cut') {
      const cracks = inner.outline(34, 'miter').union(...d.radial(d.rect(-17, -310, 34, 320 - params['middle']!), { count: 6, turn: 30 }));
      return [d.layer('turtle', outer.round(24, 0).subtract(cracks.intersect(outer.shrink(0.5))).union(limbs.subtract(outer.shrink(30))).round(0, 14).subtract(cracks), 'main')];
    }
    if (line) {
      const pen = 40;
      const spokes = d.union(...d.radial(d.rect(-pen / 2, -300, pen, 310 - params['middle']!), { count: 6, turn: 30 }));
      return [d.layer('shell', outer.rim(pen).union(inner.rim(pen), spokes), 'main'), d.layer('limbs', limbs.rim(pen, 'round').subtract(outer.shrink(pen)).union(limbs.intersect(outer.rim(pen))), 'main')];
    }
    const plate = d.fitSector(outer.subtract(inner.grow(gap, 'miter')), { count: 6, gap }).round(12, 0);
    return [d.layer('shell', d.union(...d.radial(plate, { count: 6 })), 'main'), d.layer('middle', inner.round(12, 0), 'second'), d.layer('limbs', limbs.subtract(outer.grow(gap, 'miter')).round(8, 0), 'second')];
  },
});
