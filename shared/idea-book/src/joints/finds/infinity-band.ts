import { idea } from '../../idea.ts';

/** Two drops interlace and make infinity. */
export const infinityBand = idea({
  id: 'infinity-band',
  title: 'Without end',
  says: 'One band of even width crosses itself and never ends.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['infinity', 'mobius-strip'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.06 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.2 },
  },
  params: { band: { label: 'Width of the band', min: 120, max: 170, usual: 146 } },
  draw: (d, { look, params }) => {
    const band = params['band']!;
    const k = Math.SQRT1_2;
    const r = 220;
    const reach = r / k;
    const [tx, ty] = [reach - r * k, r * k];
    const right = d.line(`M0 0L${tx} ${-ty}A${r} ${r} 0 1 1 ${tx} ${ty}L0 0`);
    const over = d.polyline([[-tx, ty], [tx, -ty]]);
    if (look === 'line') {
      const loop = d.line(`M${-tx} ${ty}L${tx} ${-ty}A${r} ${r} 0 1 1 ${tx} ${ty}L${-tx} ${-ty}A${r} ${r} 0 1 0 ${-tx} ${ty}`).scale(1.02);
      return [d.layer('band', loop.stroke(64), 'main')];
    }
    if (look === 'cut') {
      const drop = d.path(`M0 0L${tx} ${-ty}A${r} ${r} 0 1 1 ${tx} ${ty}Z`);
      const hole = drop.shrink(band / 2 - 10);
      return [d.layer('infinity', d.union(drop, drop.flipX(0)).grow(band / 2 + 10).subtract(hole, hole.flipX(0)).round(0, 10), 'main')];
    }
    const strand = over.stroke(band);
    const rightLoop = right.stroke(band, { join: 'round' }).subtract(d.polygon([[-900, -900], [0, -900], [0, 900], [-900, 900]]));
    const leftLoop = rightLoop.rotate(180, [0, 0]);
    const left = leftLoop.gapFrom(strand, 26).withoutSlivers(900);
    return [d.layer('left', left, 'second', { mono: 'ink' }), d.layer('right', rightLoop.gapFrom(strand, 26).withoutSlivers(900).union(strand), 'main')];
  },
});
