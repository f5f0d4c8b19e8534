import { idea } from '../../idea.ts';

/** A bar of chocolate that is a paneled door, with a bite out of one corner. */
export const barDoor = idea({
  id: 'bar-door',
  title: 'Open the chocolate',
  says: 'The bar of chocolate is a paneled door with a knob, and somebody has bitten off a corner.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['chocolatier'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'classic_ornate'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.038 },
    ajar: { manner: 'cut', vibes: ['bold_abstract', 'illustrative'], colors: 2, stem: 0.09 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 30, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const [w, h, stile] = [600, 980, 104];
    const bar = d.rect(-w / 2, -h / 2, w, h, 26);
    const bite = d.union(d.circle(w / 2 - 150, -h / 2 - 20, 96), d.circle(w / 2 - 26, -h / 2 + 110, 104), d.circle(w / 2 + 10, -h / 2 - 10, 130));
    const grid = (columns: number, rows: number, space: number) => {
      const [width, height] = [(w - 2 * stile - (columns - 1) * space) / columns, (h - 2 * stile - (rows - 1) * space) / rows];
      return Array.from({ length: columns * rows }, (_, i) => d.rect(-w / 2 + stile + (i % columns) * (width + space), -h / 2 + stile + Math.floor(i / columns) * (height + space), width, height, 12));
    };
    const knob = d.circle(w / 2 - stile / 2, 30, 34);
    if (look === 'line') {
      const pen = 36;
      const body = bar.subtract(bite);
      const panes = grid(1, 3, 56).map((cell) => cell.subtract(d.rect(w / 2 - 150, -h, w, 2 * h)).subtract(bite.grow(pen + 50)).round(6, 0).rim(pen, 'round'));
      return [d.layer('bar', body.rim(pen, 'round').union(...panes), 'main', { mono: 'ink' }), d.layer('knob', d.circle(w / 2 - 93, 30, 34), 'second', { mono: 'ink' })];
    }
    const panels = grid(2, 3, 44).map((cell) => cell.rim(gap));
    const leaf = bar.subtract(...panels).subtract(bite).withoutSlivers(300);
    if (look === 'ajar') {
      const turned = leaf.subtract(knob).warp(([x, y]) => {
        const share = (x + w / 2) / w;
        return [-w / 2 + share * w * 0.62, (y - h / 2) * (1 + share * 0.1) + h / 2 + share * 90];
      });
      const [jamb, side] = [72, gap + 72];
      const frame = d.rect(-w / 2 - side, -h / 2 - side, w + 2 * side, h + side).subtract(d.rect(-w / 2 - side + jamb, -h / 2 - side + jamb, w + 2 * (side - jamb), h + side));
      return [d.layer('frame', frame.gapFrom(turned, gap), 'second', { mono: 'ink' }), d.layer('bar', turned, 'main', { mono: 'ink' })];
    }
    return [d.layer('bar', leaf.subtract(knob.grow(12)), 'main', { mono: 'ink' }), d.layer('knob', knob, 'second', { mono: 'ink' })];
  },
});
